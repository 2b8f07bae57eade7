import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ProductDetail } from '#contract/catalogue.ts';
import { pack } from '#lib/price-list/pack.ts';
import { buildCatalogue } from '#server/seed/catalogue/catalogue.ts';
import { priceListStore } from '#storage/price-list-store.ts';
import { priceListOf } from '#tests/support/price-lists.ts';
import { searchPhone, withListedPrices } from '../catalogue/phone-search.ts';
import { catalogueQueries } from '../catalogue/queries.ts';
import type { About } from './about.ts';
import { priceListAnswers } from './answers.ts';
import { priceLists } from './price-lists.ts';
import { queryAnswer } from './query-answers.ts';

const SLUG = 'semen-pcc-sagara';
const list = priceListOf(buildCatalogue(), 'id');
/** An hour ago: what is younger than that was seen after the list. */
const checkedAt = Date.now() - 3_600_000;
const about: About = { catalogue: 'shop', version: 'v1', checksum: '', products: 358, variants: 1_065, bytes: 33_000, checkedAt };

/** What a customer saw of the cement, at some moment. */
async function seenPage(): Promise<ProductDetail> {
  const product = (await (await priceListAnswers(new QueryClient(), 'id'))?.product(SLUG))?.product;
  if (product === undefined) throw new Error('the list has no cement');
  const variants = product.variants.map((variant, at) => ({ ...variant, id: `id-${at}`, sku: `SKU${at}`, price: 1_000 + at }));
  return { ...product, id: 'id', variants, description: 'Semen serbaguna' };
}

let queryClient: QueryClient;
beforeAll(() => priceListStore().replace('id', about, pack(list)));
beforeEach(() => {
  queryClient = new QueryClient();
});
const see = (product: ProductDetail, updatedAt: number) =>
  queryClient.setQueryData(catalogueQueries.product('id', SLUG).queryKey, product, { updatedAt });

it('a phone that has seen nothing finds all that is in its list, and says how old it is', async () => {
  const found = await searchPhone(queryClient, 'id', { search: 'besi 10' });
  expect(found).toMatchObject({ isWhole: true, oldestAt: checkedAt });
  expect(found.products[0]?.name).toMatch(/^Besi Beton/);
  expect(found.facets.brands.length).toBeGreaterThan(0);
});

it('of a language without a list it finds what it has seen', async () => {
  expect(await searchPhone(queryClient, 'en', { search: 'besi 10' })).toMatchObject({ isWhole: false, total: 0 });
});

it('what was seen after the list wins, with the shop’s own ids', async () => {
  see(await seenPage(), checkedAt + 60_000);
  const [product] = (await searchPhone(queryClient, 'id', { search: 'semen pcc sagara' })).products;
  expect(product?.variants[0]).toMatchObject({ id: 'id-0', price: 1_000 });
});

it('what was seen before the list lends it no more than its ids', async () => {
  const page = await seenPage();
  see(page, checkedAt - 60_000);
  const [product] = (await searchPhone(queryClient, 'id', { search: 'semen pcc sagara' })).products;
  const listed = list.products.find(({ slug }) => slug === SLUG);
  expect(product?.variants.map(({ id, price }) => [id, price])).toEqual(listed?.variants.map(({ price }, at) => [`id-${at}`, price]));
});

it('a page that was kept before the list takes its prices, and keeps its words', async () => {
  const page = await seenPage();
  const fresh = await withListedPrices(queryClient, 'id', { product: page, at: checkedAt - 60_000 });
  expect(fresh?.product.description).toBe('Semen serbaguna');
  expect(fresh?.product.variants[0]).toMatchObject({
    id: 'id-0',
    sku: 'SKU0',
    price: list.products.find(({ slug }) => slug === SLUG)?.variants[0]?.price,
  });
  expect(fresh?.at).toBe(checkedAt);
  expect(await withListedPrices(queryClient, 'id', { product: page, at: checkedAt + 60_000 })).toBeNull();
});

it('categories, brands and suggestions answer queries of the catalogue', async () => {
  const answer = async (...key: readonly unknown[]) => (await queryAnswer(queryClient, ['catalogue', 'id', ...key]))?.data as unknown[];
  expect((await answer('categories')).length).toBeGreaterThan(5);
  expect((await answer('brands')).length).toBeGreaterThan(5);
  expect((await answer('suggestions', 'sem')).length).toBeGreaterThan(0);
  expect(await queryAnswer(queryClient, ['catalogue', 'en', 'brands'])).toBeUndefined();
});

it('a list that the disk has spoilt is said to be lost, and the phone goes on with what it has seen', async () => {
  await priceListStore().replace('en', { ...about, version: 'v2' }, pack(list).slice(0, 500));
  expect(await searchPhone(queryClient, 'en', { search: 'besi' })).toMatchObject({ isWhole: false });
  expect(priceLists.state('en').get()).toMatchObject({ about: null, isLost: true });
  await expect.poll(() => priceListStore().about('en')).toBeUndefined();
  expect(await searchPhone(queryClient, 'id', { search: 'besi' })).toMatchObject({ isWhole: true });
});
