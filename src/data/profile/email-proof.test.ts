import { expect, test } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { emailProof } from './email-proof.ts';

const proof = { userId: 'one', email: 'next@contoh.test', password: 'Fondasi2025' };

test('a password confirms one email of one customer', () => {
  emailProof.keep(proof);
  expect(emailProof.of('one', 'next@contoh.test')).toBe('Fondasi2025');
  expect(emailProof.of('two', 'next@contoh.test')).toBe('');
  expect(emailProof.of('one', 'other@contoh.test')).toBe('');
});

test('is forgotten once the shop has answered, and kept as long as it has not', async () => {
  emailProof.keep(proof);
  const silence = new AppError('network', 0);
  await expect(emailProof.forgotten(Promise.reject(silence))).rejects.toBe(silence);
  expect(emailProof.of('one', proof.email)).toBe('Fondasi2025');
  const wrong = new AppError('validation_failed', 422, { errors: { current_password: ['current_password_incorrect'] } });
  await expect(emailProof.forgotten(Promise.reject(wrong))).rejects.toBe(wrong);
  expect(emailProof.of('one', proof.email)).toBe('');
  emailProof.keep(proof);
  expect(await emailProof.forgotten(Promise.resolve('answer'))).toBe('answer');
  expect(emailProof.of('one', proof.email)).toBe('');
});
