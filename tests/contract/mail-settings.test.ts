import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customers } from '#server/db/schema/customers.ts';
import { mails } from '#server/db/schema/mail.ts';
import { staff } from '#server/db/schema/staff.ts';
import { giveReminders } from '#server/modules/orders/reminders.ts';
import { signInStaff } from './support/desk.ts';
import { type MailShop, startMailShop } from './support/mail.ts';
import { addGoods, type Customer } from './support/orders.ts';
import { newCustomer } from './support/push-devices.ts';
import { asAdmin, blob, noise, sendReceipt } from './support/receipts.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let post: MailShop;
let clock = Date.UTC(2025, 10, 21, 2);
let me: Customer;
let email = '';
beforeAll(async () => {
  post = await startMailShop({ now: () => new Date(clock) });
});
afterAll(() => post.close());
beforeEach(async () => {
  clock += 1_000;
  me = await newCustomer(post.shop);
  email = `${me.buyer.customerId}@example.test`;
});

const settings = async () => (await me.call('GET', '/mail-settings')).body.data;
const choose = (choice: { payment?: boolean; delivery?: boolean; reminders?: boolean; lang?: string }) =>
  me.call('PUT', '/mail-settings', { payment: true, delivery: true, reminders: false, lang: 'en', ...choice });
const ask = () => me.call('POST', '/email-confirmations', { lang: 'en' });
const confirm = (token: string) => post.shop.fetch('/api/v1/confirm-email', { method: 'POST', json: { token } });
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];
/** Of the mails after the first one, which confirmed the address; those of one moment come in any order. */
const subjects = () =>
  new Set(
    post.mailbox
      .to(email)
      .slice(1)
      .map(({ subject }) => subject),
  );

async function confirmed(): Promise<void> {
  await ask();
  await post.send();
  expect((await confirm(post.tokenFor(email))).status).toBe(200);
}

/** An order that was paid, sent and received. */
async function wholeOrder() {
  const [goods = ''] = await addGoods(post.shop.db, {});
  const order = await me.place({ [goods]: 1 });
  await asAdmin(post.shop, `${order.id}/validation`);
  await sendReceipt(me, order.id, blob(await noise(40, 40).jpeg().toBuffer()));
  await asAdmin(post.shop, `${order.id}/receipt/acceptance`);
  await asAdmin(post.shop, `${order.id}/processing`);
  await asAdmin(post.shop, `${order.id}/shipment`, { tracking_number: 'TTK-1' });
  await asAdmin(post.shop, `${order.id}/delivery`, { received_by: 'Pak Rahman' });
  await post.send();
  return order;
}

describe('the confirmation of an address', () => {
  test('begins with the registration, in its language, and holds nothing up', async () => {
    const form = {
      name: 'Rahma',
      email: 'rahma@example.test',
      phone: '081299887766',
      password: 'Batu2Bata',
      password_confirmation: 'Batu2Bata',
    };
    const answer = await post.shop.fetch('/api/v1/register', { method: 'POST', json: { ...form, terms_agreed: true, lang: 'en' } });
    const { token } = (await answer.json()).data as { token: string };
    const own = await post.shop.fetch('/api/v1/mail-settings', { headers: { Authorization: `Bearer ${token}` } });
    expect((await own.json()).data).toEqual({
      ...{ sends_mail: true, email: form.email, is_confirmed: false },
      ...{ payment: true, delivery: true, reminders: false },
    });
    await post.send();
    const [mail] = post.mailbox.to(form.email);
    expect(mail?.subject).toContain('Confirm your email for');
    expect(mail?.text).toMatch(/http:\/\/127\.0\.0\.1:3000\/confirm-email\?token=[0-9a-f]{64}/);
  });

  test('by the mail’s link, also twice; a link that serves something else or is too old does not', async () => {
    expect(await settings()).toMatchObject({ email, is_confirmed: false });
    await ask();
    await post.send();
    const token = post.tokenFor(email);
    const reset = { token, password: 'Batu2Bata', password_confirmation: 'Batu2Bata' };
    expect(await codeOf(await post.shop.fetch('/api/v1/reset-password', { method: 'POST', json: reset }))).toEqual([404, 'link_unknown']);
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(200);
    expect(await settings()).toMatchObject({ is_confirmed: true });
    // Asked again there is nothing to send.
    await ask();
    expect(await post.send()).toBe(0);
    expect(await codeOf(await confirm('0'.repeat(64)))).toEqual([404, 'link_unknown']);
  });

  test('ends with another address and after a week', async () => {
    await ask();
    await post.send();
    const first = post.tokenFor(email);
    await post.shop.db
      .update(customers)
      .set({ email: `new-${email}` })
      .where(eq(customers.id, me.buyer.customerId));
    expect(await codeOf(await confirm(first))).toEqual([410, 'link_expired']);
    email = `new-${email}`;
    await confirmed();
    await post.shop.db
      .update(customers)
      .set({ email: `newer-${email}` })
      .where(eq(customers.id, me.buyer.customerId));
    expect(await settings()).toMatchObject({ is_confirmed: false });
    email = `newer-${email}`;
    await ask();
    await post.send();
    clock += 7 * DAY;
    expect(await codeOf(await confirm(post.tokenFor(email)))).toEqual([410, 'link_expired']);
  });
});

describe('mails of an order', () => {
  test('go to a confirmed address, in the customer’s language and the words of the notifications', async () => {
    await confirmed();
    await choose({ lang: 'en' });
    const { number, id } = await wholeOrder();
    const news = [
      `Order made, waiting for admin approval · ${number}`,
      `Your order is ready for payment · ${number}`,
      `Payment validated · ${number}`,
      `Your order is being prepared at the depot · ${number}`,
      `Your order is ready for pick-up · ${number}`,
      `You have collected your order. How was it? · ${number}`,
    ];
    expect(post.mailbox.to(email)).toHaveLength(7);
    expect(subjects()).toEqual(new Set(news));
    const ready = post.mailbox.to(email).find(({ subject }) => subject === news[1]);
    expect(ready?.text).toContain(`Pay order:\nhttp://127.0.0.1:3000/transactions/waiting-payment/${id}`);
    expect(ready?.text).toContain('Choose which ones you get at http://127.0.0.1:3000/notifications');
  });

  test('do not go to an address that is not confirmed, nor where the shop has no mail server', async () => {
    await wholeOrder();
    expect(post.mailbox.to(email)).toEqual([]);
    const queued = await post.shop.db.select().from(mails).where(eq(mails.customerId, me.buyer.customerId));
    expect(queued).toEqual([]);
  });

  test('are those that the customer has chosen', async () => {
    await confirmed();
    expect((await choose({ payment: false })).body.data).toMatchObject({ payment: false, delivery: true, reminders: false });
    const { number } = await wholeOrder();
    const news = [
      `Your order is being prepared at the depot · ${number}`,
      `Your order is ready for pick-up · ${number}`,
      `You have collected your order. How was it? · ${number}`,
    ];
    expect(subjects()).toEqual(new Set(news));
    expect((await me.call('PUT', '/mail-settings', { payment: 'yes', lang: 'en' })).status).toBe(422);
  });

  test('remind of a payment only where that is wanted', async () => {
    const [goods = ''] = await addGoods(post.shop.db, {});
    await confirmed();
    const remindedOf = async () => {
      const order = await me.place({ [goods]: 1 });
      await asAdmin(post.shop, `${order.id}/validation`);
      clock += 21.5 * HOUR;
      await giveReminders(post.shop.deps);
      await post.send();
      return post.mailbox.to(email).filter(({ text }) => text.includes('Less than 3 hours are left') && text.includes(order.number ?? ''));
    };
    await choose({ reminders: false });
    expect(await remindedOf()).toHaveLength(0);
    await choose({ reminders: true });
    expect(await remindedOf()).toHaveLength(1);
  });

  test('tell each member of staff whose work is orders of a new one, and no other', async () => {
    const [orders, gone, content] = await Promise.all((['orders', 'orders', 'content'] as const).map(role => signInStaff(post.shop, role)));
    const [goods = ''] = await addGoods(post.shop.db, {});
    const { number, total } = await me.place({ [goods]: 1 });
    await post.shop.db
      .update(staff)
      .set({ isActive: false })
      .where(eq(staff.id, gone?.id ?? ''));
    await post.send();
    const [mail, ...more] = post.mailbox.to(orders?.email ?? '');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Pesanan baru · ${number}`);
    expect(mail?.text).toContain(`Rp ${total.toLocaleString('id-ID')}`);
    expect(mail?.text).toContain(`http://127.0.0.1:3000/desk/orders/${number}`);
    expect([gone, content].map(member => post.mailbox.to(member?.email ?? ''))).toEqual([[], []]);
  });
});
