import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProductList, productsEndpoint, suggestionsEndpoint } from '#contract/catalogue.ts';
import { envelope, type Language } from '#contract/endpoint.ts';
import { PriceListEngine, type Subject } from '#data/price-list/engine.ts';
import { pack } from '#lib/price-list/pack.ts';
import { buildCatalogue } from '#server/seed/catalogue/catalogue.ts';
import { priceListOf } from '#tests/support/price-lists.ts';
import { readRelevance } from '#tests/support/search-relevance.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

/** What a phone without a connection answers from its price list, beside what the shop answers. */
let shop: TestShop;
const now = Date.UTC(2026, 10, 27);
const lists = { id: pack(priceListOf(buildCatalogue(), 'id')), en: pack(priceListOf(buildCatalogue(), 'en')) };
const engines = { id: engineOf('id'), en: engineOf('en') };

function engineOf(lang: Language): PriceListEngine {
  const engine = new PriceListEngine(async () => lists[lang]);
  engine.about({ lang, version: 'v1', at: now, newer: [] } satisfies Subject);
  return engine;
}

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

async function online(query: Readonly<Record<string, string>>): Promise<ProductList> {
  const answer = await shop.fetch(`/api/v1/products?${new URLSearchParams(query)}`);
  return v.parse(envelope(productsEndpoint.answer), await answer.json()).data;
}

/** What a customer sees of a list, without what differs by design: ids, and the number that is left of a variant. */
function seen({ products, ...list }: ProductList) {
  const { total, facets, did_you_mean, asked_brand } = list;
  return {
    total,
    facets,
    did_you_mean,
    asked_brand,
    products: products.map(product => ({
      slug: product.slug,
      name: product.name,
      image: product.image,
      brand: product.brand,
      category: product.category,
      facts: product.facts,
      rating: product.rating,
      sold: product.sold_count,
      shown: product.variants.find(({ id }) => id === product.variant)?.name,
      variants: product.variants.map(({ name, price, discount, unit, content, min_quantity, step_quantity, look, stock }) => [
        name,
        price,
        discount,
        unit,
        content,
        min_quantity,
        step_quantity,
        look,
        stock > 0,
      ]),
    })),
  };
}

test('every everyday query has the same first three products, variants and words with and without a connection', async () => {
  const table = readRelevance(readFileSync(join(import.meta.dirname, '../fixtures/search-relevance.tsv'), 'utf8'));
  expect(table.length).toBeGreaterThan(100);
  const firstThree = (list: ProductList) =>
    JSON.stringify(
      seen(list)
        .products.slice(0, 3)
        .map(({ slug, shown }) => [slug, shown]),
    );
  const differing: string[] = [];
  for (const { lang, query } of table) {
    const own = await engines[lang as Language].ask('list', { filters: { search: query, limit: 3 }, now });
    const shops = await online({ search: query, lang, limit: '3', without_facets: '1' });
    if (firstThree(own) !== firstThree(shops)) differing.push(`${query}: ${firstThree(own)} for ${firstThree(shops)}`);
    expect([own.did_you_mean, own.asked_brand]).toEqual([shops.did_you_mean, shops.asked_brand]);
  }
  expect(differing).toEqual([]);
});

test.each([
  ['a category of the first level', { category: 'semen' }],
  ['brands and a price range', { search: 'semen', brand: ['sagara'], min_price: 50_000, max_price: 90_000 }],
  ['what is in stock, by price', { in_stock: true, sort: 'price_asc' as const }],
  ['what is dear first', { sort: 'price_desc' as const, min_price: 1_000_000 }],
  ['promotion', { promotion: true, sort: 'best_selling' as const }],
  ['rating', { rating: 4, sort: 'rating' as const }],
  ['what is new', { sort: 'newest' as const }],
  ['a later page', { offset: 50, limit: 25 }],
])('the list of %s is the shop’s, with its counts', async (_name, filters) => {
  for (const lang of ['id', 'en'] as const) {
    const query = Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, value === true ? '1' : String(value)]));
    expect(seen(await engines[lang].ask('list', { filters, now }))).toEqual(seen(await online({ ...query, lang })));
  }
});

test('suggestions are the shop’s', async () => {
  for (const [lang, text] of [
    ['id', 'sem'],
    ['id', 'besi 1'],
    ['en', 'paint'],
  ] as const) {
    const answer = await shop.fetch(`/api/v1/search-suggestions?${new URLSearchParams({ lang, search: text })}`);
    const { suggestions } = v.parse(envelope(suggestionsEndpoint.answer), await answer.json()).data;
    expect(await engines[lang].ask('suggestions', { text })).toEqual(suggestions);
  }
});

test('what the phone has seen later wins, product by product', async () => {
  const [first] = (await online({ search: 'semen sagara', lang: 'id', limit: '1' })).products;
  if (first === undefined) throw new Error('the shop has no cement');
  const dearer = { ...first, variants: first.variants.map(variant => ({ ...variant, price: variant.price + 7_000 })) };
  const gone = { ...first, slug: 'semen-putih-sagara', is_discontinued: true };
  const engine = new PriceListEngine(async () => lists.id);
  engine.about({
    lang: 'id',
    version: 'v1',
    at: now,
    newer: [
      { product: dearer, at: now + 60_000 },
      { product: gone, at: now + 60_000 },
    ],
  });
  const found = await engine.ask('list', { filters: { search: 'semen' }, now });
  expect(found.products.find(({ slug }) => slug === first.slug)?.variants.map(({ price }) => price)).toEqual(
    dearer.variants.map(({ price }) => price),
  );
  expect(found.oldestAt).toBe(now);
  expect((await engine.ask('product', { slug: first.slug }))?.at).toBe(now + 60_000);
  expect(await engine.ask('product', { slug: gone.slug })).toBeUndefined();
});

test('a product page has what the list knows of it: variants, attributes, the way to it and others like it', async () => {
  const page = await engines.id.ask('product', { slug: 'semen-pcc-sagara' });
  expect(page?.product.attributes.length).toBeGreaterThan(0);
  expect(page?.product.categories).toHaveLength(2);
  expect(page?.product.related.length).toBeGreaterThan(0);
  expect(page?.product.variants.every(({ id, weight }) => /^n\d+$/.test(id) && weight > 0)).toBe(true);
});
