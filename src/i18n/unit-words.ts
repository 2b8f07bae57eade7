import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, select } from '@lingui/core/macro';

/** The two forms that a noun has in English; the one of Indonesian is the same for both. */
type Form = 'one' | 'other';

/**
 * Words of sold units and base units, by their code. Every card has one, and a plural would make the browser's first `Intl` object for it,
 * which takes a cheap phone a tenth of a second before the first button works.
 */
const words: Readonly<Record<string, (form: Form) => MessageDescriptor>> = {
  sak: form => msg`${select(form, { one: 'bag', other: 'bags' })}`,
  batang: form => msg`${select(form, { one: 'bar', other: 'bars' })}`,
  lembar: form => msg`${select(form, { one: 'sheet', other: 'sheets' })}`,
  dus: form => msg`${select(form, { one: 'box', other: 'boxes' })}`,
  roll: form => msg`${select(form, { one: 'roll', other: 'rolls' })}`,
  galon: form => msg`${select(form, { one: 'tub', other: 'tubs' })}`,
  pail: form => msg`${select(form, { one: 'pail', other: 'pails' })}`,
  kaleng: form => msg`${select(form, { one: 'can', other: 'cans' })}`,
  liter: form => msg`${select(form, { one: 'litre', other: 'litres' })}`,
  pcs: form => msg`${select(form, { one: 'pc', other: 'pcs' })}`,
  set: form => msg`${select(form, { one: 'set', other: 'sets' })}`,
  unit: form => msg`${select(form, { one: 'unit', other: 'units' })}`,
};

const symbols: Readonly<Record<string, string>> = { m2: 'm²', m3: 'm³', half_m3: '½ m³', kg: 'kg', half_kg: '½ kg', m: 'm', half_m: '½ m' };

/** A unit's word for so many of it, in the customer's language; symbols are the same in both. */
export function unitWord(i18n: I18n, unit: string, count = 1): string {
  const word = words[unit];
  return word === undefined ? (symbols[unit] ?? unit) : i18n._(word(count === 1 ? 'one' : 'other'));
}
