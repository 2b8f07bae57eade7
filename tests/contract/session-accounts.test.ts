import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
    const unknown = await login('nobody@fondasi.test', 'Fondasi2026');
    expect(wrong.status).toBe(401);
    expect(await wrong.text()).toBe(await unknown.text());
    expect(unknown.status).toBe(401);
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

describe('limits', () => {
  let limited: TestShop;
  let clock = Date.parse('2025-11-20T03:00:00Z');
  beforeAll(async () => {
    limited = await createTestShop({ seed: 'small', env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' }, now: () => new Date(clock) });
  });
  afterAll(() => limited.close());

  const attempt = (email: string, password: string, address: string) =>
    limited.fetch('/api/v1/login', { method: 'POST', json: { email, password }, headers: { 'X-Forwarded-For': `6.6.6.6, ${address}` } });

  test('ten attempts on an account, known or not, then a pause whose length is told', async () => {
    for (const email of ['demo@fondasi.test', 'ghost@fondasi.test']) {
      for (let count = 0; count < 10; count += 1) expect((await attempt(email, 'Fondasi2026', `10.0.0.${count}`)).status).toBe(401);
      const refused = await attempt(email, 'Fondasi2025', '10.0.0.99');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBe(900);
      expect((await refused.json()).code).toBe('rate_limited');
    }
    clock += 900_000;
    expect((await attempt('demo@fondasi.test', 'Fondasi2025', '10.0.0.99')).status).toBe(200);
  });

  test('a success forgets the failures before it', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 9; count += 1) await attempt('budi@fondasi.test', 'Fondasi2026', '10.1.0.1');
      expect((await attempt('budi@fondasi.test', 'Fondasi2025', '10.1.0.1')).status).toBe(200);
    }
  });
});
