import { expect, it } from 'vitest';
import type { FreightRates } from '#contract/shipping.ts';
import { cement } from '#tests/support/cart-lines.ts';
import { type CartLine, cartOf } from '../cart/model.ts';
import { deliveryOfCart } from './cart-delivery.ts';

const now = Date.parse('2026-11-26T00:00:00Z');
const tier = { flat: 0, minimum_kg: 50, divisor: 4_000, handling: 0, days_min: 7, days_max: 14, valid_from: '2026-01-01' };
const limits = { parcel_weight: null, parcel_length: null, shipment_weight: null, allows_hazardous: true, allows_local_only: false };
const rates = {
  reach: 'islands',
  valid_days: 7,
  depot: { time_zone: 'WIT', hours: [] },
  services: [
    {
      service: 'sea-cargo',
      name: { id: 'Kargo laut', en: 'Sea cargo' },
      is_by_depot: false,
      sailings: null,
      limits,
      surcharges: [],
      tiers: [
        { ...tier, from_kg: 0, rupiah_per_kg: 4_000 },
        { ...tier, from_kg: 1_000, rupiah_per_kg: 3_600 },
      ],
    },
  ],
} as unknown as FreightRates;

const line = (variantId: string, quantity: number, flags: string[] = []): CartLine => ({
  ...cement,
  ...{ variantId, quantity, itemId: null, isQueued: false, weight: 40_000, parcel: { size: [600, 400, 120], flags } },
});

it('is the cheapest service, with what is missing to the tier at which a kilogram costs less', () => {
  const delivery = deliveryOfCart(cartOf('c', [line('a', 20)]), rates, now);
  expect([delivery?.service?.quote.fee, delivery?.next]).toEqual([3_200_000, { missing: 200, from: 1_000, rupiahPerKg: 3_600 }]);
  for (const quantity of [5, 30]) expect(deliveryOfCart(cartOf('c', [line('a', quantity)]), rates, now)?.next).toBeNull();
});

it('names the lines without which it would go, not those that are not ordered', () => {
  const cart = cartOf('c', [line('a', 5), line('b', 2, ['local_only']), line('none', 0, ['local_only'])]);
  expect(deliveryOfCart(cart, rates, now)).toMatchObject({ service: null, causes: [{ line: { variantId: 'b' }, reason: 'local_only' }] });
});

it('is not told where the size of a line is not on the phone, and of an empty cart', () => {
  expect(deliveryOfCart(cartOf('c', [line('a', 5), { ...line('b', 1), parcel: undefined }]), rates, now)).toBeNull();
  expect(deliveryOfCart(cartOf('c', []), rates, now)).toBeNull();
});
