import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** Words of sold units and base units, by their code and how many there are. */
const words: Readonly<Record<string, (count: number) => MessageDescriptor>> = {
  sak: count => msg`${plural(count, { one: 'bag', other: 'bags' })}`,
  batang: count => msg`${plural(count, { one: 'bar', other: 'bars' })}`,
  lembar: count => msg`${plural(count, { one: 'sheet', other: 'sheets' })}`,
  dus: count => msg`${plural(count, { one: 'box', other: 'boxes' })}`,
  roll: count => msg`${plural(count, { one: 'roll', other: 'rolls' })}`,
  galon: count => msg`${plural(count, { one: 'gallon', other: 'gallons' })}`,
  pail: count => msg`${plural(count, { one: 'pail', other: 'pails' })}`,
  kaleng: count => msg`${plural(count, { one: 'can', other: 'cans' })}`,
  liter: count => msg`${plural(count, { one: 'litre', other: 'litres' })}`,
  pcs: count => msg`${plural(count, { one: 'pc', other: 'pcs' })}`,
  set: count => msg`${plural(count, { one: 'set', other: 'sets' })}`,
  unit: count => msg`${plural(count, { one: 'unit', other: 'units' })}`,
};

const symbols: Readonly<Record<string, string>> = { m2: 'm²', m3: 'm³', half_m3: '½ m³', kg: 'kg', half_kg: '½ kg', m: 'm', half_m: '½ m' };

/** A unit's word for so many of it, in the customer's language; symbols are the same in both. */
export function unitWord(i18n: I18n, unit: string, count = 1): string {
  const word = words[unit];
  return word === undefined ? (symbols[unit] ?? unit) : i18n._(word(count));
}
