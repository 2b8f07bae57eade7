import { MONTHS } from '#lib/months.ts';
import type { AppLanguage } from './i18n.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds that Makassar, the shop's zone, is ahead of UTC all year. */
const SHOP_OFFSET = 8 * HOUR;

/*
 * Words and separators of CLDR for Indonesian and British English. Written by hand since a browser's first `Intl` object of a kind takes a
 * cheap phone up to a tenth of a second, before the first button works; the tests hold them against `Intl`.
 */
const SEPARATORS = { id: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } } as const;

/** The decimal separator. */
export const decimalMark = (language: AppLanguage): string => SEPARATORS[language].decimal;

/** 'Rp 12.000' (with a no-break space), the same in both languages. @param amount rupiah */
export function formatRupiah(amount: number): string {
  return `${amount < 0 ? '-' : ''}Rp\u00a0${formatNumber(Math.abs(amount), 'id', 0)}`;
}

/** Groups digits and writes decimals as the language does. @param value from a millionth to 10 ** 20, or 0 */
export function formatNumber(value: number, language: AppLanguage, maximumFractionDigits = 2): string {
  const { group, decimal } = SEPARATORS[language];
  // Half away from zero of the number as it is written, so 1.005 is 1.01, as `Intl` has it.
  const rounded = Math.round(Number(`${Math.abs(value)}e${maximumFractionDigits}`)) / 10 ** maximumFractionDigits;
  const [whole = '', decimals = ''] = String(rounded).split('.');
  const text = whole.replace(/\B(?=(?:\d{3})+$)/g, group) + (decimals === '' ? '' : decimal + decimals);
  return value < 0 && rounded > 0 ? `-${text}` : text;
}

/** '6 November 2025', the day of the shop's own zone, so that server and browser write the same. @param moment ISO 8601 */
export function formatDay(moment: string, language: AppLanguage): string {
  const there = new Date(Date.parse(moment) + SHOP_OFFSET);
  return `${there.getUTCDate()} ${MONTHS[language][there.getUTCMonth()]} ${there.getUTCFullYear()}`;
}

/** '5 Jan 2025' in the device's time zone; three letters of a month are its short name in both languages. */
export function formatDate(moment: string | Date, language: AppLanguage): string {
  const here = new Date(moment);
  return `${here.getDate()} ${MONTHS[language][here.getMonth()]?.slice(0, 3)} ${here.getFullYear()}`;
}

/** '5 Jan 2025, 14:30' in the device's time zone. */
export function formatMoment(moment: string | Date, language: AppLanguage): string {
  const here = new Date(moment);
  return `${formatDate(here, language)}, ${twoDigits(here.getHours())}:${twoDigits(here.getMinutes())}`;
}

/** WIB, WITA or WIT by the offset of Indonesia's three zones, else the offset of the device's zone, such as 'GMT+5:30'. */
export function zoneName(moment: string | Date): string {
  const offset = -new Date(moment).getTimezoneOffset();
  if (offset === 0) return 'GMT';
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const name = `GMT${offset < 0 ? '-' : '+'}${hours}${minutes === 0 ? '' : `:${twoDigits(minutes)}`}`;
  return { 'GMT+7': 'WIB', 'GMT+8': 'WITA', 'GMT+9': 'WIT' }[name] ?? name;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** '37 kg', '1,25 t' or '800 g'. @param grams whole grams */
export function formatWeight(grams: number, language: AppLanguage): string {
  if (grams >= 1_000_000) return `${formatNumber(grams / 1_000_000, language)} t`;
  if (grams >= 1_000) return `${formatNumber(grams / 1_000, language, 1)} kg`;
  return `${formatNumber(grams, language)} g`;
}

/** '0,4 MB' or '12 MB'. @param bytes whole bytes */
export function formatMegabytes(bytes: number, language: AppLanguage): string {
  const megabytes = bytes / 1_000_000;
  return `${formatNumber(megabytes, language, megabytes < 10 ? 1 : 0)} MB`;
}

// CLDR has 'jam yang lalu', which is right and long; its short style writes 'mnt' and 'h'.
const AGES = {
  id: { minute: 'menit lalu', hour: 'jam lalu', day: 'hari lalu' },
  en: { minute: 'minute ago', hour: 'hour ago', day: 'day ago' },
} as const;

/** '2 jam lalu', '2 hours ago'; what is younger than a minute counts as one. @param moment milliseconds since the epoch */
export function formatAge(moment: number, language: AppLanguage, now: number): string {
  const age = Math.max(now - moment, MINUTE);
  const [size, unit] = age < HOUR ? ([MINUTE, 'minute'] as const) : age < DAY ? ([HOUR, 'hour'] as const) : ([DAY, 'day'] as const);
  const count = Math.floor(age / size);
  const words = AGES[language][unit];
  return `${formatNumber(count, language)} ${language === 'en' && count > 1 ? words.replace(' ', 's ') : words}`;
}
