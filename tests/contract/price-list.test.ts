import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ProductList } from '#contract/catalogue.ts';
import type { PriceListManifest } from '#contract/price-list.ts';
import { applyDelta } from '#lib/price-list/delta.ts';
import { pack } from '#lib/price-list/pack.ts';
import { ENOUGH_STOCK } from '#lib/price-list/types.ts';
import { createApp } from '#server/app.ts';
import { categories, products, variants } from '#server/db/schema/catalogue.ts';
import { priceLists } from '#server/db/schema/price-lists.ts';
import { settings } from '#server/db/schema/shop.ts';
import { makeLists } from '#server/modules/price-list/make.ts';
import { MOST_PART_BYTES, toParts } from '#server/modules/price-list/parts.ts';
import { callAdmin } from './support/admin.ts';
import { bytesOf, changedManifest, hashOf, manifestOf, wholeOf } from './support/price-list.ts';
import { createTestShop, type TestShop } from './support/shop.ts';
import { seededAt } from './support/template.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let shop: TestShop;
/** Milliseconds since the seed, by the shop's clock. */
let passed = 0;
beforeAll(async () => {
  shop = await createTestShop({ now: () => new Date(seededAt.getTime() + passed) });
});
afterAll(() => shop.close());

const part = (id: string, encoding = 'identity') =>
  shop.fetch(`/api/v1/price-list/parts/${id}`, { headers: { 'Accept-Encoding': encoding } });
const changes = (since: string, lang = 'id') => shop.fetch(`/api/v1/price-list/changes?lang=${lang}&since=${encodeURIComponent(since)}`);
const reasonOf = async (answer: Response) => {
  const { status, code, data } = await answer.json();
  return [status, code, data?.reason];
};
const setPrice = async (sku: string, price: number) => {
  const answer = await callAdmin(shop, 'PUT', `variants/${sku}/price`, { price });
  expect(answer.status).toBe(200);
};
async function anySku(): Promise<string> {
  const [row] = await shop.db.select({ sku: variants.sku }).from(variants).orderBy(variants.id).limit(1);
  return row?.sku ?? '';
}

describe('the whole list', () => {
  test.each(['id', 'en'] as const)('has what the shop sells, in %s, within 36 KiB', async lang => {
    const manifest = await manifestOf(shop, lang);
    const { list } = await wholeOf(shop, manifest);
    expect([manifest.products, manifest.variants, manifest.format]).toEqual([358, 1_065, 1]);
    expect(manifest.bytes).toBe(manifest.parts.reduce((sum, { bytes }) => sum + bytes, 0));
    expect(manifest.bytes).toBeLessThanOrEqual(36 * 1024);
    expect(list).toMatchObject({ catalogue: manifest.catalogue, version: manifest.version, lang, madeAt: Date.parse(manifest.made_at) });
    const answers = await Promise.all(
      [0, 200].map(async offset => (await (await shop.fetch(`/api/v1/products?lang=${lang}&limit=200&offset=${offset}`)).json()).data),
    );
    const shown = answers.flatMap((answer: ProductList) => answer.products);
    const listed = new Map(list.products.map(product => [product.slug, product]));
    expect(shown).toHaveLength(358);
    for (const product of shown) {
      const own = listed.get(product.slug);
      expect([own?.name, own?.facts, own?.soldCount, own?.ratingCount]).toEqual([
        product.name,
        product.facts,
        product.sold_count,
        product.rating_count,
      ]);
      expect(list.brands[own?.brand ?? -1]?.slug).toBe(product.brand.slug);
      expect(list.categories[own?.category ?? -1]).toMatchObject({ slug: product.category.slug, name: product.category.name });
      expect(`/media/pictures/${own?.image.id}?w=320`).toBe(product.image.url);
      expect(own?.variants.map(({ name, price, discount, unit, look }) => [name, price, discount / 100, unit, look])).toEqual(
        product.variants.map(({ name, price, discount, unit, look = '' }) => [name, price, discount, unit, look]),
      );
      expect(own?.variants.map(({ stock }) => stock)).toEqual(
        product.variants.map(({ stock }) => (stock === 0 ? 0 : stock < ENOUGH_STOCK ? 1 : 2)),
      );
    }
  });

  test('is not sent again to a phone that has its manifest', async () => {
    const answer = await shop.fetch('/api/v1/price-list?lang=id');
    const tag = answer.headers.get('etag') ?? '';
    expect((await shop.fetch('/api/v1/price-list?lang=id', { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });

  test('comes in parts that never change, in the encoding that a client takes', async () => {
    const [{ id = '', bytes = 0 } = {}] = (await manifestOf(shop)).parts;
    const [plain, brotli, gzip] = await Promise.all(['identity', 'gzip, br', 'gzip'].map(encoding => part(id, encoding)));
    expect(plain?.headers.get('cache-control')).toContain('immutable');
    expect([plain, brotli, gzip].map(answer => answer?.headers.get('content-encoding'))).toEqual([null, 'br', 'gzip']);
    const [own, br, gz] = await Promise.all([plain, brotli, gzip].map(answer => bytesOf(answer as Response)));
    expect(hashOf(own as Uint8Array)).toBe(id);
    expect(br?.length).toBe(bytes);
    expect(hashOf(brotliDecompressSync(br as Uint8Array))).toBe(id);
    expect(hashOf(gunzipSync(gz as Uint8Array))).toBe(id);
    for (const unknown of ['0'.repeat(64), 'x', `${id}0`, '%00'])
      expect(await reasonOf(await part(unknown))).toEqual([404, 'not_found', undefined]);
  });

  test('has no part above 64 KiB, however little it can be compressed', async () => {
    const noise = crypto.getRandomValues(new Uint8Array(50_000));
    const whole = new Uint8Array(
      Buffer.concat(Array.from({ length: 3 }, (_, at) => noise.map((byte, place) => (byte * (2 * at + 1) + place * at) & 255))),
    );
    const { parts, body } = await toParts(whole, async () => undefined);
    expect(Math.max(...parts.map(({ bytes }) => bytes))).toBeLessThanOrEqual(MOST_PART_BYTES);
    expect(parts.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(body.length);
    expect(parts.length).toBeGreaterThan(1);
  });
});

describe('changes', () => {
  test('bring a list to exactly what the shop has now, by a few bytes', async () => {
    const before = await manifestOf(shop);
    const { list } = await wholeOf(shop, before);
    const sku = await anySku();
    await setPrice(sku, 1_234_500);
    expect((await manifestOf(shop)).version, 'a list stands for five minutes').toBe(before.version);
    passed += 6 * MINUTE;
    const after = await changedManifest(shop, before);
    const answer = await changes(before.version);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
    const delta = await bytesOf(answer);
    const next = applyDelta(list, delta);
    expect(hashOf(pack(next))).toBe(after.checksum);
    expect(next.products.flatMap(product => product.variants).some(({ price }) => price === 1_234_500)).toBe(true);
    expect(delta.length).toBeLessThan(300);
  });

  test('are known after a restart and to every other process', async () => {
    const before = await manifestOf(shop);
    await setPrice(await anySku(), 1_111_000);
    passed += 6 * MINUTE;
    const app = createApp(shop.deps);
    const other = { fetch: async (path: string) => app.fetch(new Request(`http://127.0.0.1:3000${path}`)) };
    const after = await changedManifest(other, before);
    expect((await manifestOf(shop)).version).toBe(after.version);
    const { list } = await wholeOf(other, before);
    const delta = await bytesOf(await changes(before.version));
    expect(hashOf(pack(applyDelta(list, delta)))).toBe(after.checksum);
    expect(await bytesOf(await other.fetch(`/api/v1/price-list/changes?lang=id&since=${before.version}`))).toEqual(delta);
  });

  test('since a version that the shop does not know are none', async () => {
    for (const since of ['unknown', '', 'x'.repeat(300), "'; drop table price_lists", '\u0000']) {
      expect([since, ...(await reasonOf(await changes(since)))]).toEqual([since, 404, 'not_found', 'version_unknown']);
    }
  });

  test('never cost more than the whole list', async () => {
    const before = await manifestOf(shop);
    const all = await shop.db.select({ id: products.id }).from(products).orderBy(products.slug);
    // One half goes, the other comes, and categories change: brotli alone decides by some bytes which of the two is smaller.
    const sellOnly = async (half: number) => {
      const ids = all.filter((_, at) => at % 2 === half).map(({ id }) => id);
      await shop.db.update(products).set({ isActive: inArray(products.id, ids) });
      passed += 6 * MINUTE;
    };
    await sellOnly(0);
    const even = await changedManifest(shop, before);
    await shop.db.update(categories).set({ nameId: sql`${categories.nameId} || ' dan lain'` });
    await sellOnly(1);
    const odd = await changedManifest(shop, even);
    expect([even.products, odd.products]).toEqual([179, 179]);
    const answer = await shop.fetch(`/api/v1/price-list/changes?lang=id&since=${even.version}`, { headers: { 'Accept-Encoding': 'br' } });
    const cost = answer.status === 200 ? Number(answer.headers.get('content-length')) : odd.bytes;
    if (answer.status !== 200) expect(await reasonOf(answer)).toEqual([404, 'not_found', 'not_smaller']);
    expect(cost).toBeGreaterThan(odd.bytes / 2);
    expect(cost).toBeLessThanOrEqual(odd.bytes);
    await shop.db.update(products).set({ isActive: true });
    passed += 6 * MINUTE;
    await changedManifest(shop, odd);
  });

  test('between two catalogues are none, since nothing is alike', async () => {
    const before = await manifestOf(shop);
    // As after a restore into a new database, whose numbers of variants may mean other goods.
    await shop.db.delete(settings).where(eq(settings.name, 'price_list_catalogue'));
    passed += 6 * MINUTE;
    const after = await changedManifest(shop, before);
    expect(after.catalogue).not.toBe(before.catalogue);
    expect(await reasonOf(await changes(before.version))).toEqual([404, 'not_found', 'not_smaller']);
  });
});

describe('lists', () => {
  test('are not made anew for sold counts and stock alone until some hours have passed', async () => {
    passed += 6 * MINUTE;
    const before = await manifestOf(shop);
    await shop.db.update(products).set({ sold: 77_777 });
    await shop.db.update(variants).set({ stock: 3 });
    passed += 6 * MINUTE;
    expect((await manifestOf(shop)).version).toBe(before.version);
    passed += 3 * HOUR;
    const after = await changedManifest(shop, before);
    const { list } = await wholeOf(shop, after);
    expect(list.products.every(({ soldCount, variants: own }) => soldCount === 77_777 && own.every(({ stock }) => stock === 1))).toBe(true);
    passed += 6 * MINUTE;
    expect((await manifestOf(shop)).version, 'nothing changed').toBe(after.version);
  });

  test('are made once for all that ask at the same moment', async () => {
    await setPrice(await anySku(), 1_222_000);
    passed += 6 * MINUTE;
    const count = async () => (await shop.db.select({ seq: priceLists.seq }).from(priceLists)).length;
    const before = await count();
    const manifests = await Promise.all(Array.from({ length: 12 }, () => manifestOf(shop)));
    // One of each language, of which the English one comes last.
    await vi.waitFor(async () => expect(await count()).toBe(before + 2), { timeout: 60_000 });
    await manifestOf(shop);
    expect(await count()).toBe(before + 2);
    expect(manifests.every(({ parts }) => parts.length > 0)).toBe(true);
  });

  test('have a price that changed while the list before was being made', async () => {
    const before = await manifestOf(shop);
    await setPrice(await anySku(), 1_255_000);
    passed += 6 * MINUTE;
    // The first one to ask has both languages made, one after the other, from goods that were read at once.
    const asked = manifestOf(shop);
    const first = await vi.waitFor(
      async () => {
        const [newest] = await shop.db.select().from(priceLists).where(eq(priceLists.lang, 'id')).orderBy(desc(priceLists.seq)).limit(1);
        expect(newest?.version).not.toBe(before.version);
        return newest;
      },
      { timeout: 60_000, interval: 1 },
    );
    await setPrice(await anySku(), 1_266_000);
    passed += 6 * MINUTE;
    const next = await changedManifest(shop, { ...before, version: first?.version ?? '' });
    await asked;
    const { list } = await wholeOf(shop, next);
    expect(list.products.flatMap(product => product.variants).some(({ price }) => price === 1_266_000)).toBe(true);
  });

  test('are few, however often prices change, and the newest is kept however old', async () => {
    const kept = async () => (await shop.db.select({ seq: priceLists.seq }).from(priceLists).where(eq(priceLists.lang, 'id'))).length;
    const [row] = await shop.db.select().from(priceLists).where(eq(priceLists.lang, 'id')).limit(1);
    if (row === undefined) throw new Error('there is no list');
    const { seq: _, ...own } = row;
    const at = new Date(seededAt.getTime() + passed);
    await shop.db
      .insert(priceLists)
      .values(Array.from({ length: 60 }, (_, number) => ({ ...own, version: `filler${number}`, madeAt: at })));
    await setPrice(await anySku(), 1_333_000);
    await makeLists(shop.db, at);
    expect(await kept()).toBe(40);
    passed += 30 * 24 * HOUR;
    await manifestOf(shop);
    await setPrice(await anySku(), 1_444_000);
    await makeLists(shop.db, new Date(seededAt.getTime() + passed));
    const newest: PriceListManifest = await manifestOf(shop);
    expect(await kept()).toBe(1);
    expect((await wholeOf(shop, newest)).list.version).toBe(newest.version);
  });
});
