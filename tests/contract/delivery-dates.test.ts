import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminKeyHeader } from '#contract/admin.ts';
import type { Notifications } from '#contract/notifications.ts';
import { addresses } from '#server/db/schema/customers.ts';
import { orders } from '#server/db/schema/orders.ts';
import { freightRates, regions } from '#server/db/schema/shop.ts';
import { giveReminders } from '#server/modules/orders/reminders.ts';
import { reminderWords } from '#server/modules/push/words.ts';
import { addBuyers, addGoods, type Buyer, Customer } from './support/orders.ts';
import { asAdmin, blob, noise, sendReceipt } from './support/receipts.ts';
import { createTestShop, type TestShop, testAdminKey } from './support/shop.ts';

/** Thursday, 10:00 in Ambon and 09:00 in Makassar. */
const thursday = Date.parse('2026-11-26T01:00:00Z');
const HOUR = 3_600_000;
let now = thursday;
let shop: TestShop;
let me: Customer;
let variant: string;
let photo: Blob;

beforeAll(async () => {
  shop = await createTestShop({ seed: 'small', now: () => new Date(now) });
  [variant = ''] = await addGoods(shop.db, { stock: 1_000, weight: 20_000 });
  photo = blob(await noise(120, 80).jpeg().toBuffer());
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = thursday;
  const [buyer] = await addBuyers(shop.db, 1);
  if (buyer === undefined) throw new Error('no buyer');
  me = new Customer(shop, buyer);
});

/** Moves a customer's address to a regency, such as Tual ('81.72'). */
async function moveTo(regency: string, { addressId }: Buyer = me.buyer): Promise<void> {
  const [village] = await shop.db
    .select()
    .from(regions)
    .where(like(regions.code, `${regency}.%.%`))
    .limit(1);
  if (village === undefined) throw new Error(`no village of ${regency}`);
  await shop.db.update(addresses).set({ regionCode: village.code }).where(eq(addresses.id, addressId));
}

/** Validates an order and its payment. */
async function pay(id: string): Promise<void> {
  expect((await asAdmin(shop, `${id}/validation`)).status).toBe(200);
  expect((await sendReceipt(me, id, photo)).status).toBe(200);
  expect((await asAdmin(shop, `${id}/receipt/acceptance`)).status).toBe(200);
}

describe('the days of an order', () => {
  it('count from a payment by its deadline until it is paid, and are kept from then on', async () => {
    await moveTo('81.72');
    const { id, ...placed } = await me.place({ [variant]: 5 }, { shipment_method_id: 'sea-cargo' });
    expect(placed).toMatchObject({
      depot: { code: 'ambon', name: 'Ambon', is_demo: true },
      eta: { from: '2026-12-07', to: '2026-12-14', pay_by: new Date(thursday + 24 * HOUR).toISOString() },
      next_sailing: { day: '2026-11-30', pay_before: '2026-11-28T03:00:00.000Z' },
      is_late: false,
      pickup_code: null,
    });
    // Friday noon: a payment within 24 hours may miss Monday's ship, which closes on Saturday at noon.
    now = Date.parse('2026-11-27T03:00:00Z');
    expect((await asAdmin(shop, `${id}/validation`)).status).toBe(200);
    const payable = await me.order(id);
    expect(payable.eta).toEqual({ from: '2026-12-07', to: '2026-12-17', pay_by: payable.payment_deadline });
    await sendReceipt(me, id, photo);
    now += HOUR;
    expect((await asAdmin(shop, `${id}/receipt/acceptance`)).status).toBe(200);
    const promised = { from: '2026-12-07', to: '2026-12-14', pay_by: null };
    expect(await me.order(id)).toMatchObject({ eta: promised, next_sailing: null, is_late: false });

    await shop.db
      .update(freightRates)
      .set({ daysMin: 20, daysMax: 30 })
      .where(and(eq(freightRates.service, 'sea-cargo'), eq(freightRates.zone, 'maluku-islands')));
    now += 300 * HOUR;
    for (const [step, body] of [
      ['processing', {}],
      ['shipment', { tracking_number: 'SPIL 1' }],
    ] as const) {
      expect((await asAdmin(shop, `${id}/${step}`, body)).status).toBe(200);
      expect((await me.order(id)).eta).toEqual(promised);
    }
  });

  it('have passed when the last one has, at midnight of the depot', async () => {
    await moveTo('81.72');
    const { id } = await me.place({ [variant]: 5 }, { shipment_method_id: 'express' });
    await pay(id);
    const { eta } = await me.order(id);
    expect(eta).toEqual({ from: '2026-11-29', to: '2026-12-02', pay_by: null });
    const lateAt = async (moment: string) => {
      now = Date.parse(moment);
      return (await me.order(id)).is_late;
    };
    expect(await lateAt('2026-12-02T14:59:59Z')).toBe(false);
    expect(await lateAt('2026-12-02T15:00:00Z')).toBe(true);
    await shop.db.update(orders).set({ status: 7 }).where(eq(orders.id, id));
    expect((await me.order(id)).is_late).toBe(false);
  });

  it('are not there for an order from before they were kept, nor where they depend on the ship', async () => {
    const { id } = await me.place({ [variant]: 5 }, { shipment_method_id: 'store-truck' });
    await shop.db.update(orders).set({ depot: null, daysMin: null, daysMax: null }).where(eq(orders.id, id));
    expect(await me.order(id)).toMatchObject({ depot: null, eta: null, next_sailing: null });
    await pay(id);
    expect(await me.order(id)).toMatchObject({ status: 4, depot: null, eta: null, is_late: false });

    await moveTo('81.07');
    const aru = await me.place({ [variant]: 5 }, { shipment_method_id: 'sea-cargo' });
    await pay(aru.id);
    expect(await me.order(aru.id)).toMatchObject({ status: 4, depot: { code: 'ambon' }, eta: null, is_late: false });
  });
});

describe('an order that is late', () => {
  const reminded = async (id: string) => {
    await giveReminders(shop.deps);
    await giveReminders(shop.deps);
    const { notifications } = (await me.call('GET', `/notifications/user/${me.buyer.customerId}?lang=en`)).body.data as Notifications;
    return notifications.filter(({ order_id, message }) => order_id === id && message !== null);
  };

  it('is told of by the shop, once, when the last day has passed in its depot', async () => {
    await moveTo('81.72');
    const { id } = await me.place({ [variant]: 5 }, { shipment_method_id: 'express' });
    await pay(id);
    now = Date.parse('2026-12-02T14:59:59Z');
    expect(await reminded(id)).toEqual([]);
    now += 1_000;
    const told = await reminded(id);
    expect(told).toMatchObject([{ message: reminderWords.late.en, status_progress: 2 }]);
    await asAdmin(shop, `${id}/processing`);
    await asAdmin(shop, `${id}/shipment`, { tracking_number: 'JX 1' });
    now += 72 * HOUR;
    expect(await reminded(id)).toEqual(told);
  });

  it('is none where it arrived, waits to be collected, or had no date', async () => {
    const ids: string[] = [];
    for (const change of [{ status: 7 }, { status: 6 }, { status: 5, etaTo: null }, { status: 8 }]) {
      const { id } = await me.place({ [variant]: 1 });
      await shop.db
        .update(orders)
        .set({ etaFrom: '2026-11-20', etaTo: '2026-11-21', ...change })
        .where(eq(orders.id, id));
      ids.push(id);
    }
    for (const id of ids) expect(await reminded(id)).toEqual([]);
  });
});

describe('notifications of a paid order', () => {
  it('tell its days, and where it is collected', async () => {
    const { id } = await me.place({ [variant]: 1 });
    await pay(id);
    await asAdmin(shop, `${id}/processing`);
    await asAdmin(shop, `${id}/shipment`, {});
    const { notifications } = (await me.call('GET', `/notifications/user/${me.buyer.customerId}`)).body.data as Notifications;
    const eta = { from: '2026-11-26', to: '2026-11-27', pay_by: null };
    const [placed, payable] = [
      { status_progress: 0, eta: null, depot: null },
      { status_progress: 1, eta: null, depot: null },
    ];
    const underWay = [4, 3, 2].map(status_progress => ({ status_progress, eta, depot: { code: 'makassar' } }));
    expect(notifications).toMatchObject([...underWay, payable, placed].map(each => ({ ...each, is_pick_up: true })));
  });
});

describe('a pick-up', () => {
  const admin = (path: string, json: unknown) =>
    shop.fetch(`/api/v1/admin/${path}`, { method: 'POST', headers: { [adminKeyHeader]: testAdminKey }, json });

  it('is told ready with a code, by which the staff hands it over once', async () => {
    const { id, number } = await me.place({ [variant]: 1 });
    await pay(id);
    expect(await me.order(id)).toMatchObject({
      eta: { from: '2026-11-26', to: '2026-11-27' },
      pickup_code: null,
      depot: { code: 'makassar' },
    });
    await asAdmin(shop, `${id}/processing`);
    expect((await asAdmin(shop, `${id}/shipment`, {})).body).toMatchObject({ data: { status: 6, pickup_code: null } });
    const ready = await me.order(id);
    expect(ready).toMatchObject({ status: 6, tracking_number: null, pickup_code: expect.stringMatching(/^[0-9A-Z]{6}$/) });
    // It waits for its customer, however long.
    now += 1_000 * HOUR;
    expect((await me.order(id)).is_late).toBe(false);

    const code = ready.pickup_code ?? '';
    const spoken = `${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase();
    for (const wrong of ['999999', 'U', code.slice(1)]) expect((await admin('pick-ups', { code: wrong })).status).toBe(404);
    expect((await admin('pick-ups', { code: '' })).status).toBe(422);
    expect(await (await admin('pick-ups', { code: spoken })).json()).toMatchObject({ data: { number, status: 7, received_by: 'Pembeli' } });
    expect((await me.order(id)).pickup_code).toBeNull();
    expect(await (await admin('pick-ups', { code: spoken })).json()).toMatchObject({ status: 409, code: 'order_transition_not_allowed' });
  });

  it('is late until it is ready', async () => {
    const { id } = await me.place({ [variant]: 1 });
    await pay(id);
    now = Date.parse('2026-11-27T16:00:00Z');
    expect((await me.order(id)).is_late).toBe(true);
    await asAdmin(shop, `${id}/processing`);
    await asAdmin(shop, `${id}/shipment`, {});
    expect((await me.order(id)).is_late).toBe(false);
  });

  it('that was ready before there were codes is handed over by its number', async () => {
    const { id } = await me.place({ [variant]: 1 });
    await shop.db.update(orders).set({ status: 6, depot: null }).where(eq(orders.id, id));
    expect(await me.order(id)).toMatchObject({ status: 6, pickup_code: null });
    expect((await asAdmin(shop, `${id}/delivery`, { received_by: 'Pak Amir' })).body).toMatchObject({ data: { status: 7 } });
  });

  it('alone needs no tracking number', async () => {
    const { id } = await me.place({ [variant]: 1 }, { shipment_method_id: 'store-truck' });
    await pay(id);
    await asAdmin(shop, `${id}/processing`);
    expect((await asAdmin(shop, `${id}/shipment`, {})).body).toMatchObject({ status: 422, errors: { tracking_number: ['required'] } });
    expect((await asAdmin(shop, `${id}/shipment`, { tracking_number: 'T 1' })).status).toBe(200);
    expect(await me.order(id)).toMatchObject({ status: 6, pickup_code: null, tracking_number: 'T 1' });
  });
});
