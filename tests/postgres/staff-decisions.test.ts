import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAdmin } from '#tests/contract/support/admin.ts';
import { signInStaff } from '#tests/contract/support/desk.ts';
import { addBuyers, addGoods, Customer } from '#tests/contract/support/orders.ts';
import { blob, noise, orderToPay, sendReceipt } from '#tests/contract/support/receipts.ts';
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

test('of two members of staff who accept a receipt in the same moment one does, and the history names that one', async () => {
  const photo = blob(await noise(120, 80).jpeg().toBuffer());
  const [rina, budi] = [await signInStaff(shop, 'orders'), await signInStaff(shop, 'owner')];
  const [goods = ''] = await addGoods(shop.db, {});
  for (const buyer of await addBuyers(shop.db, 15)) {
    const me = new Customer(shop, buyer);
    const order = await orderToPay(me, goods);
    expect((await sendReceipt(me, order.id, photo)).status).toBe(200);
    const path = `admin/orders/${order.id}/receipt/acceptance`;
    const answers = await Promise.all([rina.call('POST', path), budi.call('POST', path)]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers[1 - won]).toMatchObject({ status: 409, code: 'order_transition_not_allowed' });
    const { data } = await callAdmin(shop, 'GET', `orders/${order.id}/history`);
    const validated = data.events.filter(({ status }: { status: number }) => status === 4);
    expect(validated.map(({ person }: { person: string }) => person)).toEqual([['Ibu orders', 'Ibu owner'][won]]);
  }
  expect(shop.lines).toEqual([]);
});
