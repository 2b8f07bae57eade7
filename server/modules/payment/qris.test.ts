import { expect, test } from 'vitest';
import { seedPaymentMethods } from '#server/seed/shop/payment-methods.ts';
import { crc16, qrisPayload, readFields, writeField } from './qris.ts';

const merchantCode = seedPaymentMethods.find(({ code }) => code === 'qris')?.account?.number ?? '';

test('the checksum is the one of the EMVCo book', () => {
  expect(crc16('123456789')).toBe('29B1');
  expect(crc16('')).toBe('FFFF');
});

test('the merchant’s own code is whole', () => {
  expect(crc16(merchantCode.slice(0, -4))).toBe(merchantCode.slice(-4));
  expect(Object.fromEntries(readFields(merchantCode) ?? [])).toMatchObject({ '00': '01', '01': '11', '53': '360', '58': 'ID' });
});

test.each([1, 15_000, 9_999_999])('a payment of %d carries exactly this amount, its order and a right checksum', amount => {
  const payload = qrisPayload(merchantCode, { amount, reference: 'FD-251120-4F7K' }) ?? '';
  const fields = readFields(payload) ?? [];
  expect(fields.map(writeField).join('')).toBe(payload);
  expect(Object.fromEntries(fields)).toMatchObject({ '01': '12', '54': String(amount), '62': '0114FD-251120-4F7K' });
  expect(fields.map(([tag]) => Number(tag))).toEqual(fields.map(([tag]) => Number(tag)).sort((a, b) => a - b));
  expect(new Set(fields.map(([tag]) => tag)).size).toBe(fields.length);
  expect(fields.at(-1)).toEqual(['63', crc16(payload.slice(0, -4))]);
  const [, merchant] = fields.find(([tag]) => tag === '51') ?? [];
  expect(readFields(merchant ?? '')?.[0]).toEqual(['00', 'ID.CO.QRIS.WWW']);
});

test('a code with a typing mistake, a wrong length or no checksum makes none', () => {
  const wrong = [merchantCode.replace('FONDASI', 'FONDASY'), merchantCode.slice(0, -1), merchantCode.slice(0, -8), '', 'nonsense'];
  for (const code of wrong) expect(qrisPayload(code, { amount: 1, reference: 'x' })).toBeNull();
});

test('a value of three digits’ length is a mistake of ours', () => {
  expect(() => writeField(['62', 'x'.repeat(100)])).toThrow(RangeError);
});
