import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { productsEndpoint, suggestionsEndpoint } from '#contract/catalogue.ts';
import { envelope } from '#contract/endpoint.ts';
import { applyDelta } from '#lib/price-list/delta.ts';
import { pack } from '#lib/price-list/pack.ts';
import { products, variants } from '#server/db/schema/catalogue.ts';
import { priceLists } from '#server/db/schema/price-lists.ts';
import { replaceCatalogue } from '#server/modules/catalogue/import-export/write-catalogue.ts';
import { releaseStock, reserveStock } from '#server/modules/stock/service.ts';
import { buildCatalogue } from '#server/seed/catalogue/catalogue.ts';
import { growCatalogue } from '#server/seed/catalogue/grow.ts';
import { growShop } from '#server/seed/grow.ts';
import { bytesOf, hashOf, manifestOf, wholeOf } from '#tests/contract/support/price-list.ts';
import type { Postgres } from '#tests/support/postgres.ts';
import { createPostgresShop, type PostgresShop, startSeededPostgres } from './support/shop.ts';

/** Two processes' worth of shops on one database with a generated catalogue. */
let postgres: Postgres;
let shop: PostgresShop;
let other: PostgresShop;

beforeAll(async () => {
  postgres = await startSeededPostgres();
  const url = await postgres.createDatabase();
  shop = await createPostgresShop(postgres, { poolSize: 10, url });
  other = await createPostgresShop(postgres, { poolSize: 10, url });
  await growShop(shop.db, { variants: 5_000 });
});
afterAll(async () => {
  await shop?.close();
  await other?.close();
  await postgres?.stop();
});

async function list(of: PostgresShop, query: Readonly<Record<string, string | number>>) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await of.fetch(`/api/v1/products?${search}`);
  expect(answer.status).toBe(200);
  return v.parse(envelope(productsEndpoint.answer), await answer.json()).data;
}

/** All pages, each asked for behind the last product of the one before. */
async function walk(of: PostgresShop, query: Readonly<Record<string, string | number>>): Promise<string[]> {
  const seen: string[] = [];
  for (;;) {
    const { products: page } = await list(of, { ...query, limit: 200, offset: seen.length, after: seen.at(-1) ?? '' });
    if (page.length === 0) return seen;
    seen.push(...page.map(({ id }) => id));
  }
}

describe('a large catalogue', () => {
  test('goes on by number where the product before the page is gone, and finds the same by either way', async () => {
    const byNumber = await list(shop, { sort: 'rating', offset: 400 });
    const before = await list(shop, { sort: 'rating', offset: 399, limit: 1 });
    expect((await list(shop, { sort: 'rating', after: before.products[0]?.id ?? '' })).products).toEqual(byNumber.products);
    expect((await list(shop, { sort: 'rating', offset: 400, after: 'gone' })).products).toEqual(byNumber.products);
    const found = await list(shop, { search: 'keramik', limit: 10 });
    const rest = await list(shop, { search: 'keramik', after: found.products[4]?.id ?? '', limit: 5 });
    expect(rest.products).toEqual(found.products.slice(5));
  });

  test.each(['best_selling', 'price_asc', 'newest'])('has every product once over its pages, sorted by %s', async sort => {
    const ids = await shop.db.select({ id: products.id }).from(products).where(eq(products.isActive, true));
    const seen = await walk(shop, { sort });
    expect(seen).toHaveLength(ids.length);
    expect(new Set(seen)).toEqual(new Set(ids.map(({ id }) => id)));
  });

  test('has facets that are the counted truth', async () => {
    const { facets, total } = await list(shop, { in_stock: 1, max_price: 200_000, rating: 4, limit: 1 });
    const where = and(
      eq(products.isActive, true),
      sql`${products.rating} >= 400 and exists (select 1 from variants v where v.product_id = ${products.id} and v.is_active and v.stock > 0
        and (v.price::bigint * (10000 - v.discount) + 5000) / 10000 <= 200000)`,
    );
    const counted = await shop.db
      .select({ slug: products.brand, count: sql<number>`count(*)::int` })
      .from(products)
      .where(where)
      .groupBy(products.brand);
    expect(new Map(facets.brands.map(({ slug, count }) => [slug, count]))).toEqual(
      new Map(counted.map(({ slug, count }) => [slug, count])),
    );
    expect(total).toBe(counted.reduce((sum, { count }) => sum + count, 0));
  });

  test.each([
    ['semne', 'id', 'semen'],
    ['cemnet', 'en', 'cement'],
    ['keramk lantia', 'id', 'keramik lantai'],
    ['plywod', 'en', 'plywood'],
  ])('is searched for %s (%s) as %s', async (typed, lang, meant) => {
    const mistyped = await list(shop, { search: typed, lang });
    expect(mistyped.did_you_mean).toBe(meant);
    const right = await list(shop, { search: meant, lang });
    expect(right.total).toBeGreaterThan(20);
    expect(mistyped.products).toEqual(right.products);
    const answer = await shop.fetch(`/api/v1/search-suggestions?search=${typed}&lang=${lang}`);
    const { suggestions } = v.parse(envelope(suggestionsEndpoint.answer), await answer.json()).data;
    expect(suggestions).toHaveLength(8);
  });
});

describe('writes of one process', () => {
  test('as stock and sales is in the next answer of the other', async () => {
    const [card] = (await list(other, { search: 'semen', in_stock: 1, sort: 'price_desc' })).products;
    const lines = (card?.variants ?? [])
      .map(({ id, stock }) => ({ variantId: id, quantity: stock }))
      .filter(({ quantity }) => quantity > 0);
    const before = await list(other, { in_stock: 1 });
    const occasion = { orderId: null, person: 'customer' };
    await shop.db.transaction(tx => reserveStock(tx, lines, occasion));
    const sold = await list(other, { in_stock: 1 });
    expect(sold.total).toBe(before.total - 1);
    expect((await list(other, { search: card?.name ?? '', limit: 200 })).products.find(({ id }) => id === card?.id)?.variants).toEqual(
      card?.variants.map(variant => ({ ...variant, stock: 0 })),
    );
    await shop.db.transaction(tx => releaseStock(tx, lines, occasion));
    expect((await list(other, { in_stock: 1 })).total).toBe(before.total);
  });

  test('while a transaction of its own is open, and after it', async () => {
    const [first] = (await list(other, { sort: 'best_selling', offset: 900, limit: 1 })).products;
    const raise = (sold: number) =>
      shop.db
        .update(products)
        .set({ sold })
        .where(eq(products.id, first?.id ?? ''));
    const best = async () => (await list(other, { sort: 'best_selling', limit: 1 })).products[0]?.id;
    let release = () => {};
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    const [slow] = (await list(other, { sort: 'best_selling', offset: 800, limit: 1 })).products;
    let wrote = () => {};
    const written = new Promise<void>(resolve => {
      wrote = resolve;
    });
    // It begins before the other one and ends after it: a counter that only grows would have passed it by.
    const open = shop.db.transaction(async tx => {
      await tx
        .update(products)
        .set({ sold: 900_000_002 })
        .where(eq(products.id, slow?.id ?? ''));
      wrote();
      await held;
    });
    await written;
    await raise(900_000_001);
    expect(await best()).toBe(first?.id);
    release();
    await open;
    expect(await best()).toBe(slow?.id);
  });

  test('as a whole new catalogue is in the next answers of the other, with pages that hold together meanwhile', async () => {
    const former = await walk(other, {});
    const larger = growCatalogue(buildCatalogue(), 5_600);
    let isDone = false;
    const importing = shop.db
      .transaction(tx => replaceCatalogue(tx, larger, { filed: [], importId: null }))
      .finally(() => {
        isDone = true;
      });
    while (!isDone) {
      const seen = await walk(other, { sort: 'price_asc' });
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining(former));
    }
    await importing;
    await expect.poll(async () => (await list(other, { limit: 1 })).total, { timeout: 20_000 }).toBe(larger.products.length);
    const ids = await shop.db
      .select({ id: variants.productId })
      .from(variants)
      .where(eq(variants.isActive, true))
      .groupBy(variants.productId);
    expect(new Set(await walk(other, {}))).toEqual(new Set(ids.map(({ id }) => id)));
  }, 120_000);
});

test('two processes make one price list, and each has the changes that the other made', async () => {
  const first = await manifestOf(shop);
  expect(await manifestOf(other)).toEqual(first);
  const { list: before } = await wholeOf(other, first);
  expect(first.products).toBe(before.products.length);
  expect(first.variants).toBeGreaterThanOrEqual(5_000);
  const count = async () => (await shop.db.select({ seq: priceLists.seq }).from(priceLists)).length;
  const counted = await count();
  await shop.db
    .update(variants)
    .set({ price: 999_500 })
    .where(eq(variants.number, before.products[0]?.variants[0]?.number ?? 0));
  await shop.db.update(priceLists).set({ checkedAt: sql`${priceLists.checkedAt} - interval '10 minutes'` });
  await Promise.all([shop, other, shop, other].map(each => manifestOf(each)));
  // One list a language, of which the English one comes last.
  await vi.waitFor(async () => expect(await count()).toBe(counted + 2), { timeout: 20_000 });
  const next = await manifestOf(shop);
  expect(next.version).not.toBe(first.version);
  expect(await manifestOf(other)).toEqual(next);
  expect(await count()).toBe(counted + 2);
  const answer = await other.fetch(`/api/v1/price-list/changes?lang=id&since=${first.version}`);
  expect(hashOf(pack(applyDelta(before, await bytesOf(answer))))).toBe(next.checksum);
});
