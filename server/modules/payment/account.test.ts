import { expect, it } from 'vitest';
import { uuidv7 } from '#lib/ids.ts';
import { accountOf } from './account.ts';

const account = { bank: 'Bank', number: '90118', holder: 'Toko' };

it('gives every order a virtual account of its own, which stays', () => {
  const id = uuidv7();
  const number = accountOf({ kind: 'virtual_account', account }, id)?.number;
  expect(number).toMatch(/^9011 8\d{3} \d{4} \d{4}$/);
  expect(accountOf({ kind: 'virtual_account', account }, id)?.number).toBe(number);
  expect(accountOf({ kind: 'virtual_account', account }, uuidv7())?.number).not.toBe(number);
});

it('leaves every other method its account', () => {
  expect(accountOf({ kind: 'bank_transfer', account }, uuidv7())).toBe(account);
  expect(accountOf({ kind: 'qris', account: null }, uuidv7())).toBeNull();
});
