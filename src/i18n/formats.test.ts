import { describe, expect, it } from 'vitest';
import { formatMoment, formatNumber, formatRupiah, formatWeight, zoneName } from './formats.ts';

it('writes rupiah with a no-break space and without decimals', () => {
  expect(formatRupiah(12_000)).toBe('Rp\u00a012.000');
  expect(formatRupiah(1_250_500)).toBe('Rp\u00a01.250.500');
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
