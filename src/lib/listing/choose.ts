import type { Hits } from '../search/find.ts';
import { type Accepted, accept } from './accept.ts';
import type { Filters } from './filters.ts';
import type { Listing } from './listing.ts';

export interface Chosen extends Pick<Accepted, 'total' | 'inBrand' | 'inCategory' | 'minPrice' | 'maxPrice'> {
  /** The products of the page, in order. */
  readonly page: readonly number[];
  /** The variant that each of them was chosen for, from 0 among its own; -1 where it was for none in particular. */
  readonly shown: readonly number[];
}

/** A page of a list: behind a product, wherever that stands now, else from a number on. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
  /** Id of the product before the page; '' for none. One that is not in the list counts as none. */
  readonly after?: string;
}

/** Filters, counts, sorts and cuts in memory. @param hits null: no search */
export function choose(listing: Listing, filters: Filters, hits: Hits | null, page: Page): Chosen {
  const accepted = accept(listing, filters, hits);
  const { total, inBrand, inCategory, minPrice, maxPrice } = accepted;
  const cut = total === 0 ? [] : cutPage(listing, filters, accepted, hits, page);
  return { total, inBrand, inCategory, minPrice, maxPrice, page: cut, shown: cut.map(product => accepted.shown[product] ?? -1) };
}

function cutPage(
  listing: Listing,
  { sort }: Filters,
  { isIn, price }: Accepted,
  hits: Hits | null,
  { limit, offset, after = '' }: Page,
): number[] {
  const whole = listing.orders.of(sort === 'relevance' ? 'best_selling' : sort);
  const before = listing.ordinals.get(after);
  const wanted = before === undefined ? offset + limit : Number.POSITIVE_INFINITY;
  const order = orderOf();
  const start = before === undefined ? 0 : order.indexOf(before) + 1;
  let missing = start === 0 ? offset : 0;
  const page: number[] = [];
  for (let at = start; at < order.length && page.length < limit; at += 1) {
    const product = order[at] ?? 0;
    if (isIn[product] !== 1) continue;
    if (missing > 0) missing -= 1;
    else page.push(product);
  }
  return page;

  function orderOf(): ArrayLike<number> & Pick<number[], 'indexOf'> {
    if (sort === 'relevance' && hits !== null) return bestAnswers(whole, isIn, hits.ranks, wanted);
    if (price !== null && sort === 'price_asc') return byPrice(whole, isIn, price, 1);
    return price !== null && sort === 'price_desc' ? byPrice(whole, isIn, price, -1) : whole;
  }
}

/** By what is paid for the variant that each product was chosen for; among equals in the order of their ids. */
function byPrice(whole: Uint32Array, isIn: Uint8Array, price: Uint32Array, direction: 1 | -1): number[] {
  return [...whole.filter(product => isIn[product] === 1)].sort(
    (left, right) => direction * ((price[left] ?? 0) - (price[right] ?? 0)) || left - right,
  );
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
