import * as v from 'valibot';
import { compact } from './text.ts';

/** Digits of an official number, however they are grouped; empty: none. @param lengths how many digits it may have @param code of the refusal */
// @__NO_SIDE_EFFECTS__
export function officialNumber(lengths: readonly number[], code = 'number_invalid') {
  return v.pipe(
    v.string(),
    v.maxLength(40, 'too_long'),
    compact,
    v.check(text => text === '' || (/^[\d .-]+$/.test(text) && lengths.includes(text.replace(/\D/g, '').length)), code),
  );
}

/** Digits of a taxpayer's number (NPWP): 15 of the older form, 16 of today's, which for a person is the NIK, and 22 with a branch (PMK 112/2022). */
export const taxNumberDigits = [15, 16, 22] as const;
