import { expect, it } from 'vitest';
import type { RefusalReason } from '#lib/freight/quote.ts';
import { refusalMessage } from './freight-words.ts';

/** A record, so that a reason added to the quotes is missed here by the compiler. */
const reasons: Record<RefusalReason, true> = {
  nothing_to_ship: true,
  local_only: true,
  quotation_only: true,
  outside_truck_area: true,
  not_same_island: true,
  no_road: true,
  not_by_sea: true,
  not_served: true,
  hazardous_not_allowed: true,
  over_parcel_limit: true,
  over_truck_limit: true,
};

it('has words of its own for every refusal of a quote', () => {
  const words = Object.keys(reasons).map(refusalMessage);
  expect(new Set(words).size).toBe(words.length);
  expect(words).not.toContain(refusalMessage('anything else'));
});
