import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isEmail } from './email.ts';

describe('isEmail', () => {
  it.each([
    "o'brien@contoh.id",
    "d'andrea.rossi+toko@mail.contoh.co.id",
    'budi@xn--bcher-kva.example',
    'budi@contoh.xn--p1ai',
    'budi@toko--baru.id',
    'Budi_S@Contoh.ID',
    'a@b.co',
    '!#$%&*+/=?^`{|}~-@contoh.id',
  ])('accepts %j', text => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'budi',
    'budi@',
    '@contoh.id',
    'budi@contoh',
    'budi@contoh.i',
    'budi@contoh.123',
    'budi@-contoh.id',
    'budi@contoh-.id',
    'budi@contoh..id',
    '.budi@contoh.id',
    'budi.@contoh.id',
    'bu..di@contoh.id',
    'budi sari@contoh.id',
    'budi@contoh.id, sari@contoh.id',
    'budi@contoh@id.id',
    '"budi"@contoh.id',
    'budi@contoh.xn--',
    `${'a'.repeat(50_000)}@`,
    `a@${'a'.repeat(50_000)}`,
  ])('refuses %j', text => {
    expect(isEmail(text)).toBe(false);
  });

  it('accepts every address that was accepted when customers registered', () => {
    const former = v.pipe(v.string(), v.email());
    fc.assert(fc.property(fc.emailAddress(), text => !v.is(former, text) || isEmail(text)));
  });
});
