import { expect, it } from 'vitest';
import { formatDay } from './article-date.ts';

it('writes the day that it is at the shop, in the language', () => {
  expect(formatDay('2025-11-05T23:30:00.000Z', 'id')).toBe('6 November 2025');
  expect(formatDay('2025-08-07T00:00:00.000Z', 'id')).toBe('7 Agustus 2025');
  expect(formatDay('2025-08-06T15:59:00.000Z', 'en')).toBe('6 August 2025');
});
