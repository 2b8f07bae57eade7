import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from './support/command-line.ts';
import { addBuyers, addGoods, Customer } from './support/orders.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
let me: Customer;
let variant: string;

beforeAll(async () => {
  shop = await createTestShop({ seed: 'small', now: () => new Date('2025-11-20T02:00:00Z') });
  [variant = ''] = await addGoods(shop.db, { price: 62_500, discount: 10, stock: 1_000 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const [buyer] = await addBuyers(shop.db, 1);
  if (buyer === undefined) throw new Error('no buyer');
  me = new Customer(shop, buyer);
});

const admin = (argv: readonly string[]) => runCommand({ shop, folder: '' }, argv);

describe('money', () => {
  const payable = async () => {
    const { id, number, total } = await me.place({ [variant]: 1 });
    await admin(['validate', id]);
    return { number: number ?? '', total };
  };

  it('is booked, assigned and sent back by its words', async () => {
    const [first, second] = [await payable(), await payable()];
    const paid = await admin(['paid', first.number, '--amount', String(first.total), '--reference', 'BRI 1', '--by', 'Sari']);
    expect([paid.code, paid.error]).toEqual([0, '']);
    expect(paid.out).toMatch(/^Paid with Rp[\d.]+\.[\s\S]*payment validated/);
    const short = await admin(['paid', second.number, '--amount', '1', '--reference', 'BRI 2']);
    expect([short.code, short.error]).toEqual([1, expect.stringMatching(/costs Rp[\d.]+: less does not pay it/)]);
    const added = await admin([
      'payments',
      'add',
      '--amount',
      String(second.total),
      '--reference',
      'BRI 3',
      '--payer',
      'CV Maju',
      '--json',
    ]);
    const { id } = JSON.parse(added.out);
    expect((await admin(['payments', '--state', 'open'])).out).toMatch(/CV Maju[\s\S]*1 of 1 payments/);
    expect((await admin(['payments', 'assign', id, second.number])).out).toMatch(/^Paid\./);
    expect((await admin(['payments', 'refund', id])).error).toBe(`The payment ${id} was decided already.\n`);
    await admin(['cancel', second.number, '--reason', 'rusak']);
    const refunds = await admin(['refunds', '--state', 'owed', '--json']);
    const [owed] = JSON.parse(refunds.out).refunds;
    expect((await admin(['refunds'])).out).toContain('paid order cancelled');
    expect((await admin(['refunds', 'sent', owed.id, '--reference', 'BRI 4'])).out).toMatch(/^Rp[\d.]+ were sent/);
    expect((await admin(['refunds', 'dismiss', owed.id, '--note', 'x'])).error).toContain('was decided already');
  });

  it('has rules, and customers who can be blocked', async () => {
    expect((await admin(['rules', 'set', 'validation_hours=48'])).out).toMatch(/validation_hours {2}48/);
    expect((await admin(['rules', 'set', 'validation_hours=9999'])).error).toContain("'validation_hours' is too large");
    expect((await admin(['rules', 'show'])).out).toMatch(/validation_hours {2}48/);
    const email = `${me.buyer.customerId}@example.test`;
    expect((await admin(['customers', 'block', email, '--reason', 'menipu'])).out).toContain('can order nothing more');
    expect((await admin(['customers', '--blocked'])).out).toMatch(/menipu[\s\S]*1 of 1 customers/);
    expect((await admin(['customers', 'unblock', email])).out).toContain('can order again');
    expect((await admin(['customers', 'unblock', 'tidak@ada.test'])).error).toBe('There is no customer tidak@ada.test.\n');
  });

  it('finds orders, and promises other days', async () => {
    const { number, total } = await payable();
    expect((await admin(['orders', '--search', number.slice(-4), '--from', '2025-11-20'])).out).toContain(number);
    expect((await admin(['orders', '--to-check'])).out).toBe('No orders.\n');
    await admin(['paid', number, '--amount', String(total), '--reference', 'BRI 9']);
    expect((await admin(['arrival', number, '2025-12-01', '2025-12-03'])).out).toMatch(/Arrival +2025-12-01 to 2025-12-03/);
    expect((await admin(['arrival', number, '2025-12-03', '2025-12-01'])).error).toContain("'from' can't be this");
  });

  it.each([
    ['paid'],
    ['paid', 'FD-1', '--amount', '1,5', '--reference', 'x'],
    ['paid', 'FD-1', '--amount', '100'],
    ['payments', 'give', 'x'],
    ['refunds', 'sent', 'x'],
    ['rules', 'set', 'open_orders'],
    ['customers', 'block', 'a@b.test'],
    ['arrival', 'FD-1', '2025-12-01'],
    ['orders', '--amount', '5'],
  ])('is not understood as %j', async (...argv) => {
    expect((await admin(argv)).code).toBe(2);
  });
});
