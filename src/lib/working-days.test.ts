import { expect, it } from 'vitest';
import { workingDayAfter } from './working-days.ts';

it.each([
  ['a Monday', '2026-11-23T04:00:00Z', '2026-11-26'],
  ['a Wednesday, over the weekend', '2026-11-25T04:00:00Z', '2026-11-30'],
  ['a Friday', '2026-11-27T04:00:00Z', '2026-12-02'],
  ['a Saturday', '2026-11-28T04:00:00Z', '2026-12-02'],
  ['a Sunday', '2026-11-29T04:00:00Z', '2026-12-02'],
  ['a Sunday that is Monday in the shop', '2026-11-29T16:00:00Z', '2026-12-03'],
])('counts three working days from %s', (_day, moment, after) => {
  expect(workingDayAfter(new Date(moment), 3)).toBe(after);
});
