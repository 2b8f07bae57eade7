import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customers, federatedIdentities } from '#server/db/schema/customers.ts';
import { mailLinks, mails } from '#server/db/schema/mail.ts';
import { type MailShop, startMailShop } from './support/mail.ts';
import { createTestShop } from './support/shop.ts';
import { seededAt } from './support/template.ts';

let post: MailShop;
let clock = seededAt.getTime();
beforeAll(async () => {
  post = await startMailShop({ now: () => new Date(clock) });
});
afterAll(() => post.close());

const MINUTE = 60_000;
const maria = 'demo@fondasi.test';
const old = 'Fondasi2025';
let number = 0;
/** A password that was never used before. */
function fresh(): string {
  number += 1;
  return `Batu${number}Bata`;
}

const ask = (email: string, lang?: 'id' | 'en') =>
  post.shop.fetch('/api/v1/password-resets', { method: 'POST', json: { email, ...(lang === undefined ? {} : { lang }) } });
const set = (token: string, password: string, confirmation = password) =>
  post.shop.fetch('/api/v1/reset-password', { method: 'POST', json: { token, password, password_confirmation: confirmation } });
const login = (email: string, password: string) => post.shop.fetch('/api/v1/login', { method: 'POST', json: { email, password } });
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];
const user = (token: string) => post.shop.fetch('/api/v1/auth/user', { headers: { Authorization: `Bearer ${token}` } });

/** A new customer, signed in. */
async function newCustomer(): Promise<{ email: string; password: string; token: string; id: string }> {
  const password = fresh();
  const email = `siti${number}@fondasi.test`;
  const form = { name: 'Siti <b>Ar & "Nur"</b>', email, phone: '081299887766', password, password_confirmation: password };
  const answer = await post.shop.fetch('/api/v1/register', { method: 'POST', json: { ...form, terms_agreed: true } });
  const { token } = (await answer.json()).data as { token: string };
  return { email, password, token, id: (await (await user(token)).json()).data.id };
}

/** Asks, has the mail sent and reads its token. */
async function tokenOf(email: string): Promise<string> {
  await ask(email);
  await post.send();
  return post.tokenFor(email);
}

beforeEach(() => {
  clock += 1_000;
});

describe('a forgotten password', () => {
  test('is set anew by the mail’s link: the customer is signed in, every other session ends, and the old password is none', async () => {
    const { email, password, token: session, id } = await newCustomer();
    const token = await tokenOf(email);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const next = fresh();
    const answer = await set(token, next);
    expect(answer.status).toBe(200);
    const { data } = await answer.json();
    expect((await user(data.token)).status).toBe(200);
    expect((await user(session)).status).toBe(401);
    expect((await login(email, password)).status).toBe(401);
    expect((await login(email, next)).status).toBe(200);
    // The address is theirs, and they are told by mail and by notification.
    const [row] = await post.shop.db.select().from(customers).where(eq(customers.id, id));
    expect(row?.confirmedEmail).toBe(email);
    expect(await post.send()).toBe(1);
    expect(post.mailbox.to(email).at(-1)).toMatchObject({ subject: expect.stringContaining('sudah diganti') });
    const told = await post.shop.fetch(`/api/v1/notifications/user/${id}?lang=en`, { headers: { Authorization: `Bearer ${data.token}` } });
    expect((await told.json()).data.notifications[0].message).toContain('was changed just now');
  });

  test('the mail is in the language of the page, as text and HTML, and what a customer wrote is escaped', async () => {
    const { email } = await newCustomer();
    await ask(email.toUpperCase(), 'en');
    await post.send();
    const mail = post.mailbox.to(email).at(-1);
    expect(mail).toMatchObject({ from: 'Fondasi <toko@fondasi.test>', subject: expect.stringContaining('A new password for your') });
    expect(mail?.text).toContain('Hello Siti <b>Ar & "Nur"</b>,');
    expect(mail?.html).toContain('Hello Siti &lt;b&gt;Ar &amp; &quot;Nur&quot;&lt;/b&gt;,');
    expect(mail?.html).not.toContain('<b>');
    const link = /http:\/\/127\.0\.0\.1:3000\/reset-password\?token=[0-9a-f]{64}/.exec(mail?.text ?? '')?.[0];
    expect(mail?.html).toContain(`href="${link}"`);
  });

  test('a link serves once, also for two requests at once', async () => {
    const { email } = await newCustomer();
    const token = await tokenOf(email);
    const answers = await Promise.all([set(token, fresh()), set(token, fresh())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await codeOf(await set(token, fresh()))).toEqual([410, 'link_used']);
  });

  test('a link serves for 30 minutes by the shop’s clock; the latest one ends the others', async () => {
    const { email } = await newCustomer();
    const first = await tokenOf(email);
    const second = await tokenOf(email);
    clock += 30 * MINUTE - 2_000;
    expect((await set(second, fresh())).status).toBe(200);
    expect(await codeOf(await set(first, fresh()))).toEqual([410, 'link_expired']);
    const third = await tokenOf(email);
    clock += 30 * MINUTE;
    expect(await codeOf(await set(third, fresh()))).toEqual([410, 'link_expired']);
  });

  test('a link ends with another address, and with a password that was changed meanwhile', async () => {
    const { email, id, token: session, password } = await newCustomer();
    const first = await tokenOf(email);
    await post.shop.db
      .update(customers)
      .set({ email: `new-${email}` })
      .where(eq(customers.id, id));
    expect(await codeOf(await set(first, fresh()))).toEqual([410, 'link_expired']);
    const second = await tokenOf(`new-${email}`);
    const next = fresh();
    const change = { current_password: password, password: next, password_confirmation: next };
    const headers = { Authorization: `Bearer ${session}` };
    expect((await post.shop.fetch('/api/v1/change-password', { method: 'POST', headers, json: change })).status).toBe(200);
    expect(await codeOf(await set(second, fresh()))).toEqual([410, 'link_expired']);
  });

  test('a made-up token, and fields that are wrong, are refused by code, and use no link up', async () => {
    expect(await codeOf(await set('a'.repeat(64), fresh()))).toEqual([404, 'link_unknown']);
    expect(await codeOf(await set('', fresh()))).toEqual([422, 'validation_failed']);
    const { email } = await newCustomer();
    const token = await tokenOf(email);
    const errors = async (answer: Response) => (await answer.json()).errors;
    expect(await errors(await set(token, 'short'))).toMatchObject({ password: ['password_too_short'] });
    expect(await errors(await set(token, 'alllowercase'))).toMatchObject({ password: ['password_too_weak'] });
    expect(await errors(await set(token, 'Batu2Bata', 'Batu2Batu'))).toEqual({ password_confirmation: ['password_mismatch'] });
    // A mail program may have written the link in capitals.
    expect((await set(token.toUpperCase(), fresh())).status).toBe(200);
  });

  test('no answer, header or kept row tells whether an address has an account', async () => {
    await post.send();
    const known = await ask(maria);
    const unknown = await ask('ghost@fondasi.test');
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
    // The request's own number.
    for (const { headers } of [unknown, known]) headers.delete('x-request-id');
    expect([...unknown.headers]).toEqual([...known.headers]);
    const rows = () => post.shop.db.select({ recipient: mails.recipient, customerId: mails.customerId }).from(mails);
    expect((await rows()).filter(({ recipient }) => [maria, 'ghost@fondasi.test'].includes(recipient))).toEqual([
      { recipient: maria, customerId: null },
      { recipient: 'ghost@fondasi.test', customerId: null },
    ]);
    expect(await post.send()).toBe(1);
    expect(post.mailbox.to('ghost@fondasi.test')).toEqual([]);
    expect((await rows()).map(({ recipient }) => recipient)).not.toContain('ghost@fondasi.test');
    expect(await codeOf(await ask('no address'))).toEqual([422, 'validation_failed']);
  });

  test('the database holds no token', async () => {
    const { email } = await newCustomer();
    const token = await tokenOf(email);
    const kept = JSON.stringify([await post.shop.db.select().from(mails), await post.shop.db.select().from(mailLinks)]);
    expect(kept).toContain(email);
    expect(kept).not.toContain(token);
  });

  test('an account that only has Google is told to use it, and may set a password as well', async () => {
    const { email, id } = await newCustomer();
    await post.shop.db.update(customers).set({ passwordHash: null }).where(eq(customers.id, id));
    await post.shop.db.insert(federatedIdentities).values({ provider: 'google', subject: `g-${id}`, customerId: id });
    const token = await tokenOf(email);
    expect(post.mailbox.to(email).at(-1)?.text).toContain('Akun Anda belum punya kata sandi: Anda masuk dengan Google.');
    const next = fresh();
    expect((await set(token, next)).status).toBe(200);
    expect((await login(email, next)).status).toBe(200);
  });
});

test('a shop without a mail server says so, and queues nothing', async () => {
  const shop = await createTestShop({ seed: 'small' });
  try {
    const answer = await shop.fetch('/api/v1/password-resets', { method: 'POST', json: { email: maria } });
    expect(await codeOf(answer)).toEqual([409, 'mail_off']);
    expect(await shop.db.select().from(mails)).toEqual([]);
  } finally {
    await shop.close();
  }
});

test('a password that is changed in the profile is told by mail, once however often its request comes', async () => {
  const { email, password, token } = await newCustomer();
  const next = fresh();
  const headers = { Authorization: `Bearer ${token}` };
  const change = { current_password: password, password: next, password_confirmation: next };
  for (let nth = 0; nth < 2; nth += 1) {
    expect((await post.shop.fetch('/api/v1/change-password', { method: 'POST', headers, json: change })).status).toBe(200);
  }
  await post.send();
  const told = post.mailbox.to(email).filter(({ subject }) => /sudah diganti$/.test(subject));
  expect(told).toHaveLength(1);
});

test('three mails an hour to an address, thirty from one network, whether there is an account or not', async () => {
  let elapsed = 0;
  const limited = await startMailShop({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' }, elapsed: () => elapsed });
  const asking = (email: string, from: string) =>
    limited.shop
      .fetch('/api/v1/password-resets', { method: 'POST', json: { email }, headers: { 'X-Forwarded-For': from } })
      .then(({ status }) => status);
  try {
    for (const email of [maria, 'ghost@fondasi.test']) {
      for (let nth = 0; nth < 3; nth += 1) expect(await asking(email, `10.1.${nth}.1`)).toBe(200);
      expect(await asking(email.toUpperCase(), '10.2.0.1')).toBe(429);
    }
    for (let nth = 0; nth < 30; nth += 1) expect(await asking(`guest${nth}@fondasi.test`, '10.3.0.1')).toBe(200);
    expect(await asking('budi@fondasi.test', '10.3.0.1')).toBe(429);
    expect(await asking('budi@fondasi.test', '10.3.0.2')).toBe(200);
    elapsed += 60 * MINUTE;
    expect(await asking(maria, '10.3.0.1')).toBe(200);
    const trying = async () =>
      (
        await limited.shop.fetch('/api/v1/reset-password', {
          method: 'POST',
          json: { token: 'x', password: old, password_confirmation: old },
          headers: { 'X-Forwarded-For': '10.4.0.1' },
        })
      ).status;
    for (let nth = 0; nth < 60; nth += 1) expect(await trying()).toBe(404);
    expect(await trying()).toBe(429);
  } finally {
    await limited.close();
  }
});
