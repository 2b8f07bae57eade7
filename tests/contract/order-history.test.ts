import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boughtEndpoint, projectsEndpoint } from '#contract/order-history.ts';
import { type Order, OrderSchema } from '#contract/orders.ts';
import { invoicePdf } from '#server/modules/orders/invoice/pdf.ts';
import { emptyCard } from '#server/modules/site/card.ts';
import { pdfTexts } from '#tests/support/pdf-text.ts';
import { callAdmin } from './support/admin.ts';
import { type Answer, addBuyers, addGoods, Customer, changeVariant, orderOf } from './support/orders.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
let me: Customer;
let other: Customer;
let cement: string;
let sand: string;
let now: Date;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small', now: () => now });
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = new Date('2026-11-10T02:00:00Z');
  const [mine, others] = await addBuyers(shop.db, 2);
  if (mine === undefined || others === undefined) throw new Error('no buyers');
  me = new Customer(shop, mine);
  other = new Customer(shop, others);
  [cement = '', sand = ''] = await addGoods(shop.db, { price: 60_000 }, { price: 25_001, discount: 10 });
});

/** Places an order on a day of November 2026. */
function placeOn(day: number, goods: Readonly<Record<string, number>>, project_name?: string, customer = me): Promise<Order> {
  now = new Date(Date.UTC(2026, 10, day, 2));
  return customer.place(goods, project_name === undefined ? {} : { project_name });
}

async function found(query: Readonly<Record<string, string>>, customer = me): Promise<string[]> {
  const answer = await customer.call('GET', `/orders/?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  const { orders, total } = v.parse(v.object({ orders: v.array(OrderSchema), total: v.number() }), answer.body.data);
  expect(total).toBe(orders.length);
  return orders.map(({ id }) => id);
}

describe('the project of an order', () => {
  it('is what was typed on one line, or none', async () => {
    const order = await placeOn(10, { [cement]: 1 }, ' Rumah \u200b Pak\n Budi  ');
    expect(order.project_name).toBe('Rumah Pak Budi');
    expect((await me.order(order.id)).project_name).toBe('Rumah Pak Budi');
    expect((await placeOn(10, { [cement]: 1 }, ' \u200b ')).project_name).toBeNull();
    expect((await placeOn(10, { [cement]: 1 })).project_name).toBeNull();
    const cart = await me.fill({ [cement]: 1 });
    expect(cart.project_name).toBeNull();
    const long = await me.checkout(cart, { project_name: 'p'.repeat(81) });
    expect([long.status, long.body.errors]).toEqual([422, { project_name: ['too_long'] }]);
    expect(orderOf(await me.checkout(cart, { project_name: 'p'.repeat(80) })).project_name).toHaveLength(80);
  });

  it('stands on the invoice, and on what the shop’s own people see', async () => {
    const order = await placeOn(10, { [cement]: 1 }, 'PO-17/2026');
    expect(pdfTexts(await invoicePdf({ order, card: emptyCard, shop: 'Toko', language: 'id' }))).toContain(
      'Proyek atau nomor PO: PO-17/2026',
    );
    const without = { ...order, project_name: null };
    expect(pdfTexts(await invoicePdf({ order: without, card: emptyCard, shop: 'Toko', language: 'id' })).join()).not.toContain('Proyek');
    expect((await callAdmin(shop, 'GET', `orders/${order.number}`)).data).toMatchObject({ project_name: 'PO-17/2026' });
  });

  it('is named later, once for each key, and taken away again', async () => {
    const { id } = await placeOn(10, { [cement]: 1 });
    const name = (project_name: unknown, key?: string, customer = me) =>
      customer.call('PUT', `/orders/${id}/project`, { project_name }, key);
    const key = crypto.randomUUID();
    expect(orderOf(await name('  Gudang Sentani ', key)).project_name).toBe('Gudang Sentani');
    expect(orderOf(await name('PO-18')).project_name).toBe('PO-18');
    // The answer to a repetition is the order as it stands by then.
    const repeated = await name('  Gudang Sentani ', key);
    expect([orderOf(repeated).project_name, repeated.headers.get('idempotency-replayed')]).toEqual(['PO-18', 'true']);
    expect(orderOf(await name('')).project_name).toBeNull();
    expect((await name('p'.repeat(81))).body.errors).toEqual({ project_name: ['too_long'] });
    expect((await name(7)).status).toBe(422);
    expect((await name('Curian', undefined, other)).status).toBe(404);
    const cart = await me.fill({ [cement]: 1 });
    expect((await me.call('PUT', `/orders/${cart.id}/project`, { project_name: 'x' })).status).toBe(404);
    expect((await me.call('PUT', '/orders/nonsense/project', { project_name: 'x' })).status).toBe(404);
  });
});

describe('a search of the orders', () => {
  it('finds by number, product and project in any case, each word, in either language, and only one’s own', async () => {
    const first = await placeOn(1, { [cement]: 1 }, 'Rumah Pak Budi');
    const second = await placeOn(2, { [sand]: 1 }, 'Gudang 100%_Sentani');
    await placeOn(3, { [cement]: 1, [sand]: 1 }, 'Rumah Pak Budi', other);
    expect(await found({ search: first.number?.toLowerCase() ?? '' })).toEqual([first.id]);
    expect(await found({ search: 'budi RUMAH' })).toEqual([first.id]);
    expect(await found({ search: 'budi gudang' })).toEqual([]);
    expect(await found({ search: 'sentani barang' })).toEqual([second.id]);
    expect(await found({ search: 'THING' })).toEqual([second.id, first.id]);
    // One word is the project's, the other the product's.
    expect(await found({ search: 'budi barang' })).toEqual([first.id]);
    expect(await found({ search: '0%_s' })).toEqual([second.id]);
    expect(await found({ search: '%' })).toEqual([second.id]);
    expect(await found({ search: first.order_items[0]?.product_variant.sku ?? '' })).toEqual([first.id]);
    expect(await found({ project: 'rumah pak budi' })).toEqual([first.id]);
    expect(await found({ project: 'rumah' })).toEqual([]);
  });

  it('goes with stage and days, and passes over what makes no sense', async () => {
    const first = await placeOn(1, { [cement]: 1 }, 'Rumah');
    const second = await placeOn(5, { [cement]: 1 }, 'Rumah');
    expect(await found({ search: 'rumah', start_date: '2026-11-02' })).toEqual([second.id]);
    expect(await found({ project: 'Rumah', end_date: '2026-11-01', status: '2,3' })).toEqual([first.id]);
    expect(await found({ search: 'rumah', status: '8' })).toEqual([]);
    expect(await found({ search: '  ', project: '' })).toEqual([second.id, first.id]);
    expect(await found({ search: 'x'.repeat(5_000) })).toEqual([]);
    expect((await me.call('GET', '/orders/?search=%00')).status).toBeLessThan(500);
  });
});

describe('spend per project', () => {
  const projects = async (query = '', customer = me) =>
    v.parse(projectsEndpoint.answer, (await customer.call('GET', `/projects?${query}`)).body.data);

  it('adds up placed orders that were not cancelled, one project in any case, to the rupiah', async () => {
    const one = await placeOn(1, { [cement]: 2 }, 'rumah pak budi');
    const two = await placeOn(3, { [sand]: 3 }, 'Rumah Pak Budi');
    const bare = await placeOn(2, { [cement]: 1 });
    const gone = await placeOn(4, { [cement]: 9 }, 'Rumah Pak Budi');
    await me.call('POST', `/orders/${gone.id}/cancellation`, { reason: 'salah pilih' });
    await me.fill({ [cement]: 5 });
    await placeOn(4, { [cement]: 7 }, 'Rumah Pak Budi', other);
    const { projects: rows, total, sum } = await projects();
    expect(rows.map(({ name, orders, total: spent }) => [name, orders, spent])).toEqual([
      ['Rumah Pak Budi', 2, one.total + two.total],
      [null, 1, bare.total],
    ]);
    const budi = rows[0];
    expect(budi).toMatchObject({ goods: 120_000 + 3 * 22_501, first_at: one.placed_at, last_at: two.placed_at, unpaid: budi?.total });
    expect(total).toBe(2);
    expect(sum).toMatchObject({ orders: 3, total: one.total + two.total + bare.total });
    expect((await projects('start_date=2026-11-02&end_date=2026-11-02')).sum).toMatchObject({ orders: 1, total: bare.total });
    expect((await projects('limit=1&offset=1')).projects.map(({ name }) => name)).toEqual([null]);
    const none = await addBuyers(shop.db, 1);
    expect(await projects('', new Customer(shop, none[0] as Customer['buyer']))).toEqual({
      projects: [],
      total: 0,
      sum: { orders: 0, goods: 0, shipping: 0, total: 0, unpaid: 0 },
    });
    expect((await shop.fetch('/api/v1/projects')).status).toBe(401);
  });
});

describe('goods that were bought before', () => {
  const bought = async (query = '') => v.parse(boughtEndpoint.answer, (await me.call('GET', `/bought?${query}`)).body.data);

  it('are told one by one, most often first, with the last price and today’s', async () => {
    await placeOn(1, { [cement]: 2, [sand]: 4 });
    const last = await placeOn(3, { [cement]: 5 });
    const gone = await placeOn(4, { [sand]: 9 });
    await me.call('POST', `/orders/${gone.id}/cancellation`, { reason: 'salah pilih' });
    await placeOn(4, { [sand]: 1 }, undefined, other);
    await changeVariant(shop.db, cement, { price: 66_000, stock: 7 });
    await changeVariant(shop.db, sand, { isActive: false });
    const answer = await bought('lang=en');
    expect(answer.total).toBe(2);
    expect(answer.bought.map(({ product_variant_id, times, quantity }) => [product_variant_id, times, quantity])).toEqual([
      [cement, 2, 5],
      [sand, 1, 4],
    ]);
    expect(answer.bought[0]).toMatchObject({
      price: 66_000,
      product_variant: { stock: 7, product: { name: 'Thing 1' } },
      last: { order_id: last.id, order_number: last.number, at: last.placed_at, price: 60_000, discount: 0 },
    });
    expect(answer.bought[1]).toMatchObject({ last: { price: 25_001, discount: 10 }, product_variant: { is_available: false } });
    expect(await bought('limit=1&offset=1')).toMatchObject({ total: 2, bought: [{ product_variant_id: sand }] });
    expect(await bought('offset=9')).toEqual({ total: 2, bought: [] });
    expect((await shop.fetch('/api/v1/bought')).status).toBe(401);
  });
});

describe('the file of one’s orders', () => {
  const file = async (query: string, customer = me): Promise<string> => {
    const answer = await shop.fetch(`/api/v1/orders-csv?${query}`, { headers: customer.buyer.headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    return Buffer.from(await answer.arrayBuffer()).toString('utf8');
  };

  it('opens in Excel with Indonesian settings, and its last column adds up to what was spent', async () => {
    await changeVariant(shop.db, sand, { unit: 'half_m3', discount: 750 });
    const one = await placeOn(1, { [cement]: 2, [sand]: 3 }, '=HYPERLINK("http://x";"y")');
    const two = await placeOn(2, { [cement]: 1 });
    const gone = await placeOn(3, { [cement]: 9 });
    await me.call('POST', `/orders/${gone.id}/cancellation`, { reason: 'salah pilih' });
    await placeOn(3, { [cement]: 1 }, undefined, other);
    const text = await file('');
    expect(text.startsWith('\uFEFFPesanan;Proyek atau PO;Tanggal;')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const [, ...rows] = text.trimEnd().split('\r\n');
    expect(rows.reduce((sum, row) => sum + Number(row.split(';').at(-1)), 0)).toBe(one.total + two.total);
    expect(text).toContain(`;"'=HYPERLINK(""http://x"";""y"")";01/11/2026;Menunggu validasi;;Barang 2 · biasa;`);
    expect(rows.find(row => row.includes('Barang 2'))).toMatch(/;"1,5";m³;50002;"7,5";\d+$/);
    expect(text).not.toContain(gone.number);
    expect(await file('lang=en&start_date=2026-11-02')).toMatch(/^\uFEFFOrder;Project or PO;.+\r\n.+;Thing 1 · plain;/);
    expect((await file('end_date=2026-10-31')).split('\r\n')).toHaveLength(2);
  });

  it('is the customer’s alone, and checks what it is asked', async () => {
    expect((await shop.fetch('/api/v1/orders-csv')).status).toBe(401);
    const asked = (await me.call('GET', `/orders-csv?start_date=${'9'.repeat(60)}`)) as Answer;
    expect(asked.status).toBe(422);
  });
});
