import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Category, Product, ProductDetail, ProductList } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import type { FreightRates } from '#contract/shipping.ts';
import { discountedPrice } from '#lib/money.ts';
import { smallestQuantity } from '#lib/quantity.ts';
import { withoutInvisible } from '#lib/without-invisible.ts';
import { ageClock } from '../age-clock.ts';
import { publicEntries } from '../cache/query-persister.ts';
import { estimateOf } from '../freight/estimate.ts';
import { shipmentOf } from '../freight/goods.ts';
import { freightQueries } from '../freight/queries.ts';
import { isBuyable, leadVariant } from './price.ts';
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
  return listOf(await broughtTo(queryClient, knownProducts(entries), filters.deliver_to ?? ''), filters, categories ?? []);
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

/** The page of a list that the filters ask for, of the products that are known. */
export function listOf(known: readonly Known[], filters: ProductFilters, categories: readonly Category[]): PhoneList {
  const words = plain(filters.search ?? '')
    .split(' ')
    .filter(Boolean);
  const wanted = new Set(withChildren(filters.category ?? '', categories));
  const found = known
    // Its own page is all that is left of what is no longer sold.
    .filter(({ product }) => !product.is_discontinued && hasWords(product, words) && passes(product, filters, wanted))
    .sort(order(filters.sort, words));
  const start = filters.offset ?? 0;
  const page = found.slice(start, start + (filters.limit ?? 25));
  return {
    products: page.map(({ product }) => product),
    total: found.length,
    facets: { brands: [], categories: [], min_price: 0, max_price: 0 },
    did_you_mean: null,
    oldestAt: Math.min(...page.map(({ at }) => at)),
  };
}

const plain = (text: string) =>
  withoutInvisible(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function hasWords(product: Product, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = ` ${plain([product.name, product.brand.name, product.category.name, ...product.facts].join(' '))}`;
  return words.every(word => text.includes(` ${word}`));
}

function passes(product: Product, filters: ProductFilters, categories: ReadonlySet<string>): boolean {
  const price = paid(product);
  return (
    (categories.size === 0 || categories.has(product.category.slug)) &&
    (!filters.brand?.length || filters.brand.includes(product.brand.slug)) &&
    price >= (filters.min_price ?? 0) &&
    price <= (filters.max_price ?? Number.POSITIVE_INFINITY) &&
    product.rating >= (filters.rating ?? 0) &&
    (filters.in_stock !== true || product.variants.some(isBuyable)) &&
    (filters.promotion !== true || product.variants.some(variant => variant.discount > 0))
  );
}

function withChildren(slug: string, categories: readonly Category[]): readonly string[] {
  if (slug === '') return [];
  return [slug, ...(categories.find(each => each.slug === slug)?.children ?? []).map(child => child.slug)];
}

function paid(product: Product): number {
  const variant = leadVariant(product);
  return variant === null ? 0 : discountedPrice(variant.price, variant.discount);
}

function order(sort: ProductFilters['sort'], words: readonly string[]): (one: Known, other: Known) => number {
  if (sort === 'price_asc') return (one, other) => paid(one.product) - paid(other.product);
  if (sort === 'price_desc') return (one, other) => paid(other.product) - paid(one.product);
  if (sort === 'rating') return (one, other) => other.product.rating - one.product.rating;
  // A name that has the words stands before a product that has them elsewhere.
  const inName = ({ product }: Known) => words.filter(word => ` ${plain(product.name)}`.includes(` ${word}`)).length;
  return (one, other) => inName(other) - inName(one) || other.product.sold_count - one.product.sold_count;
}
