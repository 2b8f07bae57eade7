import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminKeyHeader } from '#contract/admin.ts';
import { startClock } from '#server/clock.ts';
import { createLog } from '#server/log.ts';
import { type MailShop, startMailShop } from './support/mail.ts';
import { addGoods, Customer } from './support/orders.ts';
import { asAdmin, blob, noise, sendReceipt } from './support/receipts.ts';
import { testAdminKey } from './support/shop.ts';

interface Line {
  readonly level: string;
  readonly msg: string;
  readonly request?: string;
  readonly route?: string;
  readonly status?: number;
}

const written: string[] = [];
let folder: string;
let post: MailShop;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fondasi-logs-'));
  const { log } = createLog({ format: 'json', level: 'info', write: line => void written.push(line) });
  post = await startMailShop({ log, env: { LOG_REQUESTS: 'on', DATA_DIR: folder } });
});
afterAll(async () => {
  await post.close();
  await rm(folder, { recursive: true });
});

const person = {
  name: 'Yosefina Rumahorbo',
  email: 'yosefina.rumahorbo@contoh.id',
  phone: '0812-9988-7766',
  password: 'KayuJati77',
  street: 'Lorong Pelangi Nomor Sembilan',
  landmark: 'Seberang gereja biru',
};
/** Each as it was given, and as it is stored. */
const personal = [...Object.values(person), 'Rumahorbo', 'Yosefina', '081299887766', '81299887766', 'Pelangi'];
/** What came up on the way: tokens, links, keys, numbers of orders. */
const secrets: string[] = [testAdminKey];

const lines = (): Line[] => written.map(line => JSON.parse(line));
const call = (address: string, init: RequestInit & { readonly json?: unknown } = {}) => post.shop.fetch(`/api/v1${address}`, init);

test('a customer’s way through the shop, with all that can fail on it, leaves nothing personal in the log', async () => {
  const { db } = post.shop;
  const { name, email, phone, password } = person;
  const form = { name, email, phone, password, password_confirmation: password, terms_agreed: true };
  const registered = await call('/register', { method: 'POST', json: form });
  expect(registered.status).toBe(200);
  await call('/login', { method: 'POST', json: { email, password: `${password}wrong` } });
  const signedIn = await call('/login', { method: 'POST', json: { email, password } });
  const { token, refresh_token: refresh } = (await signedIn.json()).data;
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0]?.split('=')[1] ?? '';
  expect([token, refresh, cookie].map(text => text.length > 20)).toEqual([true, true, true]);
  secrets.push(token, refresh, cookie);
  const headers = { Authorization: `Bearer ${token}`, Cookie: `known=${cookie}` };
  const customerId = (await (await call('/auth/user', { headers })).json()).data.id;

  const address = new FormData();
  const fields = { label: 'Rumah', receiver_name: name, phone_number: phone, full_address: person.street, landmark: person.landmark };
  for (const [field, value] of Object.entries({ ...fields, region_code: '73.71.11.1001', zip_code: '90245' })) address.set(field, value);
  const kept = await call('/addresses/', { method: 'POST', headers, body: address });
  expect(kept.status).toBe(200);
  const me = new Customer(post.shop, { customerId, addressId: (await kept.json()).data.id, headers });
  const [variant = ''] = await addGoods(db, {});
  const order = await me.place({ [variant]: 2 });
  secrets.push(order.id, order.number ?? '');
  expect((await asAdmin(post.shop, `${order.id}/validation`)).status).toBe(200);
  await sendReceipt(me, order.id, blob(await noise(40, 40).jpeg().toBuffer()));

  await call('/password-resets', { method: 'POST', json: { email } });
  await post.send();
  const link = post.tokenFor(email);
  expect(link).toMatch(/^[0-9a-f]{64}$/);
  secrets.push(link);
  await call(`/reset-password?token=${link}`, { method: 'POST', json: { token: link, password: 'short', password_confirmation: email } });
  await call(`/nothing/${link}/${encodeURIComponent(email)}?q=${encodeURIComponent(name)}`, { headers });

  // From here on the database fails what it is asked for, with the customer's data among the values.
  const before = written.length;
  const failing: string[] = [];
  const fails = async (answer: Response | Promise<Response>) => {
    const { status, headers: answered } = await answer;
    expect(status).toBe(500);
    failing.push(answered.get('x-request-id') ?? '');
  };
  await db.execute('alter table addresses rename column landmark to hidden');
  await fails(call('/addresses/', { method: 'POST', headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() }, body: address }));
  await db.execute('alter table addresses rename column hidden to landmark');
  // An answer that does not fit its schema, whose error names the value.
  await db.execute(`update orders set address = address || '{"latitude": "${person.street}"}' where id = '${order.id}'`);
  await fails(call(`/orders/${order.id}`, { headers }));
  await db.execute('alter table customers rename column email to hidden');
  await fails(call('/login', { method: 'POST', json: { email, password } }));
  await fails(call('/admin/customers', { headers: { [adminKeyHeader]: testAdminKey } }));
  const job = { name: 'letters', every: 1, run: () => db.execute(`insert into customers (name) values ('${name} ${email}')`) };
  const clock = startClock([job], { log: post.shop.deps.log });
  await expect.poll(() => lines().some(({ msg }) => msg.startsWith('letters failed: ')), { timeout: 10_000 }).toBe(true);
  await clock.stop();

  const errors = lines()
    .slice(before)
    .filter(({ level }) => level === 'error');
  expect(errors.map(({ request }) => request)).toEqual([...failing, undefined]);
  expect(new Set(failing).size).toBe(4);
  expect(errors[1]?.msg).toContain('does not fit its schema: address.latitude');
  expect(errors[0]?.msg).toMatch(/^POST \/api\/v1\/addresses failed: .*landmark/);
  // Each request has its line, whose route names no id.
  const routes = new Set(lines().flatMap(({ route }) => route ?? []));
  expect([...routes]).toEqual(expect.arrayContaining(['/api/v1/login', '/api/v1/orders/:id', '/api/v1/reset-password', '/api/*']));
  const log = written.join('');
  expect(log.length).toBeGreaterThan(3_000);
  expect([...personal, ...secrets].filter(text => text === '' || log.toLowerCase().includes(text.toLowerCase()))).toEqual([]);
});
