import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Product } from '#contract/catalogue.ts';
import { createApp } from '#server/app.ts';
import { products, variants } from '#server/db/schema/catalogue.ts';
import { growShop } from '#server/seed/grow.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const PATH = '/api/v1/products?limit=200&sort=newest';

/** A long page from the shop, or from one that has read nothing yet. */
async function page(lang: string, app = shop.app): Promise<Product[]> {
  const answer = await app.fetch(new Request(`http://127.0.0.1:3000${PATH}&lang=${lang}`));
  const { data }: { data: { products: Product[] } } = await answer.json();
  return data.products;
}

test('a long page that was read before takes two statements: which products, and whether any row changed', async () => {
  const first = await page('id');
  expect(first).toHaveLength(200);
  const { $client } = shop.db as unknown as { $client: { query(...query: unknown[]): Promise<unknown> } };
  const statements = vi.spyOn($client, 'query');
  expect(await page('id')).toEqual(first);
  expect(statements.mock.calls.length).toBe(2);
  statements.mockRestore();
});

test('cards in memory follow every write, in both languages', async () => {
  const [shown, other] = await page('id');
  if (shown === undefined || other === undefined) throw new Error('nothing on sale');
  const variant = (change: Partial<typeof variants.$inferInsert>) =>
    shop.db
      .update(variants)
      .set(change)
      .where(eq(variants.id, shown.variants.at(-1)?.id ?? ''));
  const product = (change: Partial<typeof products.$inferInsert>) => shop.db.update(products).set(change).where(eq(products.id, shown.id));
  for (const write of [
    () => variant({ stock: 4_321 }),
    () => variant({ price: 98_765 }),
    () => variant({ nameId: 'Ungu', nameEn: 'Purple' }),
    () => variant({ position: 0 }),
    () => product({ nameId: 'Barang lain', nameEn: 'Another thing' }),
    () => product({ sold: 12, rating: 450, ratings: 3 }),
    () => variant({ isActive: false }),
    () => variant({ isActive: true, productId: other.id }),
    () => product({ isActive: false }),
    () => growShop(shop.db, { variants: 60, isForced: true }),
  ]) {
    for (const lang of ['id', 'en']) await page(lang);
    await write();
    for (const lang of ['id', 'en']) expect(await page(lang), String(write)).toEqual(await page(lang, createApp(shop.deps)));
  }
});
