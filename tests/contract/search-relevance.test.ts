import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productsEndpoint } from '#contract/catalogue.ts';
import { envelope } from '#contract/endpoint.ts';
import { readRelevance, unmetBy } from '#tests/support/search-relevance.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

async function find(search: string, more = '') {
  const answer = await shop.fetch(`/api/v1/products?search=${encodeURIComponent(search)}${more}`);
  return v.parse(envelope(productsEndpoint.answer), await answer.json()).data;
}

test('everyday queries find what their customers mean, at least 98 of 100', async () => {
  const table = readRelevance(readFileSync(join(import.meta.dirname, '../fixtures/search-relevance.tsv'), 'utf8'));
  expect(table.length).toBeGreaterThan(100);
  const missed: string[] = [];
  for (const row of table) {
    const names = (await find(row.query, `&lang=${row.lang}`)).products.map(({ name }) => name);
    if (unmetBy(row, names)) missed.push(`${row.query}: ${names.slice(0, 3).join(', ')}`);
  }
  expect(1 - missed.length / table.length, missed.join('\n')).toBeGreaterThanOrEqual(0.98);
});

test.each([
  ['besi 10', /^[DØ]10 /],
  ['besi beton 10mm', /^[DØ]10 /],
  ['pipa 3"', /^3" /],
  ['paku 5 cm', /^5 cm$/],
  ['hollow 4x4', /^40×40 /],
  ['lampu 9w', /^9 W /],
  ['mcb 10a', /^10 A$/],
])('%s means a variant, and the hit says which', async (query, name) => {
  const [first] = (await find(query)).products;
  expect(first?.variants.find(({ id }) => id === first.variant)?.name).toMatch(name);
});

test('all sizes of a search are one variant’s', async () => {
  const { products } = await find('kabel nym 2x2,5', '&in_stock=1');
  for (const { variant, variants } of products) expect(variants.find(({ id }) => id === variant)?.name).toMatch(/^2×2,5 /);
  expect(products.length).toBeGreaterThan(0);
});

test('a brand that the shop doesn’t carry is left out, and said', async () => {
  const { products, asked_brand } = await find('semen tonasa 50kg');
  expect(asked_brand).toBe('Tonasa');
  expect(products[0]?.name).toMatch(/^Semen/);
  expect((await find('semen sagara')).asked_brand).toBeUndefined();
});

test('a price range finds products by a variant at that price, and shows it', async () => {
  const { products, total, facets } = await find('', '&min_price=50000&max_price=60000&limit=200');
  expect(total).toBe(products.length);
  expect(total).toBeGreaterThan(10);
  for (const { variant, variants } of products) {
    const own = variants.find(({ id }) => id === variant);
    const paid = Math.round(((own?.price ?? 0) * (100 - (own?.discount ?? 0))) / 100);
    expect(paid).toBeGreaterThanOrEqual(50_000);
    expect(paid).toBeLessThanOrEqual(60_000);
  }
  // The range that could be chosen is wider than the one that was.
  expect(facets.max_price).toBeGreaterThan(60_000);
});
