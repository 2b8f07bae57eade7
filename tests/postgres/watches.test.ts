import { count, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_WATCHES } from '#contract/watches.ts';
import { variants } from '#server/db/schema/catalogue.ts';
import { notifications } from '#server/db/schema/orders.ts';
import { watches } from '#server/db/schema/watches.ts';
import { createTelling } from '#server/modules/watches/telling.ts';
import { addBuyers, addGoods, Customer } from '#tests/contract/support/orders.ts';
import type { Postgres } from '#tests/support/postgres.ts';
import { createPostgresShop, type PostgresShop, startSeededPostgres } from './support/shop.ts';

let postgres: Postgres;
let shop: PostgresShop;
beforeAll(async () => {
  postgres = await startSeededPostgres();
  shop = await createPostgresShop(postgres, { poolSize: 10 });
});
afterAll(async () => {
  await shop?.close();
  await postgres?.stop();
});

test('four processes at once tell 600 watches once each, while stock comes and goes', async () => {
  const buyers = await addBuyers(shop.db, 60);
  const goods = await addGoods(shop.db, ...Array.from({ length: 10 }, () => ({ stock: 0 })));
  const rows = buyers.flatMap(({ customerId }) => goods.map(variantId => ({ customerId, variantId, kind: 'stock' as const })));
  await shop.db.insert(watches).values(rows);
  const looks = Array.from({ length: 4 }, () => createTelling(shop.deps));
  const change = (stock: number) => shop.db.update(variants).set({ stock }).where(inArray(variants.id, goods));
  await change(1);
  await Promise.all([...looks.map(look => look()), change(2), change(1)]);
  // Watches that another process had locked are told by its own transaction, or by the next look.
  await Promise.all(looks.map(look => look()));
  expect(await shop.db.select().from(watches)).toEqual([]);
  const told = await shop.db
    .select({ customerId: notifications.customerId, variantId: notifications.variantId, times: count() })
    .from(notifications)
    .where(inArray(notifications.variantId, goods))
    .groupBy(notifications.customerId, notifications.variantId);
  expect(told).toHaveLength(600);
  expect(told.filter(({ times }) => times !== 1)).toEqual([]);
});

test('of many asked for at once no more than the limit are kept', async () => {
  const [buyer] = await addBuyers(shop.db, 1);
  if (buyer === undefined) throw new Error('no buyer');
  const customer = new Customer(shop, buyer);
  const goods = await addGoods(shop.db, ...Array.from({ length: MOST_WATCHES + 5 }, () => ({ stock: 0 })));
  const first = goods.slice(0, MOST_WATCHES - 5).map(variantId => ({ customerId: buyer.customerId, variantId, kind: 'stock' as const }));
  await shop.db.insert(watches).values(first);
  const answers = await Promise.all(
    goods.slice(MOST_WATCHES - 5).map(id => customer.call('PUT', '/watches', { product_variant_id: id, kind: 'stock' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const [kept] = await shop.db.select({ rows: count() }).from(watches).where(eq(watches.customerId, buyer.customerId));
  expect(kept?.rows).toBe(MOST_WATCHES);
});
