/** The columns that lists choose and sort by. Prices in rupiah, `rating` in hundredths of a star, `since` an ISO date. */
export interface ProductFigures {
  readonly id: string;
  readonly isActive: boolean;
  readonly sold: number;
  readonly rating: number;
  readonly ratings: number;
  readonly since: string;
  readonly isPromoted: boolean;
  readonly priceFrom: number;
  readonly priceTo: number;
  /** Of each variant on sale, in their order: what is paid for one, and whether there is any. */
  readonly variants: readonly VariantFigures[];
}

export type VariantFigures = readonly [paid: number, inStock: boolean];

/** The same of all products, each under its ordinal. */
export class Columns {
  readonly isOnSale: Uint8Array;
  readonly sold: Uint32Array;
  readonly rating: Uint16Array;
  readonly ratings: Uint32Array;
  /** Days since 1970. */
  readonly since: Uint32Array;
  readonly isPromoted: Uint8Array;
  readonly priceFrom: Uint32Array;
  readonly priceTo: Uint32Array;
  /** By variant, counted through all products. */
  readonly paid: Uint32Array;
  readonly inStock: Uint8Array;

  /** @param firstVariant first variant of each product, and the number of variants at the end */
  constructor(
    readonly size: number,
    readonly firstVariant: Uint32Array,
  ) {
    const variants = firstVariant[size] ?? 0;
    this.isOnSale = new Uint8Array(size);
    this.sold = new Uint32Array(size);
    this.rating = new Uint16Array(size);
    this.ratings = new Uint32Array(size);
    this.since = new Uint32Array(size);
    this.isPromoted = new Uint8Array(size);
    this.priceFrom = new Uint32Array(size);
    this.priceTo = new Uint32Array(size);
    this.paid = new Uint32Array(variants);
    this.inStock = new Uint8Array(variants);
  }

  /** @returns false where the product has other variants than before: then all columns must be made anew */
  set(product: number, row: ProductFigures): boolean {
    const first = this.firstVariant[product] ?? 0;
    if (row.isActive && row.variants.length !== (this.firstVariant[product + 1] ?? 0) - first) return false;
    for (const [variant, [paid, inStock]] of (row.isActive ? row.variants : []).entries()) {
      this.paid[first + variant] = paid;
      this.inStock[first + variant] = Number(inStock);
    }
    this.isOnSale[product] = Number(row.isActive);
    this.sold[product] = row.sold;
    this.rating[product] = row.rating;
    this.ratings[product] = row.ratings;
    this.since[product] = Date.parse(row.since) / 86_400_000;
    this.isPromoted[product] = Number(row.isPromoted);
    this.priceFrom[product] = row.priceFrom;
    this.priceTo[product] = row.priceTo;
    return true;
  }
}
