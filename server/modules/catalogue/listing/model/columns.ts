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
  readonly hasStock: boolean;
}

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
  readonly hasStock: Uint8Array;

  constructor(readonly size: number) {
    this.isOnSale = new Uint8Array(size);
    this.sold = new Uint32Array(size);
    this.rating = new Uint16Array(size);
    this.ratings = new Uint32Array(size);
    this.since = new Uint32Array(size);
    this.isPromoted = new Uint8Array(size);
    this.priceFrom = new Uint32Array(size);
    this.priceTo = new Uint32Array(size);
    this.hasStock = new Uint8Array(size);
  }

  set(product: number, row: ProductFigures): void {
    this.isOnSale[product] = Number(row.isActive);
    this.sold[product] = row.sold;
    this.rating[product] = row.rating;
    this.ratings[product] = row.ratings;
    this.since[product] = Date.parse(row.since) / 86_400_000;
    this.isPromoted[product] = Number(row.isPromoted);
    this.priceFrom[product] = row.priceFrom;
    this.priceTo[product] = row.priceTo;
    this.hasStock[product] = Number(row.hasStock);
  }
}
