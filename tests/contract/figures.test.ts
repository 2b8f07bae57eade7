import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminKeyHeader } from '#contract/admin.ts';
import type { Figures } from '#contract/admin-figures.ts';
import { uuidv7 } from '#lib/ids.ts';
import { lineTotal } from '#lib/money.ts';
import { customers } from '#server/db/schema/customers.ts';
import { orderEvents, orderItems, orders } from '#server/db/schema/orders.ts';
import { callAdmin, transfer } from './support/admin.ts';
import { runCommand } from './support/command-line.ts';
import { addBuyers, addGoods, Customer } from './support/orders.ts';
import { createTestShop, type TestShop, testAdminKey } from './support/shop.ts';

// `FIGURES_ORDERS=10000 npm run contract -- tests/contract/figures.test.ts` adds up more.
const ORDERS = Number(process.env.FIGURES_ORDERS ?? 600);
const DAY = 86_400_000;
/** Midnight in Makassar. */
const start = Date.parse('2026-10-31T16:00:00Z');
const DAYS = 30;
let shop: TestShop;
let folder: string;
let now = start + 40 * DAY;

interface Made {
  readonly status: number;
  readonly total: number;
  readonly goods: number;
  readonly province: string;
  readonly paidOn: number | null;
}
const made: Made[] = [];

beforeAll(async () => {
  shop = await createTestShop({ seed: 'small', now: () => new Date(now) });
  folder = await mkdtemp(path.join(tmpdir(), 'fondasi-figures-'));
  const variants = await addGoods(shop.db, { price: 33_333 }, { price: 1_250_777 }, { price: 99 });
  const [buyer] = await addBuyers(shop.db, 1);
  let state = 7;
  const below = (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const rows = Array.from({ length: ORDERS }, () => {
    const id = uuidv7();
    const status = 2 + below(7);
    const lines = variants.slice(0, 1 + below(3)).map((variantId, at) => {
      const [quantity, price, discount] = [1 + below(400), [33_333, 1_250_777, 99][at] ?? 1, below(9_001)];
      return { orderId: id, variantId, quantity, price, discount };
    });
    const items = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    const goods = lines.reduce((sum, { price, quantity, discount }) => sum + lineTotal(price, discount / 100, quantity), 0);
    const [fee, code] = [below(4_000_000), below(1_000)];
    const placedAt = new Date(start + below(DAYS * DAY));
    const paidAt = (status >= 4 && status <= 7) || (status === 8 && below(2) === 0) ? new Date(placedAt.getTime() + below(2 * DAY)) : null;
    const province = ['Maluku', 'Papua', 'Sulawesi Selatan'][below(3)] ?? '';
    const total = goods + fee + code;
    made.push({ status, total, goods, province, paidOn: paidAt === null ? null : Math.floor((paidAt.getTime() - start) / DAY) });
    const order = {
      ...{ id, customerId: buyer?.customerId ?? '', status, placedAt, itemsTotal: items, discountTotal: items - goods, shippingFee: fee },
      ...{ uniqueCode: code, total, number: `FD-2611${String(made.length).padStart(2, '0')}`, address: { state: province } as never },
    };
    return { order, lines, paidAt };
  });
  for (let at = 0; at < rows.length; at += 200) {
    const batch = rows.slice(at, at + 200);
    await shop.db.insert(orders).values(batch.map(({ order }) => order));
    await shop.db.insert(orderItems).values(batch.flatMap(({ lines }) => lines));
    const events = batch.flatMap(({ order, paidAt }) =>
      paidAt === null ? [] : [{ orderId: order.id, customerId: order.customerId, status: 4, actor: 'admin' as const, createdAt: paidAt }],
    );
    if (events.length > 0) await shop.db.insert(orderEvents).values(events);
  }
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const dayAt = (at: number) => new Date(start + at * DAY + 8 * 3_600_000).toISOString().slice(0, 10);
const figures = async (from: string, to = from): Promise<Figures> =>
  (await callAdmin(shop, 'GET', `figures?start_date=${from}&end_date=${to}`)).data;
const sum = (rows: readonly Made[], of: (row: Made) => number) => rows.reduce((total, row) => total + of(row), 0);

describe('the figures of some days', () => {
  it('are the sums of their orders to the rupiah, by day, category and province', async () => {
    const whole = await figures(dayAt(0), dayAt(DAYS + 2));
    const paid = made.filter(({ paidOn }) => paidOn !== null);
    expect(whole.sold).toMatchObject({ orders: paid.length, total: sum(paid, row => row.total), goods: sum(paid, row => row.goods) });
    expect(whole.sold.goods + whole.sold.shipping + whole.sold.unique_codes).toBe(whole.sold.total);
    expect(whole.by_category.reduce((total, row) => total + row.total, 0)).toBe(whole.sold.goods);
    for (const name of ['Maluku', 'Papua', 'Sulawesi Selatan']) {
      const own = paid.filter(({ province }) => province === name);
      expect(whole.by_region.find(row => row.name === name)).toEqual({ name, orders: own.length, total: sum(own, row => row.total) });
    }
    expect(whole.placed).toEqual({ orders: made.length, total: sum(made, row => row.total) });
    for (const { status, ...counted } of whole.now) {
      const own = made.filter(row => row.status === status);
      expect([status, counted]).toEqual([status, { orders: own.length, total: sum(own, row => row.total) }]);
    }
    for (const { day, ...counted } of whole.by_day) {
      const own = paid.filter(({ paidOn }) => dayAt(paidOn ?? -1) === day);
      expect([day, counted]).toEqual([day, { orders: own.length, total: sum(own, row => row.total) }]);
    }
    const one = await figures(dayAt(5));
    const fifth = paid.filter(({ paidOn }) => paidOn === 5);
    expect(one.sold).toMatchObject({ orders: fifth.length, total: sum(fifth, row => row.total) });
  });

  it.each([
    'start_date=besok',
    'start_date=2026-11-02&end_date=2026-11-01',
    'start_date=2026-13-01',
    'start_date=2024-01-01&end_date=2026-01-01',
  ])('are refused for %s', async query => {
    expect((await callAdmin(shop, 'GET', `figures?${query}`)).status).toBe(422);
  });
});

describe('orders as a CSV', () => {
  const csv = async (query: string, headers: Record<string, string> = { [adminKeyHeader]: testAdminKey }) =>
    shop.fetch(`/api/v1/admin/orders-csv?${query}`, { headers });

  it('has every order of the days once, with sums that are theirs', async () => {
    const text = await (await csv(`start_date=${dayAt(0)}&end_date=${dayAt(DAYS)}`)).text();
    const [header = '', ...rows] = text.trimEnd().split('\r\n');
    const at = header.split(',').indexOf('total');
    expect(rows).toHaveLength(made.length);
    expect(rows.reduce((total, row) => total + Number(row.split(',')[at]), 0)).toBe(sum(made, row => row.total));
  });

  it('opens in a spreadsheet, whatever a customer is called', async () => {
    await shop.db.update(customers).set({ name: '=HYPERLINK("http://x";"y")' });
    const text = Buffer.from(await (await csv(`start_date=${dayAt(0)}&form=excel`)).arrayBuffer()).toString('utf8');
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(text).toContain('number;invoice;placed');
    expect(text).not.toMatch(/(?:^|;)"?=/m);
  });

  it('is the shop’s alone', async () => {
    expect((await csv('start_date=2026-11-01', {})).status).toBe(401);
    expect((await csv('start_date=kemarin')).status).toBe(422);
  });
});

describe('invoices', () => {
  it('are numbered with their payments, without a gap where one was refused', async () => {
    now = Date.parse('2027-01-02T02:00:00Z');
    const [variant = ''] = await addGoods(shop.db, { stock: 100 });
    const [buyer] = await addBuyers(shop.db, 1);
    if (buyer === undefined) throw new Error('no buyer');
    const me = new Customer(shop, buyer);
    const pay = async () => {
      const { id, total } = await me.place({ [variant]: 1 });
      await callAdmin(shop, 'POST', `orders/${id}/validation`);
      expect((await me.order(id)).invoice_number).toBeNull();
      expect((await callAdmin(shop, 'POST', `orders/${id}/payment`, transfer(1))).status).toBe(409);
      await callAdmin(shop, 'POST', `orders/${id}/payment`, transfer(total));
      return me.order(id);
    };
    const [first, second] = [await pay(), await pay()];
    expect([first.invoice_number, second.invoice_number]).toEqual(['INV-2027-000001', 'INV-2027-000002']);
    await callAdmin(shop, 'POST', `orders/${second.id}/cancellation`, { reason: 'rusak' });
    expect((await me.order(second.id)).invoice_number).toBe('INV-2027-000002');
    const numbers = await shop.db.select({ number: orders.invoiceNumber }).from(orders).where(isNotNull(orders.invoiceNumber));
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(numbers.length);
    await shop.db
      .update(orders)
      .set({ pickupCode: `K-${randomUUID()}` })
      .where(eq(orders.id, first.id));
  });
});

describe('the command line', () => {
  const admin = (argv: readonly string[]) => runCommand({ shop, folder }, argv);

  it('shows figures, writes orders and prints a slip without prices', async () => {
    expect((await admin(['figures', dayAt(0), dayAt(3)])).out).toMatch(/Sold +\d+ +Rp[\s\S]*Province/);
    expect((await admin(['figures', 'besok'])).error).toContain("'start_date' can't be this");
    const file = path.join(folder, 'orders.csv');
    expect((await admin(['orders-csv', dayAt(0), dayAt(1), file])).out).toBe(`The orders are in ${file}.\n`);
    expect(await readFile(file, 'utf8')).toMatch(/^number,invoice,placed/);
    const [order] = await shop.db.select().from(orders).where(eq(orders.invoiceNumber, 'INV-2027-000001'));
    const slip = (await admin(['slip', order?.number ?? ''])).out;
    expect(slip).toMatch(/Packing slip[\s\S]*\[ \] +UJI-[\s\S]*1 lines, 1 kg/);
    expect(slip).not.toMatch(/Rp|K-/);
    expect((await admin(['orders-csv', dayAt(0)])).code).toBe(2);
  });
});
