import { eq, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '#server/db/client.ts';
import { brands, categories, pictures, products, variants } from '#server/db/schema/catalogue.ts';
import { addresses, customers } from '#server/db/schema/customers.ts';
import { banners, paymentMethods, regions, settings, zones } from '#server/db/schema/shop.ts';
import { demoEmail, demoPassword } from '#server/seed/demo.ts';
import { regionCounts } from '#server/seed/regions/regions.ts';
import { seedShop } from '#server/seed/seed.ts';
import { stableId } from '#server/seed/stable-id.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'full' });
});
afterAll(() => shop.close());

test('a full shop has every region, a zone for every regency, and goods in every top category', async () => {
  const { db } = shop;
  const { provinces, regencies, districts, villages } = regionCounts;
  expect(await db.$count(regions)).toBe(provinces + regencies + districts + villages);
  const without = await db
    .select({ code: regions.code })
    .from(regions)
    .leftJoin(zones, eq(zones.regency, regions.code))
    .where(sql`${regions.level} = 2 and ${zones.regency} is null`);
  expect(without).toEqual([]);
  const tops = await db.select().from(categories).where(sql`${categories.parent} is null`);
  expect(tops.length).toBeGreaterThan(5);
  for (const { slug } of tops) expect(await db.$count(products, eq(products.topCategory, slug)), slug).toBeGreaterThan(0);
  expect(await db.$count(variants, sql`${variants.stock} > 0`)).toBeGreaterThan(500);
});

test('every picture that something refers to is there', async () => {
  const { db } = shop;
  const known = new Set((await db.select({ id: pictures.id }).from(pictures)).map(({ id }) => id));
  const wanted = [
    ...(await db.select({ id: categories.pictureId }).from(categories)),
    ...(await db.select({ id: brands.pictureId }).from(brands)),
    ...(await db.select({ id: banners.pictureId }).from(banners)),
    ...(await db.select({ ids: products.pictureIds }).from(products)).flatMap(({ ids }) => ids.map(id => ({ id }))),
  ].map(({ id }) => id);
  expect(wanted.filter(id => !known.has(id))).toEqual([]);
});

test('each demo customer has one primary address in a village that exists, under an id that never changes', async () => {
  const rows = await shop.db
    .select({ id: customers.id, email: customers.email, village: regions.name, level: regions.level, zip: addresses.zipCode })
    .from(customers)
    .innerJoin(addresses, sql`${addresses.customerId} = ${customers.id} and ${addresses.isPrimary}`)
    .innerJoin(regions, eq(regions.code, addresses.regionCode))
    .orderBy(customers.email);
  expect(rows.map(({ email, village, level }) => [email, village, level])).toEqual([
    ['budi@fondasi.test', 'Tamalanrea Indah', 4],
    ['demo@fondasi.test', 'Batu Merah', 4],
  ]);
  expect(rows.map(({ id }) => id)).toEqual([stableId('customer budi@fondasi.test'), '3fcb9c43-6e8a-50e1-bdc1-be0c3ec20703']);
});

test('a shop that was filled is not filled again', async () => {
  const before = await shop.db.select().from(settings);
  await shop.db.delete(customers);
  await seedShop(shop.db, { now: new Date('2026-01-01T00:00:00Z'), demo: true });
  expect(await shop.db.select().from(settings)).toEqual(before);
  expect(await shop.db.$count(customers)).toBe(0);
});

test('an empty one has the regions, ways to pay and send that are switched off or cost nothing yet, and pages without a word', async () => {
  const empty = await createTestShop({ seed: 'empty' });
  try {
    const filled: string[] = [];
    for (const table of Object.values(schema)) {
      if (is(table, PgTable) && (await empty.db.$count(table)) > 0) filled.push(getTableName(table));
    }
    expect(filled.sort()).toEqual(['pages', 'payment_methods', 'pictures', 'regions', 'settings', 'shipment_methods']);
    expect(await empty.db.select({ account: paymentMethods.account, isActive: paymentMethods.isActive }).from(paymentMethods)).toEqual(
      Array.from({ length: 3 }, () => ({ account: null, isActive: false })),
    );
    const login = await empty.fetch('/api/v1/login', { method: 'POST', json: { email: demoEmail, password: demoPassword } });
    expect(login.status).toBe(401);
  } finally {
    await empty.close();
  }
});
