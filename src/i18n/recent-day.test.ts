import { describe, expect, it } from 'vitest';
import { formatRecentDay } from './recent-day.ts';

const now = Date.parse('2026-11-29T04:00:00Z');

describe('a day of late', () => {
  it.each([
    ['2026-11-06T01:00:00Z', 'en', '6 Nov'],
    ['2026-05-06T01:00:00Z', 'id', '6 Mei'],
    ['2025-11-06T01:00:00Z', 'en', '6 Nov 2025'],
  ] as const)('%s is in %s %s', (moment, language, words) => {
    expect(formatRecentDay(moment, language, now)).toBe(words);
  });
});
