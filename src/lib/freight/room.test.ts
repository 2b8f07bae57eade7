import { expect, it } from 'vitest';
import { chargeOf, type QuoteItem } from './charge.ts';
import type { FreightTier, ServiceRates } from './rates.ts';
import { roomOf } from './room.ts';

const at = new Date('2026-11-28T00:00:00Z');
const tier: FreightTier = {
  ...{ from_kg: 0, rupiah_per_kg: 0, flat: 0, minimum_kg: 0, divisor: null, handling: 0 },
  ...{ days_min: 1, days_max: 2, valid_from: '2026-01-01' },
};
const limits = { parcel_weight: null, parcel_length: null, shipment_weight: null, allows_hazardous: true, allows_local_only: true };
const service = (tiers: readonly Partial<FreightTier>[], more: Partial<ServiceRates> = {}): ServiceRates => ({
  ...{ service: 'x', limits, surcharges: [] },
  tiers: tiers.map(each => ({ ...tier, ...each })),
  ...more,
});
const goods = (kilograms: number, side = 10): QuoteItem[] => [
  { quantity: 1, weight: kilograms * 1_000, size: [side, side, side], flags: ['fragile'] },
];
const feeOf = (kilograms: number, rates: ServiceRates) => chargeOf(goods(kilograms), 'city', rates, rates.tiers).fee;
const room = (kilograms: number, rates: ServiceRates, side?: number) =>
  roomOf(chargeOf(goods(kilograms, side), 'city', rates, rates.tiers), rates, at);

const truck = service([{ flat: 75_000 }, { from_kg: 501, flat: 150_000 }, { from_kg: 2_001, flat: 350_000 }], {
  limits: { ...limits, shipment_weight: 3_000_000 },
});
const cargo = service([{ rupiah_per_kg: 1_000, minimum_kg: 30, divisor: 5_000, handling: 15_000 }]);

it('reaches to the next tier of one price, and the fee holds just as far', () => {
  expect(room(460, truck)).toEqual({ kilograms: 40, upTo: 500, isByWeightAlone: true });
  expect([feeOf(460, truck), feeOf(500, truck), feeOf(501, truck)]).toEqual([75_000, 75_000, 150_000]);
  expect(room(500, truck)).toBeNull();
});

it('reaches in the last tier to what the truck carries, and is not told where nothing ends it', () => {
  expect(room(2_400, truck)?.kilograms).toBe(600);
  expect(room(2_400, { ...truck, limits })).toBeNull();
});

it('reaches to the weight that is charged at least, by volume where that is more', () => {
  expect(room(18, cargo)).toEqual({ kilograms: 12, upTo: 30, isByWeightAlone: false });
  expect([feeOf(18, cargo), feeOf(30, cargo), feeOf(31, cargo)]).toEqual([45_000, 45_000, 46_000]);
  // 0.5 m on each side are 25 kg of volume.
  expect(room(2, cargo, 500)?.kilograms).toBe(5);
  expect(room(31, cargo)).toBeNull();
});

it('is not told where a surcharge may grow with what is added', () => {
  const surcharges = [{ code: 'fragile', per: 'kilogram', amount: 500, minimum: 0 } as const];
  expect(room(18, { ...cargo, surcharges })).toBeNull();
});
