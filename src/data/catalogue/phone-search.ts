import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Category, Product, ProductDetail, ProductList } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import type { FreightRates } from '#contract/shipping.ts';
import { discountedPrice } from '#lib/money.ts';
import { smallestQuantity } from '#lib/quantity.ts';
import { IndexBuilder } from '#lib/search/catalogue-index.ts';
import { type SearchResult, search } from '#lib/search/search.ts';
import { ageClock } from '../age-clock.ts';
import { publicEntries } from '../cache/query-persister.ts';
import { estimateOf } from '../freight/estimate.ts';
import { shipmentOf } from '../freight/goods.ts';
import { freightQueries } from '../freight/queries.ts';
import { asDetail, type KnownProduct, phoneKey } from './product-of-list.ts';
import { catalogueQueries, type ProductFilters } from './queries.ts';

/** Products that lie on this phone, found as the shop would, as far as a phone can. */
export interface PhoneList extends ProductList {
  /** When the oldest of them was fetched, in milliseconds since the epoch. */
  readonly oldestAt: number;
}

/** A product with the moment of its answer. */
interface Known {
  readonly product: Product & Pick<ProductDetail, 'is_discontinued'>;
  readonly at: number;
}

/** Looks for a list's products in everything that this phone has seen of the catalogue. */
export async function searchPhone(queryClient: QueryClient, lang: Language, filters: ProductFilters): Promise<PhoneList> {
  const entries = await seen(queryClient, lang);
  const categories = entries.find(({ key }) => key[2] === 'categories')?.data as readonly Category[] | undefined;
  return listOf(await broughtTo(queryClient, knownProducts(entries), filters.deliver_to ?? ''), filters, categories ?? [], lang);
}

/** Those that a service brings to a regency; all of them where this phone does not know the rates to it. */
async function broughtTo(queryClient: QueryClient, known: readonly Known[], regency: string): Promise<readonly Known[]> {
  if (regency === '') return known;
  const rates = await queryClient.ensureQueryData(freightQueries.rates(regency)).catch(() => undefined);
  return rates === undefined ? known : known.filter(({ product }) => isBrought(rates, product));
}

function isBrought(rates: FreightRates, product: Product): boolean {
  return product.variants.some(variant => {
    const { stock, min_quantity: minimum, step_quantity: step } = variant;
    const item = shipmentOf(product, variant, smallestQuantity({ stock, minimum, step }));
    return item === null || estimateOf(rates, [item], ageClock.now()).obstacle === null;
  });
}

/** A product's page as the youngest list on this phone knows it, at hand from then on (`productFromLists`). */
export async function productFromPhone(queryClient: QueryClient, lang: Language, slug: string): Promise<ProductDetail | undefined> {
  const found = knownProducts(await seen(queryClient, lang)).find(({ product }) => product.slug === slug);
  if (found === undefined) return undefined;
  const known: KnownProduct = { product: asDetail(found.product), at: found.at };
  queryClient.setQueryData(phoneKey(lang, slug), known);
  return known.product;
}

/** All answers about the catalogue in a language, on the disk and in memory. */
async function seen(queryClient: QueryClient, lang: Language): Promise<readonly Entry[]> {
  const inMemory = queryClient
    .getQueryCache()
    .findAll({ queryKey: catalogueQueries.all(lang) })
    .map(({ queryKey: key, state }) => ({ key, at: state.dataUpdatedAt, data: state.data }));
  const kept = (await publicEntries()).filter(({ key }) => key[0] === 'catalogue' && key[1] === lang);
  return [...kept, ...inMemory].filter(({ data }) => data !== undefined);
}

interface Entry {
  readonly key: readonly unknown[];
  readonly at: number;
  readonly data: unknown;
}

/** The youngest word on each product. */
function knownProducts(entries: readonly Entry[]): readonly Known[] {
  const known = new Map<string, Known>();
  for (const { key, at, data } of entries) {
    for (const product of productsIn(key[2], data)) {
      if ((known.get(product.slug)?.at ?? 0) <= at) known.set(product.slug, { product, at });
    }
  }
  return [...known.values()];
}

function productsIn(kind: unknown, data: unknown): readonly Product[] {
  if (kind === 'products') return (data as ProductList).products;
  if (kind === 'all-products') return (data as InfiniteData<ProductList>).pages.flatMap(page => page.products);
  return kind === 'product' ? [data as ProductDetail, ...(data as ProductDetail).related] : [];
}

/** The page of a list that the filters ask for, of the products that are known, found by the shop's own search. */
export function listOf(known: readonly Known[], filters: ProductFilters, categories: readonly Category[], lang: Language): PhoneList {
  // Its own page is all that is left of what is no longer sold.
  const sold = known.filter(({ product }) => !product.is_discontinued);
  const { hits, didYouMean, askedBrand } = searched(sold, filters.search ?? '', lang);
  const wanted = new Set(withChildren(filters.category ?? '', categories));
  let firstVariant = 0;
  const found = sold.flatMap((each, ordinal): Found[] => {
    const first = firstVariant;
    firstVariant += each.product.variants.length;
    if (hits !== null && hits.found[ordinal] !== 1) return [];
    const chosen = chosenOf(
      each.product,
      filters,
      variant => hits === null || hits.variants[first + variant] === 1,
      hits?.meant[ordinal] ?? -1,
    );
    return chosen !== null && passes(each.product, filters, wanted) ? [{ ...each, ...chosen, rank: hits?.ranks[ordinal] ?? 0 }] : [];
  });
  found.sort(order(filters.sort));
  const start = filters.offset ?? 0;
  const page = found.slice(start, start + (filters.limit ?? 25));
  return {
    products: page.map(({ product, shown }) => (shown === null ? product : { ...product, variant: shown })),
    total: found.length,
    facets: { brands: [], categories: [], min_price: 0, max_price: 0 },
    did_you_mean: didYouMean,
    ...(askedBrand === null ? {} : { asked_brand: askedBrand }),
    oldestAt: Math.min(...page.map(({ at }) => at)),
  };
}

function searched(sold: readonly Known[], text: string, lang: Language): SearchResult {
  if (text.trim() === '') return { hits: null, didYouMean: null, askedBrand: null };
  const builder = new IndexBuilder();
  for (const { product } of sold) {
    builder.add({
      // The index wants Indonesian first: the head of a name stands elsewhere in English.
      names: lang === 'en' ? ['', product.name] : [product.name],
      brand: product.brand.name,
      categories: [product.category.name],
      wide: [],
      facts: product.facts,
      attributes: [],
      variants: product.variants.map(({ name }) => [name]),
    });
  }
  return search(builder.build(), text, new Uint8Array(sold.length).fill(1));
}

/** A product of the list. */
interface Found extends Known, Chosen {
  readonly rank: number;
}

interface Chosen {
  /** Id of the variant that it was chosen for; null for none in particular. */
  readonly shown: string | null;
  /** What is paid for that variant, or for the cheapest that fits. */
  readonly price: number;
}

/** Price, stock and what a search meant are asked of one variant. @returns null where none has them all */
function chosenOf(product: Product, filters: ProductFilters, isHit: (variant: number) => boolean, meant: number): Chosen | null {
  const [low, high] = [filters.min_price ?? 0, filters.max_price ?? Number.POSITIVE_INFINITY];
  const fitting = product.variants.flatMap((variant, at) => {
    const price = discountedPrice(variant.price, variant.discount);
    const fits = isHit(at) && price >= low && price <= high && (filters.in_stock !== true || variant.stock > 0);
    return fits ? [{ at, id: variant.id, price }] : [];
  });
  const [cheapest] = [...fitting].sort((left, right) => left.price - right.price);
  if (cheapest === undefined) return null;
  const own = fitting.find(({ at }) => at === meant);
  const hasPrice = filters.min_price !== undefined || filters.max_price !== undefined;
  return { shown: own?.id ?? (hasPrice ? cheapest.id : null), price: (own ?? cheapest).price };
}

function passes(product: Product, filters: ProductFilters, categories: ReadonlySet<string>): boolean {
  return (
    (categories.size === 0 || categories.has(product.category.slug)) &&
    (!filters.brand?.length || filters.brand.includes(product.brand.slug)) &&
    product.rating >= (filters.rating ?? 0) &&
    (filters.promotion !== true || product.variants.some(variant => variant.discount > 0))
  );
}

function withChildren(slug: string, categories: readonly Category[]): readonly string[] {
  if (slug === '') return [];
  return [slug, ...(categories.find(each => each.slug === slug)?.children ?? []).map(child => child.slug)];
}

function order(sort: ProductFilters['sort']): (one: Found, other: Found) => number {
  if (sort === 'price_asc') return (one, other) => one.price - other.price;
  if (sort === 'price_desc') return (one, other) => other.price - one.price;
  if (sort === 'rating') return (one, other) => other.product.rating - one.product.rating;
  const bySales = (one: Found, other: Found) => other.product.sold_count - one.product.sold_count;
  return sort === 'best_selling' ? bySales : (one, other) => other.rank - one.rank || bySales(one, other);
}
