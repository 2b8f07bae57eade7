import { and, between, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addresses, customers } from '#server/db/schema/customers.ts';
import { orders } from '#server/db/schema/orders.ts';
import { addBuyers, addGoods, Customer } from '#tests/contract/support/orders.ts';
import type { Postgres } from '#tests/support/postgres.ts';
import { createPostgresShop, type PostgresShop, startSeededPostgres } from './support/shop.ts';

let postgres: Postgres;
let shop: PostgresShop;
beforeAll(async () => {
  postgres = await startSeededPostgres();
  shop = await createPostgresShop(postgres, { poolSize: 20 });
});
afterAll(async () => {
  await shop?.close();
  await postgres?.stop();
});

test('a deletion beside the checkout and other writes of the same account is refused or leaves none of them behind', async () => {
  const [variant = ''] = await addGoods(shop.db, { stock: 1_000 });
  const buyers = await addBuyers(shop.db, 24);
  const [{ addressId = '' } = {}] = buyers;
  const [place] = await shop.db.select().from(addresses).where(eq(addresses.id, addressId));
  const outcomes = await Promise.all(
    buyers.map(async buyer => {
      await shop.db.update(customers).set({ passwordHash: null }).where(eq(customers.id, buyer.customerId));
      const customer = new Customer(shop, buyer);
      const cart = await customer.fill({ [variant]: 1 });
      const proof = { confirmation: `${buyer.customerId}@example.test` };
      const address = {
        ...{ label: 'Rumah', receiver_name: 'Pembeli', phone_number: '081234567890', zip_code: '90245' },
        ...{ full_address: 'Jalan Perintis No. 2', region_code: place?.regionCode },
      };
      const [deleted, placed, written] = await Promise.all([
        customer.call('POST', '/account/deletion', proof),
        customer.checkout(cart),
        customer.call('POST', '/addresses/', address),
      ]);
      return { buyer, deleted: deleted.status, placed: placed.status, written: written.status };
    }),
  );
  for (const { buyer, deleted, placed } of outcomes) {
    const own = eq(orders.customerId, buyer.customerId);
    const open = await shop.db
      .select()
      .from(orders)
      .where(and(own, between(orders.status, 2, 6)));
    const [row] = await shop.db.select().from(customers).where(eq(customers.id, buyer.customerId));
    expect([deleted, placed === 200, open.length, row !== undefined]).toEqual(
      deleted === 200 ? [200, false, 0, false] : [409, true, 1, true],
    );
  }
  const gone = outcomes.filter(({ deleted }) => deleted === 200).map(({ buyer }) => buyer.customerId);
  const left = await shop.db.select({ id: addresses.customerId }).from(addresses);
  expect(left.filter(({ id }) => gone.includes(id))).toEqual([]);
  // A write that lost is refused, and is neither done and lost nor a fault of the server.
  const lost = outcomes.flatMap(({ deleted, placed, written }) => (deleted === 200 ? [placed, written] : []));
  expect(lost.filter(status => status >= 500)).toEqual([]);
});
