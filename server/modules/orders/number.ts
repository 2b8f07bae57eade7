import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that a number survives being read out on the phone. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The shop's day is that of Makassar (WITA, UTC+8, no summer time). */
const WITA_MILLISECONDS = 8 * 3_600_000;

/** Date in Makassar, 'YYYY-MM-DD'. */
export function shopDay(moment: Date): string {
  return new Date(moment.getTime() + WITA_MILLISECONDS).toISOString().slice(0, 10);
}

/** Midnight in Makassar at the beginning of a 'YYYY-MM-DD' day; null when it is none. */
export function startOfShopDay(day: string): Date | null {
  const moment = new Date(`${day}T00:00:00+08:00`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/**
 * A short number for people, such as 'FD-251120-4F7K': the shop's prefix, where it has one, the day in Makassar and about a million
 * possibilities in it. Uniqueness is the database's; a taken number is drawn again.
 */
export function orderNumber(moment: Date, prefix: string, random: (below: number) => number = randomInt): string {
  const code = Array.from({ length: 4 }, () => codeAlphabet[random(codeAlphabet.length)]).join('');
  const number = `${shopDay(moment).slice(2).replaceAll('-', '')}-${code}`;
  return prefix === '' ? number : `${prefix}-${number}`;
}

/** Whether a text is written like an order number, of any prefix: a merchant who changes it still finds the earlier orders. */
export function isOrderNumber(text: string): boolean {
  return /^(?:[A-Z][A-Z0-9]{0,5}-)?\d{6}-[0-9A-HJKMNP-TV-Z]{4}$/.test(text);
}
