import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  brandsEndpoint,
  categoriesEndpoint,
  type ProductList,
  ProductListSchema,
  productEndpoint,
  productsEndpoint,
  type Variant,
} from '#contract/catalogue.ts';
import { envelope } from '#contract/endpoint.ts';
import { sortOrders } from '#contract/sort-orders.ts';
import { discountedPrice } from '#lib/money.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

async function list(query: Record<string, string | number> = {}): Promise<ProductList> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await shop.fetch(`/api/v1/products?${search}`);
  expect(answer.status).toBe(200);
  return v.parse(envelope(productsEndpoint.answer), await answer.json()).data;
}

async function all(query: Record<string, string | number> = {}) {
  const first = await list({ ...query, limit: 200 });
  const products = [...first.products];
  while (products.length < first.total) products.push(...(await list({ ...query, limit: 200, offset: products.length })).products);
  return products;
}

const prices = (variants: readonly Variant[]) => variants.map(variant => discountedPrice(variant.price, variant.discount));

describe('the product list', () => {
  test.each(sortOrders)('has every product once over its pages, sorted by %s', async sort => {
    const seen: string[] = [];
    const { total } = await list({ sort });
    for (let offset = 0; offset < total; offset += 60) seen.push(...(await list({ sort, limit: 60, offset })).products.map(({ id }) => id));
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });

  test('is in the order that was asked for', async () => {
    const falls = (values: readonly number[]) => values.every((value, index) => index === 0 || value <= (values[index - 1] ?? 0));
    const from = async (sort: string) => (await all({ sort })).map(({ variants }) => Math.min(...prices(variants)));
    expect(falls((await from('price_asc')).reverse())).toBe(true);
    expect(falls(await from('price_desc'))).toBe(true);
    expect(falls((await all({ sort: 'best_selling' })).map(product => product.sold_count))).toBe(true);
    expect(falls((await all({ sort: 'rating' })).map(product => product.rating))).toBe(true);
  });

  test('facets tell what each filter would leave', async () => {
    const base = { promotion: 1, max_price: 500_000 };
    const { facets, total } = await list(base);
    expect(facets.categories.reduce((sum, facet) => sum + facet.count, 0)).toBe(total);
    const bare = await list({ ...base, without_facets: 'true' });
    expect(bare).toMatchObject({ total, facets: { ...facets, brands: [], categories: [] } });
    for (const facet of facets.brands) expect((await list({ ...base, brand: facet.slug })).total).toBe(facet.count);
    for (const facet of facets.categories) expect((await list({ ...base, category: facet.slug })).total).toBe(facet.count);
  });

  test("a facet leaves its own filter out and keeps the others'", async () => {
    const whole = await list();
    const filtered = await list({ brand: 'sagara', category: 'semen' });
    expect(filtered.facets.brands).toEqual((await list({ category: 'semen' })).facets.brands);
    expect(filtered.facets.categories).toEqual((await list({ brand: 'sagara' })).facets.categories);
    const narrow = await list({ min_price: 50_000, max_price: 60_000 });
    expect([narrow.facets.min_price, narrow.facets.max_price]).toEqual([whole.facets.min_price, whole.facets.max_price]);
    expect(narrow.total).toBeLessThan(whole.total);
  });

  test('filters by category of either level, brands, price, rating, stock and promotion', async () => {
    const { data } = v.parse(envelope(categoriesEndpoint.answer), await (await shop.fetch('/api/v1/categories')).json());
    const top = data.categories[0];
    expect((await list({ category: top?.slug ?? '' })).total).toBe(top?.product_count);
    expect((await all({ category: 'semen' })).every(product => product.category.slug === 'semen')).toBe(true);
    const brands = new Set((await all({ brand: 'sagara,nusabaja' })).map(product => product.brand.slug));
    expect([...brands].sort()).toEqual(['nusabaja', 'sagara']);
    const priced = await all({ min_price: 100_000, max_price: 120_000 });
    expect(priced.length).toBeGreaterThan(0);
    for (const { variants } of priced) {
      expect(Math.min(...prices(variants))).toBeLessThanOrEqual(120_000);
      expect(Math.max(...prices(variants))).toBeGreaterThanOrEqual(100_000);
    }
    expect((await all({ rating: 5 })).every(product => product.rating >= 5)).toBe(true);
    expect((await all({ rating: 4 })).every(product => product.rating >= 4)).toBe(true);
    expect((await all({ in_stock: 1 })).every(product => product.variants.some(variant => variant.stock > 0))).toBe(true);
    const promoted = await list({ promotion: 'true' });
    expect(promoted.total).toBeGreaterThan(0);
    expect(promoted.total).toBeLessThan((await list()).total);
  });

  test('finds nothing for an unknown category or brand, and takes other nonsense as no filter', async () => {
    expect((await list({ category: 'tidak-ada' })).total).toBe(0);
    expect(await list({ brand: 'tidak-ada' })).toMatchObject({ total: 0, products: [] });
    expect((await list({ brand: 'tidak-ada,sagara' })).total).toBe((await list({ brand: 'sagara' })).total);
    const whole = await list();
    expect(await list({ limit: 'x', offset: -3, sort: 'up', rating: 9, min_price: '1e99', in_stock: 'perhaps', lang: 'fr' })).toEqual(
      whole,
    );
    expect(whole.products).toHaveLength(25);
    expect((await list({ offset: 900_000 })).products).toEqual([]);
  });

  test('speaks both languages', async () => {
    const [inIndonesian, inEnglish] = [await list({ category: 'semen' }), await list({ category: 'semen', lang: 'en' })];
    expect(inIndonesian.products[0]?.category.name).toBe('Semen');
    expect(inEnglish.products[0]?.category.name).toBe('Cement');
    expect(inEnglish.products.map(({ id }) => id)).toEqual(inIndonesian.products.map(({ id }) => id));
  });

  test('answers any query by the contract', async () => {
    const names = [
      'search',
      'category',
      'brand',
      'min_price',
      'max_price',
      'rating',
      'in_stock',
      'promotion',
      'sort',
      'limit',
      'offset',
      'lang',
    ];
    const hostile = fc.constantFrom(
      "'",
      '\0',
      '\\',
      '%',
      '_',
      ':*',
      '& | !',
      '<->',
      '½',
      '𝟙',
      '\ud800',
      '-1',
      '1e9',
      'NaN',
      'semen',
      "a':*b",
      ' ',
    );
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      hostile,
      fc.array(hostile, { maxLength: 4 }).map(parts => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 5 }), async query => {
        const search = Object.entries(query).map(([name, text]) => `${name}=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))}`);
        const answer = await shop.fetch(`/api/v1/products?${search.join('&')}`);
        expect(answer.status).toBe(200);
        v.parse(envelope(ProductListSchema), await answer.json());
      }),
      { numRuns: 150 },
    );
  });

  test('may be kept for a minute and is asked for again by its hash', async () => {
    const answer = await shop.fetch('/api/v1/products?limit=5');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/".+"$/);
    const again = await shop.fetch('/api/v1/products?limit=5', { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await shop.fetch('/api/v1/products?limit=6', { headers: { 'If-None-Match': etag } });
    expect(other.status).toBe(200);
  });
});

describe('a product', () => {
  test('is told in full', async () => {
    const [card] = (await list({ search: 'keramik lantai' })).products;
    const answer = await shop.fetch(`/api/v1/products/${card?.slug}`);
    const { data } = v.parse(envelope(productEndpoint.answer), await answer.json());
    expect(data).toMatchObject({ id: card?.id, categories: [{ slug: 'lantai-dinding' }, { slug: 'keramik' }] });
    expect(data.variants.map(({ id }) => id)).toEqual(card?.variants.map(({ id }) => id));
    expect(data.images[0]).toEqual(card?.image);
    expect(data.attributes.length).toBeGreaterThan(0);
    expect(data.related).toHaveLength(6);
    expect(data.related.every(({ category, id }) => category.slug === 'keramik' && id !== card?.id)).toBe(true);
    const sold = data.related.map(product => product.sold_count);
    expect(sold).toEqual([...sold].sort((left, right) => right - left));
  });

  test('says what its picture shows of each variant, in lists as on its page', async () => {
    const looksOf = (variants: readonly Variant[]) => variants.map(({ look }) => look);
    const [card] = (await list({ search: 'semen pcc sagara' })).products;
    expect(looksOf(card?.variants ?? [])).toEqual(['40kg', '50kg']);
    const page = await shop.fetch(`/api/v1/products/${card?.slug}?lang=en`);
    expect(looksOf(v.parse(envelope(productEndpoint.answer), await page.json()).data.variants)).toEqual(['40kg', '50kg']);
    const [pipe] = (await list({ search: 'pipa pvc aw' })).products;
    expect(looksOf(pipe?.variants ?? []).filter(Boolean)).toEqual([]);
  });

  test('that does not exist is not found', async () => {
    for (const slug of ['tidak-ada', '%00', "x'--", '%F0%9F', 'a'.repeat(2_000)]) {
      expect((await shop.fetch(`/api/v1/products/${slug}`)).status).toBe(404);
    }
  });
});

test('categories and brands count what is on sale', async () => {
  const categories = v.parse(envelope(categoriesEndpoint.answer), await (await shop.fetch('/api/v1/categories')).json()).data;
  const brands = v.parse(envelope(brandsEndpoint.answer), await (await shop.fetch('/api/v1/brands')).json()).data;
  const { total } = await list({ limit: 1 });
  const sum = (rows: readonly { product_count: number }[]) => rows.reduce((all, row) => all + row.product_count, 0);
  expect(sum(categories.categories)).toBe(total);
  expect(sum(brands.brands)).toBe(total);
  expect(categories.categories[0]?.slug).toBe('semen-mortar');
  for (const top of categories.categories) expect(sum(top.children)).toBe(top.product_count);
  const names = brands.brands.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
});
