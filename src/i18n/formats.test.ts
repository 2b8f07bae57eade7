import { describe, expect, it } from 'vitest';
import { formatMoment, formatNumber, formatRupiah, formatWeight, zoneName } from './formats.ts';

it('writes rupiah with a no-break space and without decimals', () => {
  expect(formatRupiah(12_000)).toBe('Rp\u00a012.000');
  expect(formatRupiah(1_250_500)).toBe('Rp\u00a01.250.500');
});

it('writes numbers as Intl does', () => {
  const values = [0, 0.5, 0.05, 1.005, 999.995, 999, 1_000, 999_999.999, 1e9, -0.4, -1_234.5];
  for (let index = 0; index < 2_000; index += 1) values.push((((index * 7_919) % 100_000) - 20_000) / 10 ** (index % 4));
  for (const [language, tag] of [
    ['id', 'id-ID'],
    ['en', 'en-GB'],
  ] as const)
    for (const digits of [0, 1, 2]) {
      const intl = new Intl.NumberFormat(tag, { maximumFractionDigits: digits, signDisplay: 'negative' });
      expect(values.map(value => formatNumber(value, language, digits))).toEqual(values.map(value => intl.format(value)));
    }
  const rupiah = new Intl.NumberFormat('id-ID', { style: 'currency', currency: 'IDR', maximumFractionDigits: 0, signDisplay: 'negative' });
  const amounts = values.map(Math.round);
  expect(amounts.map(formatRupiah)).toEqual(amounts.map(amount => rupiah.format(amount)));
});

describe('formatMoment', () => {
  const moment = '2025-05-05T05:30:00Z';
  it('has a colon in both languages and month names of each', () => {
    expect(formatMoment(moment, 'id', 'Asia/Jayapura')).toBe('5 Mei 2025, 14:30');
    expect(formatMoment(moment, 'en', 'Asia/Jayapura')).toBe('5 May 2025, 14:30');
    expect(formatMoment('2025-01-05T15:30:00Z', 'id', 'Asia/Makassar')).toBe('5 Jan 2025, 23:30');
    expect(formatMoment('2025-01-05T16:05:00Z', 'id', 'Asia/Makassar')).toBe('6 Jan 2025, 00:05');
  });
});

it.each([
  ['Asia/Jakarta', 'WIB'],
  ['Asia/Makassar', 'WITA'],
  ['Asia/Jayapura', 'WIT'],
  ['Asia/Kolkata', 'GMT+5:30'],
])('names the zone of %s %s', (zone, name) => {
  expect(zoneName('2025-01-05T00:00:00Z', zone)).toBe(name);
});

it('groups and separates as the language does', () => {
  expect(formatNumber(1_234.5, 'id')).toBe('1.234,5');
  expect(formatNumber(1_234.5, 'en')).toBe('1,234.5');
  expect(formatWeight(37_400, 'id')).toBe('37,4 kg');
  expect(formatWeight(1_250_000, 'en')).toBe('1.25 t');
  expect(formatWeight(800, 'id')).toBe('800 g');
});
