import { expect, test } from 'vitest';
import { redacted } from './redact.ts';

const token = 'q3Zp0x7aB-Kd_9sLmN4vYtR2wE8uJ1hG5fD6cX0oP3k';

test.each([
  ['mail to siti.nur+toko@contoh.co.id was refused', 'mail to [email] was refused'],
  ['550 <siti@contoh.id>: unknown', '550 <[email]>: unknown'],
  ['connect postgres://shop:s3cret@db:5432/shop', 'connect postgres://[redacted]@db:5432/shop'],
  ['called 0812-3456-7890 and +62 812 3456 7890', 'called [phone] and [phone]'],
  ['called 6281234567890, +60123456789', 'called [phone], [phone]'],
  [`Authorization: Bearer ${token}`, 'Authorization: [redacted] [redacted]'],
  ['sent Bearer abc.def-123', 'sent Bearer [redacted]'],
  ['{"password":"Batu2025","name":1}', '{"password":"[redacted]","name":1}'],
  [`cookie: desk=${token}; lang=id`, 'cookie: [redacted]; lang=id'],
  ['GET /reset?token=abc123&x=1', 'GET /reset?token=[redacted]&x=1'],
  [`/uploads/${token}.jpg`, '/uploads/[token].jpg'],
])('%s is covered', (line, covered) => {
  expect(redacted(line)).toBe(covered);
});

test.each([
  'request 0812ab34cd56 GET /api/v1/orders/:number failed: TypeError: x | at run (file:///srv/fondasi/dist/server/main.js:812:31)',
  'order 01939f1c-7a52-7bb1-8c1d-081234567890 could not be cancelled at its deadline: deadlock detected',
  'the disk is full (151 MB free in /srv/fondasi/.data, less than 200 MB): writes are answered with 503 until there is room, reads go on',
  'A proxy at 172.18.0.2 sends x-forwarded-for, but TRUST_PROXY is not set: all its customers count as one for the limits. Set TRUST_PROXY=1',
  'relation "payment_methods" does not exist',
])('%s stays as it is', line => {
  expect(redacted(line)).toBe(line);
});

test('a long line costs little', () => {
  const line = `${'a'.repeat(200_000)}@${'b.'.repeat(100_000)} ${'0812 '.repeat(50_000)} token=${'x '.repeat(50_000)}`;
  const began = performance.now();
  redacted(line);
  expect(performance.now() - began).toBeLessThan(2_000);
});
