import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Words of sold units and base units, by their code. */
const words: Readonly<Record<string, MessageDescriptor>> = {
  sak: msg`bag`,
  batang: msg`bar`,
  lembar: msg`sheet`,
  dus: msg`box`,
  roll: msg`roll`,
  galon: msg`gallon`,
  pail: msg`pail`,
  kaleng: msg`can`,
  liter: msg`litre`,
  pcs: msg`pc`,
  set: msg`set`,
  unit: msg`unit`,
};

const symbols: Readonly<Record<string, string>> = { m2: 'm²', m3: 'm³', half_m3: '½ m³', kg: 'kg', half_kg: '½ kg', m: 'm', half_m: '½ m' };

/** A unit's word in the customer's language; symbols are the same in both. */
export function unitMessage(unit: string): MessageDescriptor | string {
  return words[unit] ?? symbols[unit] ?? unit;
}
