import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customers } from '#server/db/schema/customers.ts';
import { mails } from '#server/db/schema/mail.ts';
import { updateProfile } from '#server/modules/customers/profile.ts';
import { addPerson, password } from './support/account.ts';
import { type MailShop, startMailShop } from './support/mail.ts';

let post: MailShop;
beforeAll(async () => {
  post = await startMailShop();
});
afterAll(() => post.close());

async function save(
  { buyer }: Awaited<ReturnType<typeof addPerson>>,
  fields: Readonly<Record<string, string>>,
  key: string = randomUUID(),
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { ...buyer.headers, 'Idempotency-Key': key };
  return (await post.shop.fetch('/api/v1/profile', { method: 'PUT', headers, body })).status;
}

test('another email is told to the former address, which sees only its beginning, and asks the new one to confirm', async () => {
  const person = await addPerson(post.shop);
  const { id, name, email, phone } = person;
  const next = 'yohanis.baru@surat.example';
  await post.shop.db.update(customers).set({ language: 'en', confirmedEmail: email }).where(eq(customers.id, id));

  for (const same of [email.toUpperCase(), email]) expect(await save(person, { name: 'Yohanis', email: same, phone })).toBe(200);
  expect(await save(person, { name, email: next, phone, current_password: 'Batu bata 8' })).toBe(422);
  expect(await post.shop.db.select().from(mails).where(eq(mails.customerId, id))).toEqual([]);

  const key = randomUUID();
  for (let sent = 0; sent < 2; sent += 1)
    expect(await save(person, { name, email: next, phone, current_password: password }, key)).toBe(200);
  await post.send();
  const [told, ...more] = post.mailbox.to(email);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ subject: expect.stringMatching(/^The email of your .* account was changed$/) });
  expect(told?.text).toContain('yo…@surat.example');
  expect(told?.text).not.toContain(next);
  expect(post.mailbox.to(next).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Confirm your email for /)]);

  const confirmed = async () => {
    const [row] = await post.shop.db.select({ address: customers.confirmedEmail }).from(customers).where(eq(customers.id, id));
    return row?.address;
  };
  expect(await confirmed()).toBe(email);
  const token = post.tokenFor(next);
  expect((await post.shop.fetch('/api/v1/confirm-email', { method: 'POST', json: { token } })).status).toBe(200);
  expect(await confirmed()).toBe(next);
});

test('a shop that sends no mail changes the email as before', async () => {
  const person = await addPerson(post.shop);
  const silent = { ...post.shop.deps.config, mail: null };
  const form = { name: person.name, email: 'tanpa.surat@surat.example', phone: '', gender: '' as const, current_password: password };
  const deps = { ...post.shop.deps, config: silent };
  const user = await post.shop.db.transaction(tx =>
    updateProfile(tx, deps, person.id, { ...form, photo: null, remove_photo: false }, null),
  );
  expect(user.email).toBe(form.email);
  expect(await post.shop.db.select().from(mails).where(eq(mails.customerId, person.id))).toEqual([]);
});
