import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AvailableQuote, type FreightQuote, type QuoteItem, quoteShipment, type RefusalReason } from '#lib/freight/quote.ts';
import type { FreightRate, ServiceCode } from '#server/db/schema/freight-types.ts';
import { seedRates, seedServices, seedZones } from '#server/seed/freight/freight.ts';
import { ratesOf } from './rates.ts';

const at = new Date('2025-06-01T00:00:00Z');
const tank: QuoteItem = { quantity: 1, weight: 22_000, size: [1_030, 1_030, 1_400], flags: [] };
const drill: QuoteItem = { quantity: 1, weight: 1_900, size: [350, 300, 120], flags: [] };
const cement: QuoteItem = { quantity: 1, weight: 50_000, size: [600, 400, 120], flags: [] };
const sand: QuoteItem = { quantity: 1, weight: 1_400_000, size: [1_000, 1_000, 1_000], flags: ['local_only'] };
const rebar: QuoteItem = { quantity: 10, weight: 12_500, size: [12_000, 13, 13], flags: ['long'] };
const closet: QuoteItem = { quantity: 1, weight: 38_000, size: [700, 380, 780], flags: ['fragile'] };
const enamel: QuoteItem = { quantity: 1, weight: 1_000, size: [100, 100, 120], flags: ['hazardous'] };

const makassar = '73.71';
const bone = '73.08';
const ambon = '81.71';
const aru = '81.07';
const merauke = '93.01';
const wamena = '95.01';

function quotes(items: readonly QuoteItem[], regency: string, rates: readonly FreightRate[] = seedRates, when = at): FreightQuote[] {
  const zone = seedZones.find(row => row.regency === regency);
  if (zone === undefined) throw new Error(`no zone for ${regency}`);
  return quoteShipment(items, ratesOf(zone, seedServices, rates), when);
}

function quote(service: ServiceCode, ...rest: Parameters<typeof quotes>): FreightQuote {
  const found = quotes(...rest).find(row => row.service === service);
  if (found === undefined) throw new Error(`no quote for ${service}`);
  return found;
}

function charged(...rest: Parameters<typeof quote>): AvailableQuote {
  const found = quote(...rest);
  if (!found.available) throw new Error(`refused: ${found.reason}`);
  return found;
}

function refusals(items: readonly QuoteItem[], regency: string): Partial<Record<ServiceCode, RefusalReason>> {
  return Object.fromEntries(quotes(items, regency).flatMap(row => (row.available ? [] : [[row.service, row.reason]])));
}

describe('chargeable weight', () => {
  it('charges a 1,050 l tank by its volume, rounded up to a whole kilogram', () => {
    const sea = charged('sea-cargo', [tank], bone);
    expect(sea).toMatchObject({ actual_weight: 22_000, volumetric_weight: 371_315, chargeable_weight: 372_000, basis: 'volume' });
    expect(charged('land-cargo', [tank], bone)).toMatchObject({ volumetric_weight: 297_052, chargeable_weight: 298_000 });
    const withSix = seedRates.map(rate => ({ ...rate, divisor: rate.service === 'sea-cargo' ? 6_000 : rate.divisor }));
    expect(charged('sea-cargo', [tank], bone, withSix)).toMatchObject({ volumetric_weight: 247_544, chargeable_weight: 248_000 });
  });

  it('charges dense goods by their weight', () => {
    expect(charged('land-cargo', [{ ...cement, quantity: 3 }], bone)).toMatchObject({ chargeable_weight: 150_000, basis: 'weight' });
  });

  it('sums weight and volume over the shipment before it compares them', () => {
    // 50 kg of cement is 5.76 kg by volume, a tank the reverse: together 372 kg of volume outweigh 72 kg.
    expect(charged('sea-cargo', [cement, tank], ambon)).toMatchObject({
      actual_weight: 72_000,
      chargeable_weight: 379_000,
      basis: 'volume',
    });
  });

  it('charges at least the minimum', () => {
    expect(charged('land-cargo', [drill], bone)).toMatchObject({ chargeable_weight: 30_000, basis: 'minimum', fee: 30 * 2_200 + 15_000 });
    expect(charged('sea-cargo', [drill], ambon)).toMatchObject({ chargeable_weight: 50_000, basis: 'minimum', fee: 50 * 4_000 + 35_000 });
    expect(charged('land-cargo', [{ ...drill, weight: 30_000 }], bone)).toMatchObject({ chargeable_weight: 30_000, basis: 'weight' });
  });

  it('rounds a started kilogram up', () => {
    expect(charged('express', [{ ...drill, weight: 2_101 }], makassar)).toMatchObject({ chargeable_weight: 3_000, fee: 36_000 });
    expect(charged('express', [{ ...drill, weight: 3_000 }], makassar)).toMatchObject({ chargeable_weight: 3_000, fee: 36_000 });
  });

  it('never falls when an item is added', () => {
    const size = fc.integer({ min: 1, max: 2_000 });
    const item: fc.Arbitrary<QuoteItem> = fc.record({
      quantity: fc.integer({ min: 0, max: 500 }),
      weight: fc.integer({ min: 1, max: 100_000 }),
      size: fc.tuple(size, size, size),
      flags: fc.constant([]),
    });
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 6 }),
        item,
        fc.constantFrom(bone, ambon, aru, merauke),
        (items, added, regency) => {
          const before = quotes(items, regency);
          const after = quotes([...items, added], regency);
          for (const [index, old] of before.entries()) {
            const grown = after[index];
            if (!old.available || !grown?.available) continue;
            expect(grown.chargeable_weight).toBeGreaterThanOrEqual(old.chargeable_weight);
            expect(grown.chargeable_weight).toBeGreaterThanOrEqual(Math.max(grown.actual_weight, grown.volumetric_weight));
            expect(grown.chargeable_weight % 1_000).toBe(0);
            expect(Number.isSafeInteger(grown.fee)).toBe(true);
          }
        },
      ),
    );
  });
});

describe('tiers', () => {
  const tonnes = (kilograms: number): QuoteItem[] => [{ ...cement, quantity: 1, weight: kilograms * 1_000, size: [1, 1, 1] }];

  it('charges sea freight at 35 % less from 5 t, not a kilogram before', () => {
    expect(charged('sea-cargo', tonnes(4_999), ambon).fee).toBe(4_999 * 4_000 + 35_000);
    expect(charged('sea-cargo', tonnes(5_000), ambon).fee).toBe(5_000 * 2_600 + 35_000);
  });

  it.each([
    [1, 75_000],
    [500, 75_000],
    [501, 150_000],
    [2_000, 150_000],
    [2_001, 350_000],
    [6_000, 350_000],
  ])('sends the truck with %i kg for %i rupiah', (kilograms, fee) => {
    expect(charged('store-truck', tonnes(kilograms), makassar).fee).toBe(fee);
  });

  it('refuses a truckload over 6 t', () => {
    const [load] = tonnes(6_000);
    expect(refusals(load === undefined ? [] : [{ ...load, weight: 6_000_001 }], makassar)).toMatchObject({
      'store-truck': 'over_truck_limit',
    });
  });

  it('takes the newest tariff that has begun', () => {
    const dearer = seedRates
      .filter(rate => rate.service === 'sea-cargo' && rate.fromKg === 0)
      .map(rate => ({ ...rate, rupiahPerKg: rate.rupiahPerKg + 500, validFrom: '2025-07-01' }));
    const rates = [...dearer, ...seedRates];
    expect(charged('sea-cargo', tonnes(100), ambon, rates, new Date('2025-06-30T23:59:59Z')).fee).toBe(100 * 4_000 + 35_000);
    expect(charged('sea-cargo', tonnes(100), ambon, rates, new Date('2025-07-01T00:00:00Z')).fee).toBe(100 * 4_500 + 35_000);
    expect(charged('sea-cargo', tonnes(5_000), ambon, rates, new Date('2025-07-01T00:00:00Z')).fee).toBe(5_000 * 4_500 + 35_000);
    expect(quote('sea-cargo', tonnes(100), ambon, rates, new Date('2024-12-31T00:00:00Z')).available).toBe(false);
  });
});

describe('limits of a service', () => {
  it('keeps goods that are only sold locally to truck and pick-up', () => {
    expect(refusals([sand], makassar)).toEqual({ express: 'local_only', 'land-cargo': 'local_only', 'sea-cargo': 'local_only' });
    expect(refusals([drill, sand], bone)).toMatchObject({ 'store-truck': 'outside_truck_area', 'land-cargo': 'local_only' });
  });

  it('keeps express to parcels of 30 kg and 120 cm with nothing hazardous', () => {
    expect(quote('express', [{ ...drill, quantity: 20, weight: 30_000, size: [1_200, 300, 300] }], ambon).available).toBe(true);
    expect(quote('express', [{ ...drill, weight: 30_001 }], ambon)).toMatchObject({ reason: 'over_parcel_limit' });
    expect(quote('express', [{ ...drill, size: [300, 1_201, 300] }], ambon)).toMatchObject({ reason: 'over_parcel_limit' });
    expect(quote('express', [{ ...drill, flags: ['long', 'cut_to_size'] }], ambon)).toMatchObject({ reason: 'over_parcel_limit' });
    expect(quote('express', [drill, enamel], ambon)).toMatchObject({ reason: 'hazardous_not_allowed' });
  });

  it('says why a place is not served', () => {
    expect(refusals([drill], makassar)).toEqual({ 'sea-cargo': 'not_by_sea' });
    expect(refusals([drill], aru)).toEqual({ 'store-truck': 'outside_truck_area', 'land-cargo': 'not_same_island' });
    expect(refusals([drill], merauke)).toEqual({ 'store-truck': 'outside_truck_area', 'land-cargo': 'no_road' });
  });

  it('asks for a quotation for the highlands', () => {
    const asked = { express: 'quotation_only', 'land-cargo': 'quotation_only', 'sea-cargo': 'quotation_only' };
    expect(refusals([drill], wamena)).toEqual({ 'store-truck': 'outside_truck_area', ...asked });
  });

  it('has nothing to say about an empty shipment', () => {
    expect(quotes([{ ...drill, quantity: 0 }], ambon).every(row => !row.available && row.reason === 'nothing_to_ship')).toBe(true);
  });

  it('hands goods over at the depot for nothing', () => {
    expect(charged('pick-up', [tank, sand], wamena)).toMatchObject({ fee: 0, surcharges: [], days_min: 0, days_max: 1 });
  });
});

describe('surcharges', () => {
  it('adds long goods by their own weight', () => {
    const sea = charged('sea-cargo', [rebar, cement], ambon);
    expect(sea.surcharges).toEqual([
      { code: 'handling', amount: 35_000 },
      { code: 'long', amount: 60_000 },
    ]);
    expect(sea.fee).toBe(175 * 4_000 + 95_000);
    expect(charged('sea-cargo', [{ ...rebar, quantity: 100 }], ambon).surcharges).toContainEqual({ code: 'long', amount: 1_250 * 300 });
  });

  it('adds crates for fragile goods by their started litre', () => {
    // 70 × 38 × 78 cm are 207.48 litres.
    expect(charged('land-cargo', [closet, drill], bone).surcharges).toContainEqual({ code: 'fragile', amount: 208 * 250 });
  });

  it('adds a remote island by chargeable weight, and leaves the days to the ship', () => {
    const sea = charged('sea-cargo', [{ ...cement, quantity: 2 }], aru);
    expect(sea).toMatchObject({ fee: 100 * 4_000 + 35_000 + 150_000, days_min: null, days_max: null });
    expect(sea.surcharges).toContainEqual({ code: 'remote_island', amount: 150_000 });
    expect(charged('sea-cargo', [cement], ambon).surcharges.map(row => row.code)).toEqual(['handling']);
  });
});
