import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productEndpoint, productsEndpoint } from '#contract/catalogue.ts';
import { envelope } from '#contract/endpoint.ts';
import { type FreightRates, freightRatesEndpoint } from '#contract/shipping.ts';
import { type QuoteItem, quoteShipment } from '#lib/freight/quote.ts';
import { products, variants } from '#server/db/schema/catalogue.ts';
import { freightRates, shipmentMethods, zones } from '#server/db/schema/shop.ts';
import { shippingQuotes } from '#server/modules/shipping/service.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

// `FREIGHT_CARTS=10000 npm run contract -- tests/contract/freight-rates.test.ts` compares more.
const CARTS = Number(process.env.FREIGHT_CARTS ?? 400);
const now = new Date('2025-11-20T02:00:00Z');
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop({ now: () => now });
});
afterAll(() => shop.close());

async function read<Answer extends v.GenericSchema>(path: string, { answer }: { answer: Answer }): Promise<v.InferOutput<Answer>> {
  const response = await shop.fetch(path);
  expect([path, response.status]).toEqual([path, 200]);
  return v.parse(envelope(answer), await response.json()).data as v.InferOutput<Answer>;
}

const ratesTo = (regency: string) => read(`/api/v1/freight-rates?regency=${regency}`, freightRatesEndpoint);
const servicesOf = ({ services }: FreightRates) => services.filter(({ tiers }) => tiers.length > 0).map(({ service }) => service);

describe('rates of a place', () => {
  it('name the depot, how it reaches the place, and every service with the tiers that it has there', async () => {
    const rates = await ratesTo('81.72');
    expect(rates).toMatchObject({ regency: '81.72', depot: { code: 'ambon', regency: '81.71' }, reach: 'islands', valid_days: 7 });
    expect(rates.services.map(({ service }) => service)).toEqual(['pick-up', 'store-truck', 'express', 'land-cargo', 'sea-cargo']);
    expect(servicesOf(rates)).toEqual(['pick-up', 'express', 'sea-cargo']);
    expect(rates.services.at(-1)).toMatchObject({
      name: { id: 'Kargo laut', en: 'Sea cargo' },
      tiers: [
        { from_kg: 0, rupiah_per_kg: 4_000, minimum_kg: 50, divisor: 4_000, days_min: 7, days_max: 14 },
        { from_kg: 5_000, rupiah_per_kg: 2_600 },
      ],
    });
    expect(servicesOf(await ratesTo('95.01'))).toEqual(['pick-up']);
  });

  it('are small, may be cached, and are not sent twice', async () => {
    const answer = await shop.fetch('/api/v1/freight-rates?regency=81.71');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(4_096);
    const again = { headers: { 'If-None-Match': answer.headers.get('etag') ?? '' } };
    expect((await shop.fetch('/api/v1/freight-rates?regency=81.71', again)).status).toBe(304);
    await shop.db.update(shipmentMethods).set({ isActive: false }).where(eq(shipmentMethods.id, 'express'));
    const changed = await shop.fetch('/api/v1/freight-rates?regency=81.71', again);
    expect([changed.status, (await changed.text()).includes('"express"')]).toEqual([200, false]);
    await shop.db.update(shipmentMethods).set({ isActive: true });
  });

  it.each(['', '31.71', '81', '81.72.01', '91.07', "81.72' or 1=1"])('are not found for %j', async regency => {
    const answer = await shop.fetch(`/api/v1/freight-rates?regency=${regency}`);
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found']);
  });

  it('are refused for a text that no code is as long as', async () => {
    const answer = await shop.fetch(`/api/v1/freight-rates?regency=${'8'.repeat(41)}`);
    expect([answer.status, (await answer.json()).errors]).toEqual([422, { regency: ['too_long'] }]);
    expect((await shop.fetch('/api/v1/freight-rates')).status).toBe(422);
  });
});

describe('an estimate of the phone', () => {
  it(`is the shop's quote to the rupiah in ${CARTS} random carts, places and moments`, { timeout: 120_000 + CARTS * 100 }, async () => {
    await addTariff('81.72', '2025-11-23', 1);
    await addTariff('81.72', '2025-06-01', -1);
    const goods = await goodsOfPhone();
    const own = await goodsOfShop();
    const places = await shop.db.select({ regency: zones.regency }).from(zones);
    const onPhone = new Map<string, FreightRates>();
    for (const { regency } of places) onPhone.set(regency, await ratesTo(regency));
    const cart = fc.uniqueArray(fc.record({ id: fc.constantFrom(...goods.keys()), quantity: fc.integer({ min: 0, max: 400 }) }), {
      maxLength: 8,
      selector: ({ id }) => id,
    });
    const place = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...onPhone.keys()) }, { weight: 1, arbitrary: fc.constant('81.72') });
    await fc.assert(
      fc.asyncProperty(cart, place, fc.integer({ min: 0, max: 7 * 24 }), async (lines, regency, hours) => {
        const at = new Date(now.getTime() + hours * 3_600_000);
        const rates = onPhone.get(regency);
        if (rates === undefined) throw new Error(`no rates for ${regency}`);
        const asked = await shippingQuotes(
          shop.db,
          { items: shipmentOf(lines, own).map(item => ({ ...item, variantId: '' })), regencyCode: regency, at },
          'id',
        );
        const estimated = quoteShipment(shipmentOf(lines, goods), rates, at).map(quote =>
          quote.available
            ? [quote.service, quote.fee, quote.chargeable_weight, quote.basis, quote.surcharges, quote.days_min, quote.days_max]
            : [quote.service, quote.reason],
        );
        expect(estimated).toEqual(
          asked.map(({ shipment_method_id: service, reason, ...quote }) =>
            reason === null
              ? [service, quote.fee, quote.chargeable_weight, quote.basis, quote.surcharges, quote.days_min, quote.days_max]
              : [service, reason],
          ),
        );
      }),
      { numRuns: CARTS },
    );
  });
});

function shipmentOf(
  lines: readonly { readonly id: string; readonly quantity: number }[],
  goods: Map<string, Omit<QuoteItem, 'quantity'>>,
): QuoteItem[] {
  return lines.map(({ id, quantity }) => {
    const item = goods.get(id);
    if (item === undefined) throw new Error(`no variant ${id}`);
    return { ...item, quantity };
  });
}

/** Variants as a phone knows them from the pages of products: of every tenth product, and of all that need a service of their own. */
async function goodsOfPhone(): Promise<Map<string, Omit<QuoteItem, 'quantity'>>> {
  const { products: listed } = await read('/api/v1/products?limit=200', productsEndpoint);
  const goods = new Map<string, Omit<QuoteItem, 'quantity'>>();
  for (const [place, { slug }] of listed.entries()) {
    if (place % 10 !== 0 && !/pasir|besi|kloset|cat-kayu|tandon/.test(slug)) continue;
    const product = await read(`/api/v1/products/${slug}`, productEndpoint);
    for (const { id, weight, size } of product.variants) goods.set(id, { weight, size, flags: product.flags });
  }
  const flags = new Set([...goods.values()].flatMap(each => each.flags));
  for (const flag of ['long', 'fragile', 'hazardous', 'local_only']) expect([flag, flags.has(flag)]).toEqual([flag, true]);
  return goods;
}

/** All goods as the shop's own tables have them. */
async function goodsOfShop(): Promise<Map<string, Omit<QuoteItem, 'quantity'>>> {
  const rows = await shop.db
    .select({ variant: variants, flags: products.flags })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId));
  return new Map(
    rows.map(({ flags, variant: { id, weight, length, width, height } }) => [id, { weight, size: [length, width, height], flags }]),
  );
}

/** A tariff that replaces the seed's of sea cargo to a regency from a day on, by so many rupiah a kilogram. */
async function addTariff(regency: string, validFrom: string, rupiah: number): Promise<void> {
  const [zone] = await shop.db.select().from(zones).where(eq(zones.regency, regency));
  if (zone === undefined) throw new Error(`no zone for ${regency}`);
  const own = and(eq(freightRates.depot, zone.depot), eq(freightRates.zone, zone.zone), eq(freightRates.validFrom, '2025-01-01'));
  const rates = await shop.db.select().from(freightRates).where(own);
  const sea = rates.filter(({ service }) => service === 'sea-cargo');
  await shop.db.insert(freightRates).values(sea.map(rate => ({ ...rate, perKg: rate.perKg + rupiah, validFrom })));
}
