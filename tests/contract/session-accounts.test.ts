import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ seed: 'small' });
});
afterAll(() => shop.close());

const login = (email: string, password: string, of = shop) => of.fetch('/api/v1/login', { method: 'POST', json: { email, password } });
const register = (form: object) => shop.fetch('/api/v1/register', { method: 'POST', json: form });

const form = {
  name: 'Yohana Wenda',
  email: 'yohana@fondasi.test',
  phone: '0812-9988-7766',
  password: 'Batu2Bata',
  password_confirmation: 'Batu2Bata',
  terms_agreed: true,
};

describe('login', () => {
  test('an unknown e-mail and a wrong password are told apart by nothing', async () => {
    const wrong = await login('demo@fondasi.test', 'Fondasi2026');
    const unknown = await login('unknown@fondasi.test', 'Fondasi2026');
    expect(wrong.status).toBe(401);
    expect(await wrong.text()).toBe(await unknown.text());
    expect(unknown.status).toBe(401);
    // The request's own number.
    for (const { headers } of [wrong, unknown]) headers.delete('x-request-id');
    expect([...wrong.headers]).toEqual([...unknown.headers]);
  });

  test('the refusal names its code twice, for both ways of reading it', async () => {
    const code = 'auth_email_or_password_are_incorrect';
    expect(await (await login('demo@fondasi.test', 'wrong-one')).json()).toMatchObject({ status: 401, code, data: { code } });
  });

  test('an e-mail is the same in any case', async () => {
    expect((await login('Demo@Fondasi.TEST', 'Fondasi2025')).status).toBe(200);
  });

  test('empty fields are wrong, not malformed', async () => {
    expect((await login('', '')).status).toBe(401);
  });

  test('fields are refused by code', async () => {
    const answer = await login('not-an-address', 'short');
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toEqual({ email: ['email_invalid'], password: ['password_login_too_short'] });
  });
});

describe('register', () => {
  test('creates a customer who is signed in, with the phone number in one form', async () => {
    const answer = await register(form);
    expect(answer.status).toBe(200);
    const { data } = await answer.json();
    const user = await shop.fetch('/api/v1/auth/user', { headers: { Authorization: `Bearer ${data.token}` } });
    expect((await user.json()).data).toMatchObject({ name: 'Yohana Wenda', phone: '+6281299887766', gender: null });
    expect((await login(form.email, form.password)).status).toBe(200);
  });

  test('a taken e-mail, in any case, is told at its field', async () => {
    const answer = await register({ ...form, email: 'DEMO@fondasi.test' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'email_taken', errors: { email: ['email_taken'] } });
  });

  test('of two who take an e-mail at the same moment one is refused', async () => {
    const twins = { ...form, email: 'twins@fondasi.test' };
    const statuses = (await Promise.all([register(twins), register(twins), register(twins)])).map(answer => answer.status);
    expect(statuses.sort()).toEqual([200, 422, 422]);
  });

  test.each<[object, object]>([
    [{}, { name: ['required'], email: ['required'], phone: ['required'], password: ['required'] }],
    [
      { ...form, name: ' ', email: 'a@b' },
      { name: ['required'], email: ['email_invalid'] },
    ],
    [{ ...form, phone: '12' }, { phone: ['phone_invalid'] }],
    [{ ...form, password: 'Ab1', password_confirmation: 'Ab1' }, { password: ['password_too_short'] }],
    [{ ...form, password: 'alllowercase', password_confirmation: 'alllowercase' }, { password: ['password_too_weak'] }],
    [{ ...form, password_confirmation: 'Batu2Batu' }, { password_confirmation: ['password_mismatch'] }],
    [{ ...form, terms_agreed: false }, { terms_agreed: ['terms_not_agreed'] }],
  ])('%j is refused by field', async (input, errors) => {
    const answer = await register(input);
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toMatchObject(errors);
  });
});

describe('limits on wrong passwords', () => {
  let limited: TestShop;
  let elapsed = 0;
  beforeAll(async () => {
    limited = await createTestShop({ seed: 'small', env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' }, elapsed: () => elapsed });
  });
  afterAll(() => limited.close());
  beforeEach(() => {
    elapsed += 900_000;
  });

  const right = 'Fondasi2025';
  const [maria, budi] = ['demo@fondasi.test', 'budi@fondasi.test'];
  const attempt = (email: string, password: string, address: string, cookie?: string) =>
    limited.fetch('/api/v1/login', {
      method: 'POST',
      json: { email, password },
      headers: { 'X-Forwarded-For': `6.6.6.6, ${address}`, ...(cookie === undefined ? {} : { Cookie: cookie }) },
    });
  const statusOf = async (...given: Parameters<typeof attempt>) => (await attempt(...given)).status;
  /** The cookie that an answer leaves in its browser. */
  const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  async function guess(email: string, count: number, addressOf: (nth: number) => string): Promise<void> {
    for (let nth = 0; nth < count; nth += 1) expect(await statusOf(email, 'Fondasi2026', addressOf(nth))).toBe(401);
  }

  test('ten from one address, known account or not, then a pause whose length is told; from elsewhere the customer comes in', async () => {
    for (const email of [maria, 'ghost@fondasi.test']) {
      await guess(email, 10, () => '10.0.0.1');
      const refused = await attempt(email, right, '10.0.0.1');
      expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 900]);
      expect((await refused.json()).code).toBe('rate_limited');
    }
    expect(await statusOf(maria, right, '10.0.0.2')).toBe(200);
    elapsed += 900_000;
    expect(await statusOf(maria, right, '10.0.0.1')).toBe(200);
  });

  test('a whole network of IPv6 counts as one address', async () => {
    await guess(maria, 10, nth => `2001:db8:0:1::${nth}`);
    expect(await statusOf(maria, right, '2001:db8:0:1:ffff::1')).toBe(429);
    expect(await statusOf(maria, right, '2001:db8:0:2::1')).toBe(200);
  });

  test('a success forgets the failures before it, and is none itself', async () => {
    for (let round = 0; round < 2; round += 1) {
      await guess(budi, 9, () => '10.1.0.1');
      for (let count = 0; count < 12; count += 1) expect(await statusOf(budi, right, '10.1.0.1')).toBe(200);
    }
  });

  test('a hundred from all over the world stop strangers, and not the device that has signed in before', async () => {
    const cookie = cookieOf(await attempt(maria, right, '10.2.0.1'));
    const theirs = cookieOf(await attempt(budi, right, '10.2.0.1'));
    await guess(maria, 100, nth => `10.3.${nth}.1`);
    expect(await statusOf(maria, right, '10.4.0.1')).toBe(429);
    // Neither a device of another account nor a made-up one is known.
    expect(await statusOf(maria, right, '10.4.0.1', theirs)).toBe(429);
    expect(
      await statusOf(
        maria,
        right,
        '10.4.0.1',
        cookie.replace(/.$/, end => (end === 'A' ? 'B' : 'A')),
      ),
    ).toBe(429);
    expect(await statusOf(maria, right, '10.4.0.1', cookie)).toBe(200);
    // It has a limit of its own.
    for (let nth = 0; nth < 10; nth += 1) expect(await statusOf(maria, 'Fondasi2026', '10.4.0.1', cookie)).toBe(401);
    expect(await statusOf(maria, right, '10.4.0.1', cookie)).toBe(429);
  });

  test('a logout takes the device’s cookie, and a session of before there was one gets it at its next refresh', async () => {
    const signedIn = await attempt(maria, right, '10.5.0.1');
    expect(signedIn.headers.get('set-cookie')).toMatch(/^fondasi_device=[^;]+; Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Strict$/);
    const { data } = await signedIn.json();
    const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
    const refreshed = await limited.fetch('/api/v1/auth/user', bearer(data.refresh_token));
    expect(cookieOf(refreshed)).toMatch(/^fondasi_device=.+/);
    const out = await limited.fetch('/api/v1/logout', { method: 'POST', ...bearer(refreshed.headers.get('x-refresh-token') ?? '') });
    expect(out.headers.getSetCookie()).toEqual([expect.stringMatching(/^fondasi_device=; Max-Age=0;/)]);
  });
});
