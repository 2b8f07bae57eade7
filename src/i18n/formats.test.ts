import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatAge, formatDay, formatMoment, formatNumber, formatRupiah, formatWeight, zoneName } from './formats.ts';

afterEach(() => vi.unstubAllEnvs());

const TAGS = [
  ['id', 'id-ID'],
  ['en', 'en-GB'],
] as const;

it('writes rupiah with a no-break space and without decimals', () => {
  expect(formatRupiah(12_000)).toBe('Rp\u00a012.000');
  expect(formatRupiah(1_250_500)).toBe('Rp\u00a01.250.500');
});

it('writes numbers as Intl does', () => {
  const values = [0, 0.5, 0.05, 1.005, 999.995, 999, 1_000, 999_999.999, 1e9, -0.4, -1_234.5];
  for (let index = 0; index < 2_000; index += 1) values.push((((index * 7_919) % 100_000) - 20_000) / 10 ** (index % 4));
  for (const [language, tag] of TAGS)
    for (const digits of [0, 1, 2]) {
      const intl = new Intl.NumberFormat(tag, { maximumFractionDigits: digits, signDisplay: 'negative' });
      expect(values.map(value => formatNumber(value, language, digits))).toEqual(values.map(value => intl.format(value)));
    }
  const rupiah = new Intl.NumberFormat('id-ID', { style: 'currency', currency: 'IDR', maximumFractionDigits: 0, signDisplay: 'negative' });
  const amounts = values.map(Math.round);
  expect(amounts.map(formatRupiah)).toEqual(amounts.map(amount => rupiah.format(amount)));
});

describe('formatMoment', () => {
  it.each([
    ['Asia/Jayapura', '2025-05-05T05:30:00Z', '5 Mei 2025, 14:30', '5 May 2025, 14:30'],
    ['Asia/Makassar', '2025-01-05T15:30:00Z', '5 Jan 2025, 23:30', '5 Jan 2025, 23:30'],
    ['Asia/Makassar', '2025-09-05T16:05:00Z', '6 Sep 2025, 00:05', '6 Sep 2025, 00:05'],
  ])('in %s has a colon in both languages and month names of each: %s', (zone, moment, id, en) => {
    vi.stubEnv('TZ', zone);
    expect(formatMoment(moment, 'id')).toBe(id);
    expect(formatMoment(new Date(moment), 'en')).toBe(en);
  });

  it('has the short month names of Indonesian', () => {
    const months = Array.from({ length: 12 }, (_, month) => new Date(2025, month, 15));
    const intl = new Intl.DateTimeFormat('id-ID', { month: 'short' });
    expect(months.map(moment => formatMoment(moment, 'id').split(' ')[1])).toEqual(months.map(moment => intl.format(moment)));
  });
});

describe('formatDay', () => {
  it.each(TAGS)('writes the days of a year in %s as Intl does', (language, tag) => {
    const intl = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Makassar' });
    const moments = Array.from({ length: 400 }, (_, index) => new Date(Date.UTC(2025, 0, 1, index % 24, 0) + index * 86_400_000));
    expect(moments.map(moment => formatDay(moment.toISOString(), language))).toEqual(moments.map(moment => intl.format(moment)));
  });

  it('writes the day that it is in the shop, wherever the device is', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(formatDay('2025-11-05T23:30:00.000Z', 'id')).toBe('6 November 2025');
    expect(formatDay('2025-08-06T15:59:00.000Z', 'en')).toBe('6 August 2025');
  });
});

describe('formatAge', () => {
  const MINUTE = 60_000;
  it.each(TAGS)('in %s writes minutes, hours and days as Intl does', (language, tag) => {
    const intl = new Intl.RelativeTimeFormat(tag);
    for (const [unit, size, counts] of [
      ['minute', MINUTE, [1, 2, 59]],
      ['hour', 60 * MINUTE, [1, 2, 23]],
      ['day', 24 * 60 * MINUTE, [1, 2, 30, 1_234]],
    ] as const)
      for (const count of counts)
        for (const rest of [0, size - 1])
          expect(formatAge(1e12 - count * size - rest, language, 1e12)).toBe(intl.format(-count, unit).replace(' yang ', ' '));
  });

  it('takes what is younger than a minute, or of a clock set back, for a minute old', () => {
    expect(formatAge(1e12 - 1, 'id', 1e12)).toBe('1 menit lalu');
    expect(formatAge(1e12 + MINUTE, 'en', 1e12)).toBe('1 minute ago');
  });
});

it.each([
  ['Asia/Jakarta', 'WIB'],
  ['Asia/Makassar', 'WITA'],
  ['Asia/Jayapura', 'WIT'],
  ['Asia/Kolkata', 'GMT+5:30'],
  ['America/Sao_Paulo', 'GMT-3'],
  ['UTC', 'GMT'],
])('names the zone of %s %s', (zone, name) => {
  vi.stubEnv('TZ', zone);
  expect(zoneName('2025-01-05T00:00:00Z')).toBe(name);
});

it('groups and separates as the language does', () => {
  expect(formatNumber(1_234.5, 'id')).toBe('1.234,5');
  expect(formatNumber(1_234.5, 'en')).toBe('1,234.5');
  expect(formatWeight(37_400, 'id')).toBe('37,4 kg');
  expect(formatWeight(1_250_000, 'en')).toBe('1.25 t');
  expect(formatWeight(800, 'id')).toBe('800 g');
});
