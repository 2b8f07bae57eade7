import type { ProductQuery } from '#contract/catalogue.ts';
import type { CatalogueModel } from './model.ts';

/** Filters and order of a list; null, '' and [] filter nothing. Prices in rupiah, `rating` in whole stars. */
export type Filters = Pick<ProductQuery, 'category' | 'brand' | 'min_price' | 'max_price' | 'rating' | 'in_stock' | 'promotion' | 'sort'>;

/** No filter at all, and the order in which the shop shows its goods. */
export const everything: Filters = {
  category: '',
  brand: [],
  min_price: null,
  max_price: null,
  rating: null,
  in_stock: false,
  promotion: false,
  sort: 'relevance',
};

/** The hits of a search: 1 for each hit, and how well it answers, where that says anything. */
export interface Hits {
  readonly found: Uint8Array;
  /** Hundredths. */
  readonly ranks: Uint16Array;
}

export interface Chosen {
  readonly total: number;
  /** Products by brand and by category, each without its own filter. */
  readonly inBrand: Uint32Array;
  readonly inCategory: Uint32Array;
  /** Lowest and highest price without the filter by price; 0 where nothing is. */
  readonly minPrice: number;
  readonly maxPrice: number;
  /** The products of the page, in order. */
  readonly page: readonly number[];
}

/** A page of a list: behind a product, wherever that stands now, else from a number on. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
  /** Id of the product before the page; '' for none. One that is not in the list counts as none. */
  readonly after?: string;
}

/** Filters, counts, sorts and cuts in memory. @param hits null: no search */
export function choose(model: CatalogueModel, filters: Filters, hits: Hits | null, page: Page): Chosen {
  const { columns, brandOf, categoryOf } = model;
  const brands = chosenBrands(model, filters.brand);
  const categories = chosenCategories(model, filters.category);
  const least = filters.rating === null ? 0 : filters.rating * 100;
  const [low, high] = [filters.min_price ?? 0, filters.max_price ?? Number.POSITIVE_INFINITY];
  const accepted = new Uint8Array(columns.size);
  const inBrand = new Uint32Array(model.brands.length);
  const inCategory = new Uint32Array(model.categories.length);
  let [total, minPrice, maxPrice] = [0, Number.POSITIVE_INFINITY, 0];
  for (let product = 0; product < columns.size; product += 1) {
    if (columns.isOnSale[product] !== 1 || (hits !== null && hits.found[product] !== 1)) continue;
    if ((columns.rating[product] ?? 0) < least) continue;
    if ((filters.in_stock && columns.hasStock[product] !== 1) || (filters.promotion && columns.isPromoted[product] !== 1)) continue;
    const [brand, category] = [brandOf[product] ?? 0, categoryOf[product] ?? 0];
    const [from, to] = [columns.priceFrom[product] ?? 0, columns.priceTo[product] ?? 0];
    const isOfBrand = brands === null || brands[brand] === 1;
    const isOfCategory = categories === null || categories[category] === 1;
    // A product is within a price range when the span of its variants' prices touches it.
    const isAtPrice = to >= low && from <= high;
    if (isOfCategory && isAtPrice) inBrand[brand] = (inBrand[brand] ?? 0) + 1;
    if (isOfBrand && isAtPrice) inCategory[category] = (inCategory[category] ?? 0) + 1;
    if (!isOfBrand || !isOfCategory) continue;
    minPrice = Math.min(minPrice, from);
    maxPrice = Math.max(maxPrice, to);
    if (!isAtPrice) continue;
    accepted[product] = 1;
    total += 1;
  }
  return {
    total,
    inBrand,
    inCategory,
    minPrice: Number.isFinite(minPrice) ? minPrice : 0,
    maxPrice,
    page: total === 0 ? [] : cutPage(model, filters, accepted, hits, page),
  };
}

function chosenBrands(model: CatalogueModel, slugs: readonly string[]): Uint8Array | null {
  return slugs.length === 0 ? null : Uint8Array.from(model.brands, ({ slug }) => Number(slugs.includes(slug)));
}

/** A category of either level. */
function chosenCategories(model: CatalogueModel, asked: string): Uint8Array | null {
  return asked === '' ? null : Uint8Array.from(model.categories, ({ slug, parent }) => Number(slug === asked || parent === asked));
}

function cutPage(
  model: CatalogueModel,
  { sort }: Filters,
  accepted: Uint8Array,
  hits: Hits | null,
  { limit, offset, after = '' }: Page,
): number[] {
  const whole = model.orders.of(sort === 'relevance' ? 'best_selling' : sort);
  const before = model.ordinals.get(after);
  const wanted = before === undefined ? offset + limit : Number.POSITIVE_INFINITY;
  const order = sort === 'relevance' && hits !== null ? bestAnswers(whole, accepted, hits.ranks, wanted) : whole;
  const start = before === undefined ? 0 : order.indexOf(before) + 1;
  let missing = start === 0 ? offset : 0;
  const page: number[] = [];
  for (let at = start; at < order.length && page.length < limit; at += 1) {
    const product = order[at] ?? 0;
    if (accepted[product] !== 1) continue;
    if (missing > 0) missing -= 1;
    else page.push(product);
  }
  return page;
}

/** By rank; among equals what sells best comes first. Of many answers only those are put in order that the first `wanted` can be among. */
function bestAnswers(bestSelling: Uint32Array, accepted: Uint8Array, ranks: Uint16Array, wanted: number): number[] {
  const least = leastRank(accepted, ranks, wanted);
  const byRank = new Map<number, number[]>();
  for (const product of bestSelling) {
    const rank = ranks[product] ?? 0;
    if (accepted[product] !== 1 || rank < least) continue;
    const own = byRank.get(rank);
    if (own === undefined) byRank.set(rank, [product]);
    else own.push(product);
  }
  return [...byRank].sort(([left], [right]) => right - left).flatMap(([, products]) => products);
}

/** The rank that the last of the `wanted` best has. */
function leastRank(accepted: Uint8Array, ranks: Uint16Array, wanted: number): number {
  const having = new Uint32Array(2 ** 16);
  for (let product = 0; product < accepted.length; product += 1) {
    if (accepted[product] === 1) having[ranks[product] ?? 0] = (having[ranks[product] ?? 0] ?? 0) + 1;
  }
  let rank = having.length - 1;
  for (let better = having[rank] ?? 0; rank > 0 && better < wanted; better += having[rank] ?? 0) rank -= 1;
  return rank;
}
