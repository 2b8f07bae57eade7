import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productsEndpoint, suggestionsEndpoint } from '#contract/catalogue.ts';
import { envelope } from '#contract/endpoint.ts';
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

async function suggestions(search: string, more = '') {
  const answer = await shop.fetch(`/api/v1/search-suggestions?search=${encodeURIComponent(search)}${more}`);
  expect(answer.headers.get('cache-control')).toContain('public');
  return v.parse(envelope(suggestionsEndpoint.answer), await answer.json()).data;
}

describe('a search', () => {
  test.each([
    ['semen', 'semen'],
    ['seme', 'semen'],
    ['SEMEN', 'semen'],
    ['cement', 'semen'],
    ['hebel', 'bata-ringan'],
    ['rebar', 'besi-beton'],
    ['behel', 'besi-beton'],
    ['ubin', 'keramik'],
    ['pralon', 'pipa'],
    ['wc', 'kloset'],
    ['keran', 'kran'],
    ['toren', 'tandon'],
    ['plywood', 'triplek'],
    ['multiplek', 'triplek'],
    ['grinder', 'mesin'],
  ])('for %s finds %s first', async (search, category) => {
    const { products, did_you_mean } = await find(search);
    expect(products[0]?.category.slug).toBe(category);
    expect(did_you_mean).toBeNull();
  });

  test.each([
    ['semne', 'semen', 'semen'],
    ['cemnet', 'cement', 'semen'],
    ['keramk', 'keramik', 'keramik'],
    ['triplk', 'triplek', 'triplek'],
  ])('for the mistyped %s is read as %s', async (search, meant, category) => {
    const { products, did_you_mean } = await find(search);
    expect(did_you_mean).toBe(meant);
    expect(products[0]?.category.slug).toBe(category);
  });

  test('has its answers in one order, however long the pages are', async () => {
    const all = (await find('putih', '&limit=200')).products.map(({ slug }) => slug);
    expect(all.length).toBeGreaterThan(20);
    for (const limit of [1, 7]) {
      const pages: string[] = [];
      for (let offset = 0; offset < all.length; offset += limit) {
        pages.push(...(await find('putih', `&limit=${limit}&offset=${offset}`)).products.map(({ slug }) => slug));
      }
      expect(pages).toEqual(all);
    }
  });

  test('wants all words, in any order, and knows sizes however they are written', async () => {
    const slugs = async (search: string) => (await find(search, '&limit=200')).products.map(({ slug }) => slug).sort();
    expect(await slugs('lantai keramik')).toEqual(await slugs('keramik lantai'));
    expect((await slugs('keramik lantai')).length).toBeLessThan((await slugs('keramik')).length);
    const sized = await slugs('keramik 40×40');
    expect(sized.length).toBeGreaterThan(0);
    expect(await slugs('keramik 40 x 40')).toEqual(sized);
    expect(await slugs('Keramik, 40X40!')).toEqual(sized);
  });

  test('keeps to filters: what they exclude is not looked for by likeness', async () => {
    expect(await find('semen', '&brand=arusena')).toMatchObject({ total: 0, did_you_mean: null });
    const { total, products } = await find('semen', '&brand=sagara&sort=price_asc');
    expect(total).toBeGreaterThan(0);
    expect(products.every(product => product.brand.slug === 'sagara')).toBe(true);
  });

  test('leaves a foreign word out rather than finding nothing', async () => {
    const { products, did_you_mean } = await find('semen qwrtzpx');
    expect(products[0]?.category.slug).toBe('semen');
    expect(did_you_mean).toBeNull();
  });

  test('finds what is written apart, and nothing for nonsense', async () => {
    expect((await find('antibocor')).products[0]?.name).toMatch(/anti bocor/i);
    expect(await find('xqzvw')).toMatchObject({ total: 0, products: [], did_you_mean: null });
  });

  test('of signs alone is none', async () => {
    expect((await find('  %%% ')).total).toBe((await find('')).total);
  });

  test('has its pages in one order', async () => {
    const { total } = await find('putih');
    const seen: string[] = [];
    for (let offset = 0; offset < total; offset += 7) {
      seen.push(...(await find('putih', `&limit=7&offset=${offset}`)).products.map(({ id }) => id));
    }
    expect([seen.length, new Set(seen).size]).toEqual([total, total]);
  });
});

describe('suggestions', () => {
  test('complete products, categories and brands', async () => {
    const { suggestions: found, total } = await suggestions('se');
    expect(found.length).toBe(total);
    expect(total).toBeLessThanOrEqual(8);
    expect(found).toContainEqual({ type: 'category', slug: 'semen', name: 'Semen' });
    expect((await suggestions('sag')).suggestions[0]).toEqual({ type: 'brand', slug: 'sagara', name: 'Sagara' });
    expect((await suggestions('ceme', '&lang=en')).suggestions).toContainEqual({ type: 'category', slug: 'semen', name: 'Cement' });
  });

  test('forgive mistakes, and are none for nothing', async () => {
    expect((await suggestions('semne')).suggestions).toContainEqual({ type: 'category', slug: 'semen', name: 'Semen' });
    expect((await suggestions('gernd')).suggestions[0]?.name).toMatch(/gerinda/i);
    expect(await suggestions('')).toEqual({ suggestions: [], total: 0 });
    expect(await suggestions('\0')).toEqual({ suggestions: [], total: 0 });
  });
});
