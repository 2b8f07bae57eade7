import { verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

vi.mock('@node-rs/argon2', async original => {
  const library = await original<typeof import('@node-rs/argon2')>();
  return { ...library, verify: vi.fn(library.verify) };
});

const COST = '$argon2id$v=19$m=19456,t=2,p=1$';

test('a password fits its own hash and no other', async () => {
  const hash = await hashPassword('Fondasi2025');
  expect(hash.startsWith(COST)).toBe(true);
  expect(await isPassword(hash, 'Fondasi2025')).toBe(true);
  expect(await isPassword(hash, 'Fondasi2026')).toBe(false);
});

test('where there is no hash the same work is done, so that time does not tell who has an account', async () => {
  vi.mocked(verify).mockClear();
  expect(await isPassword(null, 'Fondasi2025')).toBe(false);
  expect(await isPassword(null, 'no account signs in with this')).toBe(false);
  expect(verify).toHaveBeenCalledTimes(2);
  for (const [hash] of vi.mocked(verify).mock.calls) expect(String(hash).startsWith(COST)).toBe(true);
});
