import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminPaymentMethod } from '#contract/admin-payment.ts';
import type { PaymentMethod } from '#contract/payment.ts';
import { callAdmin } from './support/admin.ts';
import { runCommand } from './support/command-line.ts';
import { addBuyers, addGoods, Customer } from './support/orders.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
});
afterAll(() => shop.close());

const set = (id: string, fields: unknown) => callAdmin(shop, 'PUT', `payment-methods/${id}`, fields);
const method = async (id: string): Promise<AdminPaymentMethod> => {
  const { data } = await callAdmin(shop, 'GET', 'payment-methods');
  return data.payment_methods.find((each: AdminPaymentMethod) => each.id === id);
};
const offered = async (): Promise<PaymentMethod[]> => (await (await shop.fetch('/api/v1/payment-method?lang=en')).json()).data;
const account = { bank: 'Bank Sulselbar', number: '1302 0200 1234 567', holder: 'CV Timur Jaya' };

describe('payment methods', () => {
  it('lose the invented account for the merchant’s own, which orders that wait show at once', async () => {
    const [variant = ''] = await addGoods(shop.db, { stock: 10 });
    const [buyer] = await addBuyers(shop.db, 1);
    if (buyer === undefined) throw new Error('no buyer');
    const me = new Customer(shop, buyer);
    const order = await me.place({ [variant]: 1 }, { payment_method_id: 'bank-transfer' });
    await callAdmin(shop, 'POST', `orders/${order.id}/validation`);
    expect(await method('bank-transfer')).toMatchObject({ is_demo: true, is_active: true });
    expect(await set('bank-transfer', { account })).toMatchObject({ status: 200, data: { is_demo: false, account } });
    expect((await me.order(order.id)).payment.account).toEqual(account);
    expect((await offered()).find(({ id }) => id === 'bank-transfer')?.account).toEqual(account);
  });

  it('are taken off and offered again, with words, limits and a time of their own', async () => {
    await set('virtual-account', { is_active: false });
    expect((await offered()).map(({ id }) => id)).not.toContain('virtual-account');
    const change = {
      is_active: true,
      name_en: 'VA',
      steps_en: ['Pay {amount} to {account}.'],
      max_amount: 5_000_000,
      deadline_minutes: 90,
    };
    expect((await set('virtual-account', change)).data).toMatchObject({ ...change, name_id: 'Virtual account', is_demo: true });
    expect((await offered()).find(({ id }) => id === 'virtual-account')).toMatchObject({
      ...{ name: 'VA', steps: ['Pay {amount} to {account}.'], max_amount: 5_000_000, deadline_minutes: 90 },
    });
    expect((await set('virtual-account', { max_amount: null, deadline_minutes: null })).data).toMatchObject({ max_amount: null });
  });

  it.each([
    ['bank-transfer', {}, 'body'],
    ['bank-transfer', { account: { ...account, number: '12' } }, 'account.number'],
    ['bank-transfer', { account: { bank: 'BRI', number: '123456' } }, 'account.holder'],
    ['virtual-account', { account: { ...account, number: '123456789' } }, 'account.number'],
    ['qris', { account: { ...account, number: '0002010102116304ABCD' } }, 'account.number'],
    ['qris', { max_amount: 0 }, 'max_amount'],
    ['qris', { deadline_minutes: 1.5 }, 'deadline_minutes'],
    ['qris', { steps_id: [] }, 'steps_id'],
    ['qris', { colour: 'red' }, 'colour'],
  ])('of %s can’t have %j', async (id, fields, field) => {
    const answer = await set(id, fields);
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
  });

  it('are shown and set by the command line', async () => {
    const admin = (argv: readonly string[]) => runCommand({ shop, folder: '' }, argv);
    expect((await admin(['payment-methods'])).out).toMatch(/qris +offered[\s\S]*INVENTED ACCOUNT/);
    const words = ['bank=Bank Maluku', 'number=0101 234 567', 'holder=Toko Ana', 'is_active=yes'];
    expect((await admin(['payment-methods', 'set', 'bank-transfer', ...words])).out).toContain('Bank Maluku 0101 234 567, Toko Ana');
    expect((await admin(['payment-methods', 'set', 'cash', 'is_active=no'])).error).toBe('There is no payment method cash.\n');
    expect((await admin(['payment-methods', 'set', 'qris', 'bank=BRI'])).code).toBe(2);
    expect((await admin(['payment-methods', 'set', 'qris', 'max_amount=1'])).error).toContain("'max_amount' is too small");
  });
});
