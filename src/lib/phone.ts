import { formatPhone } from './phone-format.ts';
import { withoutInvisible } from './without-invisible.ts';

/** Phone numbers of the shop's forms: typed in any grouping, kept as E.164, shown the Indonesian way. */

/** Section 5 of the specification: a country code of 1 to 3 digits or none, 3-3-4 digits with separators, and 'x' with digits or nothing. */
const grouped = /^(?:\+?(\d{1,3}))?[-. (]*(\d{3})[-. )]*(\d{3})[-. ]*(\d{4})(?: *x(\d+))?$/;

/** Characters that a number may have beside digits, its country code in parentheses too; 'x' and digits at its end are an extension. */
const typed = /^\(?\+?[\d\s.()-]+(?: *x\d+)?$/;

/** An Indonesian mobile number: an 8 and 8 to 12 digits more, after 0, the country code, both, or nothing. */
const mobile = /^(?:0|62|620|0062)?(8\d{8,12})$/;

/** A landline: Jakarta, Bandung, Semarang, Surabaya and Medan have area codes of two digits and seven or eight behind them, all others of three with five to seven. */
const landline = /^(?:0|62|620|0062)((?:2[124]|31|61)\d{7,8}|(?!2[124]|31|61)[2-79]\d{7,9})$/;

/** Dashes and spaces of other scripts' keyboards and of copied contacts become plain ones. */
function plain(text: string): string {
  return withoutInvisible(text)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

function withoutExtension(text: string): string {
  return text.replace(/ *x\d+$/, '');
}

function digitsOf(text: string): string {
  return withoutExtension(text).replace(/\D/g, '');
}

/** The digits of an Indonesian number after its country code, or null. '+8…' is another country's. */
function nationalNumber(text: string, pattern: RegExp): string | null {
  if (!typed.test(text)) return null;
  const digits = digitsOf(text);
  if (/^\(?\+/.test(text) && !digits.startsWith('62')) return null;
  return pattern.exec(digits)?.[1] ?? null;
}

/**
 * Whether a text is a phone number: 3-3-4 digits in groups with an optional country code and extension, or an Indonesian mobile
 * number or landline in any grouping. The empty text is not one; a form that accepts it says so itself.
 */
export function isPhone(text: string): boolean {
  return toE164(text) !== null;
}

/**
 * E.164 of a phone number, such as '+6281234567890'; an extension is not part of it. A number that names no country is Indonesian.
 * @returns null where the text is no phone number
 */
export function toE164(text: string): string | null {
  const number = plain(text);
  const groups = grouped.exec(number);
  // '624-118-7345' is 3-3-4 digits of a national number, not the country code and a short landline.
  const national = nationalNumber(number, mobile) ?? (groups === null ? nationalNumber(number, landline) : null);
  if (national !== null) return `+62${national}`;
  if (groups === null) return null;
  const digits = digitsOf(number);
  if (number.startsWith('+')) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (digits.startsWith('0')) return `+62${digits.replace(/^0+/, '')}`;
  return groups[1] === undefined ? `+62${digits}` : `+${digits}`;
}

/**
 * A phone number as the shop keeps it: E.164, except where that would lose an extension or would be shown as something that the
 * forms refuse; such a number, and what is none, stays as it was typed.
 */
export function storedPhone(text: string): string {
  const e164 = toE164(text);
  if (e164 === null) return text;
  return / *x\d+$/.test(plain(text)) || !isPhone(formatPhone(e164)) ? plain(text) : e164;
}
