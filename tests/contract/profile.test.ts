import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { envelope } from '#contract/endpoint.ts';
import { UserSchema } from '#contract/session.ts';
import { customers } from '#server/db/schema/customers.ts';
import { idempotencyKeys } from '#server/db/schema/orders.ts';
import { demoEmail, demoPassword } from '#server/seed/demo.ts';
import { sweepUploads } from '#server/sweep-uploads.ts';
import { addBuyers, addGoods, type Buyer, Customer } from './support/orders.ts';
import { heic } from './support/receipts.ts';
import { createTestShop, type SignedIn, type TestShop } from './support/shop.ts';

let shop: TestShop;
let me: SignedIn;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fondasi-profile-'));
  shop = await createTestShop({ seed: 'small', env: { DATA_DIR: dataDir } });
  me = await shop.login();
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

const fields = { name: 'Maria Latuconsina', email: demoEmail, phone: '0812-3456-7001', gender: 'female' };

function put(input: Record<string, string | Blob> = {}, headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...input })) body.set(name, value);
  return shop.fetch('/api/v1/profile', { method: 'PUT', headers: { ...me.headers, ...headers }, body });
}

const userOf = async (answer: Response) => v.parse(envelope(UserSchema), await answer.json()).data;
const problemOf = async (answer: Response) => {
  const { code, errors } = await answer.json();
  return { status: answer.status, code, errors };
};
const refusal = (field: string, code: string) => ({ status: 422, code: 'validation_failed', errors: { [field]: [code] } });

/** A picture with something in every pixel, so that its bytes can't be few. */
const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } } });
const blob = (bytes: Uint8Array, type: string) => new Blob([new Uint8Array(bytes)], { type });
const storedFiles = () => readdir(path.join(dataDir, 'uploads/profile')).catch(() => []);

describe('a profile', () => {
  test('is replaced as a whole, with the phone as E.164 and no gender where none is chosen', async () => {
    const answer = await put({ name: ' Maria L. ', gender: '' });
    expect(answer.status).toBe(200);
    expect(await userOf(answer)).toMatchObject({ name: 'Maria L.', phone: '+6281234567001', gender: null });
    expect(await userOf(await put())).toMatchObject({ name: fields.name, gender: 'female' });
    expect(await userOf(await shop.fetch('/api/v1/auth/user', { headers: me.headers }))).toMatchObject({ gender: 'female' });
  });

  test('names whom invoices are made out to, which an order keeps and an older app leaves as it is', async () => {
    const named = await userOf(await put({ company: ' CV Timur Jaya ', tax_number: '01.234.567.8-912.000' }));
    expect(named).toMatchObject({ company: 'CV Timur Jaya', tax_number: '012345678912000' });
    expect(await userOf(await put())).toMatchObject({ company: 'CV Timur Jaya', tax_number: '012345678912000' });
    expect(await problemOf(await put({ tax_number: '12345' }))).toEqual(refusal('tax_number', 'tax_number_invalid'));
    expect(await problemOf(await put({ company: 'x'.repeat(121) }))).toEqual(refusal('company', 'too_long'));
    const [buyer] = await addBuyers(shop.db, 1);
    const [goods = ''] = await addGoods(shop.db, {});
    const customer = new Customer(shop, buyer as Buyer);
    await shop.db
      .update(customers)
      .set({ company: 'CV Timur Jaya' })
      .where(eq(customers.id, buyer?.customerId ?? ''));
    const { id } = await customer.place({ [goods]: 1 });
    await shop.db
      .update(customers)
      .set({ company: '' })
      .where(eq(customers.id, buyer?.customerId ?? ''));
    expect(await customer.order(id)).toMatchObject({ buyer: { company: 'CV Timur Jaya', tax_number: '' } });
    expect((await customer.place({ [goods]: 1 })).buyer).toBeNull();
    expect(await userOf(await put({ company: '', tax_number: '' }))).toMatchObject({ company: '', tax_number: '' });
  });

  test('is checked field by field', async () => {
    expect(await problemOf(await put({ email: 'unknown' }))).toEqual(refusal('email', 'email_invalid'));
    expect(await problemOf(await put({ phone: '12' }))).toEqual(refusal('phone', 'phone_invalid'));
    expect(await problemOf(await put({ name: '  ' }))).toEqual(refusal('name', 'required'));
    const taken = await put({ email: 'BUDI@fondasi.test', current_password: demoPassword });
    expect(await problemOf(taken)).toEqual({ status: 422, code: 'email_taken', errors: { email: ['email_taken'] } });
    expect((await shop.fetch('/api/v1/profile', { method: 'PUT', body: new FormData() })).status).toBe(401);
  });

  test('keeps a photo as a square WebP without what the camera wrote into it', async () => {
    const photo = await noise(640, 400)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('secret place')).toBe(true);
    const user = await userOf(await put({ photo: blob(photo, 'application/octet-stream') }));
    const url = user.customer.image_url ?? '';
    expect(url).toMatch(/^\/uploads\/profile\/[0-9a-f]{32}\.webp$/);
    const served = await shop.fetch(url);
    const content = Buffer.from(await served.arrayBuffer());
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect((await sharp(content).metadata()).exif).toBeUndefined();
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    // Without a photo the form leaves it as it is.
    expect((await userOf(await put())).customer.image_url).toBe(url);
    expect((await userOf(await put({ remove_photo: 'true' }))).customer.image_url).toBeNull();
  });

  test('takes a photo once, however often the same form arrives', async () => {
    const photo = blob(await noise(64, 64).png().toBuffer(), 'image/png');
    const key = { 'Idempotency-Key': 'profile-photo-1' };
    const first = await userOf(await put({ photo }, key));
    const before = await storedFiles();
    const again = await put({ photo }, key);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect((await userOf(again)).customer.image_url).toBe(first.customer.image_url);
    const other = blob(await noise(64, 64).webp().toBuffer(), 'image/png');
    expect(await problemOf(await put({ photo: other }, key))).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    expect((await put({ photo: other }, { 'Idempotency-Key': 'short' })).status).toBe(400);
    for (const headers of [{}, { 'Idempotency-Key': 'profile-photo-2' }]) {
      expect((await put({ photo: other, email: 'budi@fondasi.test', current_password: demoPassword }, headers)).status).toBe(422);
    }
    // Nothing is left of a photo that was not taken.
    expect(await storedFiles()).toEqual(before);
  });

  test('refuses what is no photo, and says why', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const before = await storedFiles();
    const jpeg = await noise(400, 400).jpeg().toBuffer();
    const png = await noise(400, 400).png().toBuffer();
    const cases: [string, Blob, string][] = [
      ['an SVG', blob(Buffer.from(svg), 'image/jpeg'), 'file_type_not_allowed'],
      ['a renamed executable', blob(Buffer.from('MZ\x90\x00\x03'.repeat(50)), 'image/png'), 'file_type_not_allowed'],
      ['a photo in HEIC', blob(heic(), 'image/jpeg'), 'file_heic'],
      ['a GIF', blob(Buffer.from('GIF89a'.padEnd(60, '\0')), 'image/gif'), 'file_type_not_allowed'],
      ['a PDF', blob(Buffer.from('%PDF-1.7\n'), 'image/jpeg'), 'file_type_not_allowed'],
      ['a truncated JPEG', blob(jpeg.subarray(0, jpeg.length / 2), 'image/jpeg'), 'file_damaged'],
      ['a truncated PNG', blob(png.subarray(0, png.length / 2), 'image/png'), 'file_damaged'],
      ['a head without a picture', blob(jpeg.subarray(0, 40), 'image/jpeg'), 'file_damaged'],
      ['more than two megabytes', blob(new Uint8Array(2 * 1024 * 1024 + 1).fill(1), 'image/jpeg'), 'file_too_large'],
    ];
    for (const [what, photo, code] of cases) expect(await problemOf(await put({ photo })), what).toEqual(refusal('photo', code));
    expect(await problemOf(await put({ photo: 'text' }))).toEqual(refusal('photo', 'file_type_not_allowed'));
    expect(await storedFiles()).toEqual(before);
  });

  test('refuses a small file that unpacks to a huge picture', async () => {
    const bomb = await sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    expect(await problemOf(await put({ photo: blob(bomb, 'image/png') }))).toEqual(refusal('photo', 'picture_too_many_pixels'));
  });

  test('refuses 20 megabytes before it reads them', async () => {
    const large = await put({ photo: blob(new Uint8Array(20 * 1024 * 1024), 'image/jpeg') });
    expect(await problemOf(large)).toEqual({ status: 413, code: 'payload_too_large', errors: { photo: ['file_too_large'] } });
    // Other forms have no more room than they had.
    const body = JSON.stringify({ current_password: 'x'.repeat(300 * 1024) });
    const headers = { ...me.headers, 'Content-Type': 'application/json' };
    expect((await shop.fetch('/api/v1/change-password', { method: 'POST', headers, body })).status).toBe(413);
  });
});

describe('another e-mail', () => {
  const next = 'maria@contoh.test';
  const emailOf = async () => (await userOf(await shop.fetch('/api/v1/auth/user', { headers: me.headers }))).email;

  test('needs the current password, told at its field, and nothing else does', async () => {
    for (const current_password of [undefined, '']) {
      const asked = await put({ email: next, name: 'Other', ...(current_password === undefined ? {} : { current_password }) });
      expect(await problemOf(asked)).toEqual(refusal('current_password', 'current_password_required'));
    }
    expect(await problemOf(await put({ email: next, current_password: 'Wrong2025' }))).toEqual(
      refusal('current_password', 'current_password_incorrect'),
    );
    expect(await problemOf(await put({ email: next, current_password: 'x'.repeat(201) }))).toEqual(refusal('current_password', 'too_long'));
    expect(await emailOf()).toBe(demoEmail);
    // The same in other letters is the same account.
    expect((await userOf(await put({ email: demoEmail.toUpperCase(), phone: '0812-3456-7002' }))).phone).toBe('+6281234567002');
    expect((await userOf(await put({ email: next, current_password: demoPassword }))).email).toBe(next);
    const login = { email: next, password: demoPassword };
    expect((await shop.fetch('/api/v1/login', { method: 'POST', json: login })).status).toBe(200);
    expect((await put({ email: demoEmail, current_password: demoPassword })).status).toBe(200);
  });

  test('is changed once by a write that is repeated, with the password or without, of which nothing is kept', async () => {
    const key = { 'Idempotency-Key': 'profile-email-1' };
    expect((await put({ email: next, current_password: demoPassword }, key)).status).toBe(200);
    expect((await put({ email: demoEmail, current_password: demoPassword })).status).toBe(200);
    for (const input of [{ email: next, current_password: demoPassword }, { email: next }]) {
      const again = await put(input, key);
      expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    }
    expect(await emailOf()).toBe(demoEmail);
    const rows = await shop.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key['Idempotency-Key']));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(demoPassword);
  });

  test('is not for a customer who has no password yet, until there is one', async () => {
    const isMe = eq(customers.id, me.customerId);
    const [{ passwordHash } = {}] = await shop.db.select().from(customers).where(isMe);
    await shop.db.update(customers).set({ passwordHash: null }).where(isMe);
    const told = await put({ email: next, current_password: 'Anything2025' });
    await shop.db
      .update(customers)
      .set({ passwordHash: passwordHash ?? null })
      .where(isMe);
    expect(await problemOf(told)).toEqual(refusal('email', 'email_needs_password'));
    expect(await emailOf()).toBe(demoEmail);
  });
});

describe('pictures of customers', () => {
  test('are found by their address only', async () => {
    for (const name of ['profile/x.webp', 'profile/..%2F..%2Fadmin-key', 'secret/0123456789abcdef0123456789abcdef.webp', 'profile']) {
      expect((await shop.fetch(`/uploads/${name}`)).status, name).toBe(404);
    }
  });

  test('go for good when nothing shows them any more', async () => {
    const user = await userOf(await put({ photo: blob(await noise(64, 64).png().toBuffer(), 'image/png') }));
    const used = path.basename(user.customer.image_url ?? '');
    expect((await storedFiles()).length).toBeGreaterThan(1);
    // Files have the real clock's times; whatever may belong to a write under way stays.
    const at = (day: number) => ({ ...shop.deps, now: () => new Date(Date.now() + day * 86_400_000) });
    expect(await sweepUploads(at(0))).toBe(0);
    expect(await sweepUploads(at(2))).toBeGreaterThan(0);
    expect(await storedFiles()).toEqual([used]);
  });
});

describe('a new password', () => {
  const key = { 'Idempotency-Key': 'key-of-a-new-password' };
  const change = (input: Record<string, string>, who = me) =>
    shop.fetch('/api/v1/change-password', { method: 'POST', headers: { ...who.headers, ...key }, json: input });
  const next = 'Pondasi2026';
  const both = (password: string) => ({ password, password_confirmation: password });
  const isSignedIn = async (who: SignedIn) => (await shop.fetch('/api/v1/auth/user', { headers: who.headers })).status === 200;
  const signIn = (password: string) => shop.fetch('/api/v1/login', { method: 'POST', json: { email: demoEmail, password } });

  test('needs the current one and has to be a good one', async () => {
    expect(await problemOf(await change({ current_password: 'Wrong2025', ...both(next) }))).toEqual(
      refusal('current_password', 'current_password_incorrect'),
    );
    const weak = await change({ current_password: demoPassword, ...both('pondasi2026') });
    expect(await problemOf(weak)).toEqual(refusal('password', 'password_too_weak'));
    const different = await change({ current_password: demoPassword, password: next, password_confirmation: 'Pondasi2027' });
    expect(await problemOf(different)).toEqual(refusal('password_confirmation', 'password_mismatch'));
    expect((await signIn(next)).status).toBe(401);
    expect((await shop.fetch('/api/v1/change-password', { method: 'POST', json: {} })).status).toBe(401);
  });

  test('ends every other session and keeps this one', async () => {
    const phone = await shop.login();
    const other = await shop.login('budi@fondasi.test');
    expect((await change({ current_password: demoPassword, ...both(next) })).status).toBe(200);
    expect([await isSignedIn(me), await isSignedIn(phone), await isSignedIn(other)]).toEqual([true, false, true]);
    const refresh = { Authorization: `Bearer ${phone.refreshToken}` };
    expect((await shop.fetch('/api/v1/auth/user', { headers: refresh })).status).toBe(401);
    expect((await signIn(demoPassword)).status).toBe(401);
    expect((await signIn(next)).status).toBe(200);
    // Sent again because the answer was lost.
    expect((await change({ current_password: demoPassword, ...both(next) })).status).toBe(200);
    expect(await isSignedIn(me)).toBe(true);
    // Nothing of the passwords is kept beside the hash.
    expect(await shop.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key['Idempotency-Key']))).toEqual([]);
    expect((await change({ current_password: next, ...both(demoPassword) })).status).toBe(200);
  });
});

test('attempts at the current password are limited', async () => {
  const strict = await createTestShop({ seed: 'small', env: { RATE_LIMITS: 'on', DATA_DIR: dataDir } });
  const { headers } = await strict.login();
  const json = { current_password: 'Wrong2025', password: 'Pondasi2026', password_confirmation: 'Pondasi2026' };
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    statuses.push((await strict.fetch('/api/v1/change-password', { method: 'POST', headers, json })).status);
  }
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, email: 'x@contoh.test', current_password: demoPassword })) body.set(name, value);
  // Guesses at the profile's form count with them, the right one too by then.
  const profile = await strict.fetch('/api/v1/profile', { method: 'PUT', headers, body });
  expect([profile.status, Number(profile.headers.get('retry-after')) > 0]).toEqual([429, true]);
  await strict.close();
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
});
