import type { AppLanguage } from './i18n.ts';

/**
 * Separators of CLDR for Indonesian and British English. Written by hand since a browser's first `Intl` object alone takes a cheap phone
 * over a tenth of a second, before the first button works; the test holds it against `Intl`.
 */
const SEPARATORS = { id: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } } as const;

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

/** '5 Jan 2025, 14:30' in the device's time zone, month names of the language, a colon in both. @param zone IANA name; the device's where left out */
export function formatMoment(moment: string | Date, language: AppLanguage, zone?: string): string {
  const parts = new Intl.DateTimeFormat(tag(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(zone === undefined ? {} : { timeZone: zone }),
  }).formatToParts(new Date(moment));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(each => each.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')}`;
}

/** WIB, WITA or WIT by the offset of Indonesia's three zones, else the zone's own short name. */
export function zoneName(moment: string | Date, zone?: string): string {
  const options: Intl.DateTimeFormatOptions = { timeZoneName: 'shortOffset', ...(zone === undefined ? {} : { timeZone: zone }) };
  const offset =
    new Intl.DateTimeFormat('en', options).formatToParts(new Date(moment)).find(part => part.type === 'timeZoneName')?.value ?? '';
  return { 'GMT+7': 'WIB', 'GMT+8': 'WITA', 'GMT+9': 'WIT' }[offset] ?? offset;
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

function tag(language: AppLanguage): string {
  return language === 'id' ? 'id-ID' : 'en-GB';
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '2 jam lalu', '2 hours ago'; what is younger than a minute counts as one. @param moment milliseconds since the epoch */
export function formatAge(moment: number, language: AppLanguage, now: number = Date.now()): string {
  const age = Math.max(now - moment, MINUTE);
  const [size, unit] = age < HOUR ? ([MINUTE, 'minute'] as const) : age < DAY ? ([HOUR, 'hour'] as const) : ([DAY, 'day'] as const);
  // 'jam yang lalu' is right and long; the short style of Indonesian writes 'mnt' and 'h'.
  return new Intl.RelativeTimeFormat(tag(language)).format(-Math.floor(age / size), unit).replace(' yang ', ' ');
}
