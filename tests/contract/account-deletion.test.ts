import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses, customers, deletedAccountTokens, federatedIdentities, signInCodes } from '#server/db/schema/customers.ts';
import { mails } from '#server/db/schema/mail.ts';
import { payments, refunds } from '#server/db/schema/money.ts';
import { orderNotes } from '#server/db/schema/order-notes.ts';
import { orderEvents, orders, receipts } from '#server/db/schema/orders.ts';
import { reviews } from '#server/db/schema/reviews.ts';
import { sweepSessions } from '#server/modules/customers/tokens.ts';
import { letterheadLike, quotationLike } from '../support/quotations.ts';
import { addPerson, Device, firefox, password, signIn } from './support/account.ts';
import { callAdmin } from './support/admin.ts';
import { ListDevice, lineOf } from './support/lists.ts';
import { addGoods, Customer } from './support/orders.ts';
import { askReturn, deliver } from './support/returns.ts';
import { createTestShop, type TestShop } from './support/shop.ts';
import { seededAt } from './support/template.ts';

const DAY = 86_400_000;
let dataDir: string;
let shop: TestShop;
let clock = seededAt.getTime();
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fondasi-account-'));
  shop = await createTestShop({ seed: 'small', now: () => new Date(clock), env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Rows in which a text stands, in any case: of every table, all columns. */
async function tracesOf(...words: readonly string[]): Promise<string[]> {
  const { rows: tables } = (await shop.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )) as unknown as { rows: { name: string }[] };
  const sought = sql.join(
    words.map(word => sql`${word.toLowerCase()}`),
    sql`, `,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = (await shop.db.execute(sql`
      select said from unnest(array[${sought}]::text[]) said
      where exists (select 1 from ${sql.identifier(name)} as one where strpos(lower(one::text), said) > 0)`)) as unknown as {
      rows: { said: string }[];
    };
    found.push(...rows.map(({ said }) => `${name} has ${said}`));
  }
  return found;
}

test('a write that comes as its account goes is refused, and is no fault of the server', async () => {
  const { buyer } = await addPerson(shop);
  const [place] = await shop.db.select().from(addresses).where(eq(addresses.id, buyer.addressId));
  const words = { label: 'Rumah', receiver_name: 'Pembeli', phone_number: '081234567890', full_address: 'Jalan Perintis No. 2' };
  const address = { ...words, zip_code: '90245', region_code: place?.regionCode };
  // As if a deletion had been committed between the write's first look and its row.
  await shop.db.execute(sql`create function go() returns trigger language plpgsql as
    $$ begin delete from customers where id = new.customer_id; return new; end $$`);
  await shop.db.execute(sql`create trigger go before insert on addresses for each row execute function go()`);
  const late = await new Customer(shop, buyer).call('POST', '/addresses/', address);
  await shop.db.execute(sql`drop trigger go on addresses`);
  expect([late.status, late.body.code]).toEqual([404, 'not_found']);
});

describe('the deletion of an account', () => {
  const remove = (device: Device, proof: object = { current_password: password }) => device.call('POST', 'account/deletion', proof);

  test('asks for the password, or for the e-mail address where there is none', async () => {
    const { email, id } = await addPerson(shop);
    const device = await signIn(shop, email);
    expect(await remove(device, {})).toMatchObject({ status: 422, errors: { current_password: ['required'] } });
    const wrong = await remove(device, { current_password: 'Batu bata 8', confirmation: email });
    expect(wrong).toMatchObject({ status: 422, errors: { current_password: ['current_password_incorrect'] } });
    await shop.db.update(customers).set({ passwordHash: null }).where(eq(customers.id, id));
    const untyped = await remove(device, { current_password: password, confirmation: 'lain@surat.example' });
    expect(untyped).toMatchObject({ status: 422, errors: { confirmation: ['confirmation_incorrect'] } });
    expect((await device.call('GET', 'auth/user')).status).toBe(200);
    expect((await remove(device, { confirmation: ` ${email.toUpperCase()} ` })).status).toBe(200);
  });

  test('is refused while an order is under way, a return waits or money is owed, and changes nothing then', async () => {
    const person = await addPerson(shop);
    const customer = new Customer(shop, person.buyer);
    const device = await signIn(shop, person.email);
    const [cement = ''] = await addGoods(shop.db, {});
    const order = await customer.place({ [cement]: 1 });
    expect(await remove(device)).toMatchObject({ status: 409, code: 'orders_open', data: { orders: [order.number] } });
    await deliver(shop, order.id, new Date(clock));
    const line = order.order_items[0]?.id ?? '';
    const asked = await askReturn(customer, order.id, {
      lines: `${line}:1`,
      reason: 'unwanted',
    });
    expect(await remove(device)).toMatchObject({ status: 409, code: 'orders_open', data: { orders: [order.number] } });
    const accepted = await callAdmin(shop, 'POST', `returns/${asked.body.data.id}/acceptance`, { outcome: 'refund', restock: true });
    expect(await remove(device)).toMatchObject({ status: 409, code: 'money_owed', data: { orders: [order.number] } });
    expect((await device.call('GET', 'auth/user')).data.email).toBe(person.email);
    const refund = await shop.db.select().from(refunds).where(eq(refunds.orderId, order.id));
    expect(accepted.status).toBe(200);
    const sent = await callAdmin(shop, 'POST', `refunds/${refund[0]?.id}/sending`, { reference: 'TRF 1' });
    expect([sent.status, (await remove(device)).status]).toEqual([200, 200]);
  });

  test('leaves no trace of the person anywhere, keeps the books, and frees the e-mail address', async () => {
    const person = await addPerson(shop);
    const { id, name, email, phone } = person;
    const customer = new Customer(shop, person.buyer);
    const [phone1, phone2] = [await signIn(shop, email), await signIn(shop, email, firefox)];
    const [cement = ''] = await addGoods(shop.db, { price: 60_000 });
    // The person in every place that holds words of or about customers.
    const profile = new FormData();
    for (const [field, value] of Object.entries({ name, email, phone, company: 'CV Batu Hitam', tax_number: '012345678901234' })) {
      profile.set(field, value);
    }
    expect((await shop.fetch('/api/v1/profile', { method: 'PUT', headers: person.buyer.headers, body: profile })).status).toBe(200);
    const own = (await customer.call('GET', `/addresses/customer/${id}`)).body.data as { addresses: { region_code: string }[] };
    const added = await customer.call('PUT', `/addresses/${person.buyer.addressId}`, {
      ...{
        label: `Rumah ${name}`,
        receiver_name: name,
        phone_number: phone,
        full_address: `Jalan Pattimura 7, ${name}`,
        zip_code: '90245',
      },
      region_code: own.addresses[0]?.region_code,
    });
    expect(added.status).toBe(200);
    const kept = await customer.place({ [cement]: 2 });
    await deliver(shop, kept.id, new Date(clock));
    const cancelled = await customer.place({ [cement]: 1 });
    expect((await customer.call('POST', `/orders/${cancelled.id}/cancellation`, { reason: `${name} salah pesan` })).status).toBe(200);
    await customer.fill({ [cement]: 4 });
    await new ListDevice(shop, person.buyer, 'phone').add({ name: `Rumah ${name}`, client: name, lines: [lineOf({ note: phone })] });
    expect((await customer.call('PUT', '/watches', { product_variant_id: cement, kind: 'price' })).status).toBe(200);
    const paper = quotationLike({ client: { name, attention: phone, address: '' } });
    const device = new ListDevice(shop, person.buyer, 'papers');
    expect((await device.call('PUT', `/quotations/${paper.id}`, paper)).status).toBe(200);
    expect((await device.call('PUT', '/letterhead', letterheadLike({ name, phone }))).status).toBe(200);
    const review = new FormData();
    const line = kept.order_items[0]?.id ?? '';
    for (const [field, value] of Object.entries({ order_item_id: line, rating: '4', text: `Kokoh. Salam, ${name} ${phone}` }))
      review.set(field, value);
    expect((await shop.fetch('/api/v1/reviews', { method: 'POST', headers: person.buyer.headers, body: review })).status).toBe(200);
    const asked = await askReturn(customer, kept.id, {
      lines: `${line}:1`,
      reason: 'unwanted',
      words: name,
    });
    const noted = [
      await callAdmin(shop, 'POST', `returns/${asked.body.data.id}/rejection`, { words: `Maaf, ${name}` }),
      await callAdmin(shop, 'POST', `orders/${kept.number}/notes`, { words: `${name} minta ditelepon, ${phone}`, person: 'Ibu Rin' }),
      await callAdmin(shop, 'PUT', `customers/${encodeURIComponent(email)}/block`, { reason: `${name} tidak bayar` }),
      await callAdmin(shop, 'POST', 'notifications', {
        type: 3,
        customer_email: email,
        message: { id: `Halo ${name}`, en: `Hello ${name}` },
      }),
    ];
    expect(noted.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await shop.db.insert(payments).values({
      ...{ orderId: kept.id, amount: 120_000, reference: `TRF ${name} 8812`, payer: name, receivedOn: '2026-01-01', person: 'Ibu Rin' },
    });
    await shop.db
      .update(orders)
      .set({ receivedBy: name, projectName: `Rumah ${name}` })
      .where(eq(orders.id, kept.id));
    for (const file of ['accepted', 'rejected'] as const) {
      await mkdir(path.join(dataDir, 'receipts'), { recursive: true });
      await writeFile(path.join(dataDir, 'receipts', `${file}.webp`), file);
      await shop.db.insert(receipts).values({ orderId: kept.id, file: `${file}.webp`, mime: 'image/webp', state: file, reason: name });
    }
    const photo = path.join(dataDir, 'uploads', 'profile', `${'a'.repeat(32)}.webp`);
    await mkdir(path.dirname(photo), { recursive: true });
    await writeFile(photo, 'face');
    await shop.db
      .update(customers)
      .set({ imageUrl: `/uploads/profile/${path.basename(photo)}` })
      .where(eq(customers.id, id));
    await shop.db.insert(federatedIdentities).values({ provider: 'google', subject: `google-${id}`, customerId: id });
    await shop.db.insert(signInCodes).values({
      ...{
        hash: id,
        browserHash: '-',
        provider: 'google' as const,
        subject: `google-${id}`,
        email: null,
        name,
        expiresAt: new Date(clock + DAY),
      },
    });
    await shop.db.insert(mails).values([
      { kind: 'password_reset', recipient: email.toUpperCase(), language: 'id', about: {}, dueAt: new Date(clock) },
      { kind: 'password_changed', recipient: email, customerId: id, language: 'id', about: {}, dueAt: new Date(clock) },
    ]);
    const words = [id, name, email, encodeURIComponent(email), phone, 'Pattimura'];
    expect((await tracesOf(...words)).length).toBeGreaterThan(15);

    expect((await remove(phone1)).status).toBe(200);

    expect(await tracesOf(...words)).toEqual([]);
    expect([
      existsSync(path.join(dataDir, 'receipts', 'accepted.webp')),
      existsSync(path.join(dataDir, 'receipts', 'rejected.webp')),
    ]).toEqual([true, false]);
    expect(existsSync(photo)).toBe(false);
    // The books: the order with its sums and lines, its invoice and whom that was made out to, where the goods went.
    const [book] = await shop.db.select().from(orders).where(eq(orders.id, kept.id));
    expect(book).toMatchObject({
      number: kept.number,
      total: kept.total,
      buyer: { company: 'CV Batu Hitam', tax_number: '012345678901234' },
    });
    expect(book?.address).toMatchObject({
      receiver_name: '',
      full_address: '',
      latitude: null,
      zip_code: '90245',
      city: kept.address?.city,
    });
    expect(book?.invoiceNumber).toMatch(/^INV-/);
    const [void_] = await shop.db.select().from(orders).where(eq(orders.id, cancelled.id));
    expect([void_?.buyer, void_?.cancelReason, void_?.customerId]).toEqual([null, null, book?.customerId]);
    expect(await shop.db.select().from(orders).where(eq(orders.status, 1))).not.toContainEqual(expect.objectContaining({ customerId: id }));
    expect(await shop.db.select({ reference: payments.reference }).from(payments).where(eq(payments.orderId, kept.id))).toEqual([
      { reference: 'TRF … 8812' },
    ]);
    expect((await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, kept.id))).length).toBe(6);
    expect(await shop.db.select().from(orderNotes).where(eq(orderNotes.orderId, kept.id))).toEqual([]);
    // The shop's own people: the order, its return, the audit.
    const seen = (await callAdmin(shop, 'GET', `orders/${kept.number}`)).data;
    expect(seen).toMatchObject({ total: kept.total, customer: { id: book?.customerId, name: '', email: '', phone: '' } });
    expect((await callAdmin(shop, 'GET', `returns/${asked.body.data.id}`)).data.customer).toEqual({ name: '', email: '', phone: '' });
    const audit = (await callAdmin(shop, 'GET', `audit?path=${kept.number}&limit=50`)).data.entries;
    expect(audit).toContainEqual(expect.objectContaining({ path: `/v1/admin/orders/${kept.number}/notes`, person: 'Ibu Rin', detail: '' }));
    const list = (await callAdmin(shop, 'GET', 'customers?limit=200')).data.customers;
    expect(list.map((each: { id: string }) => each.id)).not.toContain(book?.customerId);
    // The stars stay with their words.
    const [stars] = await shop.db.select().from(reviews).where(eq(reviews.orderItemId, line));
    expect(stars).toMatchObject({ author: '', customerId: null, rating: 4, text: 'Kokoh. Salam, … …' });
    const slug = kept.order_items[0]?.product_variant.product.slug;
    const shown = await (await shop.fetch(`/api/v1/products/${slug}/reviews?lang=en`)).json();
    expect(shown.data.reviews[0]).toMatchObject({ author: 'Customer', rating: 4 });
    // Other devices hear of it, by either token, until the tokens would have ended.
    for (const bearer of [phone2.tokens.token, phone2.tokens.refresh_token, phone1.tokens.token]) {
      expect(await phone2.call('GET', 'auth/user', undefined, bearer)).toMatchObject({ status: 401, code: 'account_deleted' });
    }
    const stream = await shop.fetch('/api/v1/events/stream', { headers: { Authorization: `Bearer ${phone2.tokens.token}` } });
    expect([stream.status, (await stream.json()).code]).toEqual([401, 'account_deleted']);
    clock += 61 * DAY;
    await sweepSessions(shop.deps);
    expect(
      await shop.db
        .select()
        .from(deletedAccountTokens)
        .where(lt(deletedAccountTokens.expiresAt, new Date(clock))),
    ).toEqual([]);
    expect(await phone2.call('GET', 'auth/user')).toMatchObject({ status: 401, code: 'unauthorized' });
    // Login says what it says of an unknown address; the address is free.
    const login = await shop.fetch('/api/v1/login', { method: 'POST', json: { email, password } });
    expect([login.status, (await login.json()).code]).toEqual([401, 'auth_email_or_password_are_incorrect']);
    const form = { name, email, phone, password, password_confirmation: password, terms_agreed: true };
    const again = await shop.fetch('/api/v1/register', { method: 'POST', json: form });
    expect(again.status).toBe(200);
    expect((await new Device(shop, (await again.json()).data).call('GET', 'orders/')).data).toMatchObject({ orders: [], total: 0 });
  });

  test('of an account without orders leaves no row at all', async () => {
    const { email } = await addPerson(shop);
    const [before] = await shop.db.select({ total: sql<number>`count(*)`.mapWith(Number) }).from(customers);
    const device = await signIn(shop, email);
    expect((await remove(device)).status).toBe(200);
    expect(await remove(device)).toMatchObject({ status: 401, code: 'account_deleted' });
    expect(await shop.db.select({ total: sql<number>`count(*)`.mapWith(Number) }).from(customers)).toEqual([
      { total: (before?.total ?? 0) - 1 },
    ]);
  });

  test('counts guesses at the password with those of its own form', async () => {
    const limited = await createTestShop({ seed: 'small', env: { RATE_LIMITS: 'on' } });
    try {
      const { headers } = await limited.login();
      const guess = (url: string, json: object) => limited.fetch(`/api/v1/${url}`, { method: 'POST', headers, json });
      for (let tried = 0; tried < 5; tried += 1) {
        expect((await guess('account/deletion', { current_password: `Tebakan ${tried}` })).status).toBe(422);
        const change = { current_password: `Tebakan ${tried}`, password: 'Baru 12345', password_confirmation: 'Baru 12345' };
        expect((await guess('change-password', change)).status).toBe(422);
      }
      expect((await guess('account/deletion', { current_password: password })).status).toBe(429);
    } finally {
      await limited.close();
    }
  });
});
