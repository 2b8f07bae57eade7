import { describe, expect, it } from 'vitest';
import type { ShippingQuoteAnswer } from '#contract/shipping.ts';
import { offersOf, regencyOf, wayOut } from './offers.ts';

const quote = (shipment_method_id: string, fee: number | null, more: object = {}) =>
  ({ shipment_method_id, is_available: fee !== null, fee: fee ?? 0, days_max: 3, ...more }) as ShippingQuoteAnswer;
const pickUpIn = (regency: string) => quote('pick-up', 0, { days_max: 0, depot: { regency } });
const cause = (...ids: string[]) => ({ causes: ids.map(product_variant_id => ({ product_variant_id, reason: 'local_only' })) });
const ids = (quotes: readonly ShippingQuoteAnswer[]) => quotes.map(each => each.shipment_method_id);

describe('the offers of a checkout', () => {
  it('are in the order of what they cost, the cheapest and the fastest marked, what can not be had apart', () => {
    const offers = offersOf(
      [quote('express', 90_000, { days_max: 1 }), quote('sea', null), pickUpIn('81.71'), quote('land', 40_000, { days_max: 5 })],
      100_000,
      '81.71',
    );
    expect(ids(offers.open)).toEqual(['pick-up', 'land', 'express']);
    expect([offers.cheapest, offers.fastest, offers.preselected]).toEqual(['land', 'express', 'land']);
    expect(ids(offers.closed)).toEqual(['sea']);
  });

  it('preselect a depot in the same regency where nothing is brought, and never one in another', () => {
    expect(offersOf([pickUpIn('81.71'), quote('sea', null)], 1, '81.71').preselected).toBe('pick-up');
    const away = offersOf([pickUpIn('81.71'), quote('sea', null)], 1, '81.72');
    expect([ids(away.open), away.preselected]).toEqual([['pick-up'], null]);
    expect(ids(offersOf([pickUpIn('81.71'), quote('sea', 5)], 10, '81.72').open)).toEqual(['sea', 'pick-up']);
  });

  it('fold away freight of three times the goods, and preselect none of it', () => {
    const offers = offersOf([quote('air', 300), quote('sea', 299)], 100, '81.72');
    expect([ids(offers.open), ids(offers.dear), offers.preselected]).toEqual([['sea'], ['air'], 'sea']);
    expect(offersOf([quote('air', 300)], 100, '81.72').preselected).toBeNull();
  });

  it('know the service that the fewest goods keep from going, where nothing goes there', () => {
    const offers = offersOf([pickUpIn('81.71'), quote('land', null, cause('a', 'b')), quote('sea', null, cause('a'))], 1, '81.72');
    expect(wayOut(offers, '81.72', 3)?.shipment_method_id).toBe('sea');
    // Nothing would remain, the goods can be collected near by, and an answer of an earlier version names none.
    expect(wayOut(offers, '81.72', 1)).toBeNull();
    expect(wayOut(offers, '81.71', 3)).toBeNull();
    expect(wayOut(offersOf([quote('sea', null)], 1, '81.72'), '81.72', 3)).toBeNull();
  });

  it('compare regencies by the code of a village', () => {
    expect(regencyOf('81.72.01.1003')).toBe('81.72');
  });
});
