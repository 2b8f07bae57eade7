import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProductQuery, ProductQuerySchema, productsEndpoint } from '#contract/catalogue.ts';
import { envelope } from '#contract/endpoint.ts';
import { sortOrders } from '#contract/sort-orders.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { growShop } from '#server/seed/grow.ts';
import { createTestShop, type TestShop } from './support/shop.ts';
import { listBySql } from './support/sql-catalogue/list.ts';

/** `CATALOGUE_QUERIES=5000` compares more of them. */
const QUERIES = Number(process.env.CATALOGUE_QUERIES ?? 120);

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
  await growShop(shop.db, { variants: 1_600 });
});
afterAll(() => shop.close());

async function list(query: Readonly<Record<string, string>>) {
  const answer = await shop.fetch(`/api/v1/products?${new URLSearchParams(query)}`);
  return v.parse(envelope(productsEndpoint.answer), await answer.json()).data;
}

const query = fc.record(
  {
    category: fc.constantFrom('semen', 'semen-mortar', 'keramik', 'perkakas', 'tidak-ada'),
    brand: fc.constantFrom('sagara', 'marenda,garuka', 'tidak-ada', 'rupawarna,tirtamala,arusena'),
    min_price: fc.constantFrom('20000', '75000', '400000'),
    max_price: fc.constantFrom('60000', '150000', '2500000'),
    rating: fc.constantFrom('3', '4', '5'),
    in_stock: fc.constant('1'),
    promotion: fc.constant('1'),
    sort: fc.constantFrom(...sortOrders),
    limit: fc.constantFrom('5', '25', '200'),
    offset: fc.constantFrom('0', '5', '40', '300'),
    lang: fc.constantFrom('id', 'en'),
  },
  { requiredKeys: [] },
);

async function compare(asked: Readonly<Record<string, string>>): Promise<void> {
  const parsed: ProductQuery = v.parse(ProductQuerySchema, asked);
  const answer = await list(asked);
  const wanted = await listBySql(shop.db, parsed);
  expect({
    ids: answer.products.map(({ id }) => id),
    total: answer.total,
    minPrice: answer.facets.min_price,
    maxPrice: answer.facets.max_price,
    brands: answer.facets.brands,
    categories: answer.facets.categories,
  }).toEqual(wanted);
}

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** Sales and ratings of a product; few values, so that many products are equal. */
const change = fc.record({
  nth: fc.nat(),
  sold: fc.constantFrom(0, 7, 400, 90_000),
  rating: fc.constantFrom(0, 380, 450),
  ratings: fc.constantFrom(3, 60),
});

test('answers every list as plain SQL does: products, order, counts and prices, each asked of one variant', async () => {
  const ids = await shop.db.select({ id: products.id }).from(products);
  const compareAfter = async (asked: Readonly<Record<string, string>>, changes: readonly Change[]) => {
    for (const { nth, ...figures } of changes) {
      await shop.db
        .update(products)
        .set(figures)
        .where(eq(products.id, ids[nth % ids.length]?.id ?? ''));
    }
    await compare(asked);
  };
  await fc.assert(fc.asyncProperty(query, fc.array(change, { maxLength: 3 }), compareAfter), { numRuns: QUERIES });
}, 300_000);
