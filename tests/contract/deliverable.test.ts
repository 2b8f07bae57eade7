import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ProductList, ProductListSchema } from '#contract/catalogue.ts';
import { envelope } from '#contract/endpoint.ts';
import { type FreightRates, freightRatesEndpoint } from '#contract/shipping.ts';
import { estimateOf } from '#data/freight/estimate.ts';
import { shipmentOf } from '#data/freight/goods.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

const now = new Date('2026-11-26T02:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ now: () => now });
});
afterAll(() => shop.close());

async function read<Schema extends v.GenericSchema>(path: string, schema: Schema): Promise<v.InferOutput<Schema>> {
  return v.parse(envelope(schema), await (await shop.fetch(`/api/v1/${path}`)).json()).data as v.InferOutput<Schema>;
}

async function all(query: string): Promise<ProductList['products']> {
  const first = await read(`products?limit=200&${query}`, ProductListSchema);
  const second = await read(`products?limit=200&offset=200&${query}`, ProductListSchema);
  expect(first.products.length + second.products.length).toBe(first.total);
  return [...first.products, ...second.products];
}

/** As a phone without a line filters: the smallest purchase of any variant by any service. */
function isBrought(rates: FreightRates, product: ProductList['products'][number]): boolean {
  return product.variants.some(variant => {
    const item = shipmentOf(product, variant, variant.min_quantity);
    return item !== null && estimateOf(rates, [item], now.getTime()).obstacle === null;
  });
}

it.each([
  ['Makassar, where the depot’s truck goes', '73.71', 'all'],
  ['Ambon, another depot', '81.71', 'all'],
  ['Tual, by ship', '81.72', 'some'],
  ['the highlands of Papua, by quotation alone', '95.01', 'none'],
])('lists what a service brings to %s, as a phone would', async (_, regency, share) => {
  const rates = await read(`freight-rates?regency=${regency}`, freightRatesEndpoint.answer);
  const [everything, brought] = [await all(''), await all(`deliver_to=${regency}`)];
  const wanted = everything.filter(product => isBrought(rates, product));
  expect(brought.map(({ slug }) => slug)).toEqual(wanted.map(({ slug }) => slug));
  expect(brought.length === everything.length ? 'all' : brought.length === 0 ? 'none' : 'some').toBe(share);
});

it('narrows a search and its filters’ counts too, and reads nothing else as a place', async () => {
  const [anywhere, there] = await Promise.all(
    ['', '&deliver_to=81.72'].map(part => read(`products?search=pasir${part}`, ProductListSchema)),
  );
  expect(there?.total).toBeLessThan(anywhere?.total ?? 0);
  const counted = there?.facets.categories.reduce((sum, { count }) => sum + count, 0);
  expect(counted).toBe(there?.total);
  const whole = await read('products', ProductListSchema);
  for (const text of ['tual', '8172', "81.72'", '']) {
    expect((await read(`products?deliver_to=${encodeURIComponent(text)}`, ProductListSchema)).total).toBe(whole.total);
  }
  expect((await read('products?deliver_to=99.99', ProductListSchema)).total).toBe(0);
});
