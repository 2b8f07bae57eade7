import { expect, test } from 'vitest';
import { countVisit, visitsOf } from './visits.ts';

const MINUTE = 60_000;
const now = 1_760_000_000_000;
const count = (kept: string | null, at: number) => visitsOf(countVisit(kept, at)).count;

test('pages close to each other are one visit, one after a pause is another', () => {
  const first = countVisit(null, now);
  expect(first).toBe(`1 ${now}`);
  const page = countVisit(first, now + 20 * MINUTE);
  expect(visitsOf(page).count).toBe(1);
  // The pause counts from the last page, not from the first.
  expect(count(page, now + 45 * MINUTE)).toBe(1);
  expect(count(page, now + 51 * MINUTE)).toBe(2);
});

test('a text of another form counts as none', () => {
  for (const kept of ['', 'NaN', '3', '-1 5', '2 5 6', '{"count":9}']) expect(count(kept, now), kept).toBe(1);
});
