import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictures } from '#server/db/schema/catalogue.ts';
import { freightRates, paymentMethods, shipmentMethods, zones } from '#server/db/schema/shop.ts';
import { shippingQuotes } from '#server/modules/shipping/service.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop({ seed: 'small', env: { PAYMENT_DEADLINE_MINUTES: '600' } });
});
afterAll(() => shop.close());

interface Method {
  readonly id: string;
  readonly name: string;
  readonly image_url: string;
}

async function methods(path: string): Promise<Method[]> {
  const answer = await shop.fetch(path);
  expect(answer.status).toBe(200);
  const { data }: { data: Method[] } = await answer.json();
  return data;
}

/** A method's picture must be one that the shop can draw. */
async function expectPictures(list: readonly Method[]): Promise<void> {
  for (const { image_url } of list) {
    const id = /pictures\/([0-9a-f]+)/.exec(image_url)?.[1] ?? '';
    expect(await shop.db.select().from(pictures).where(eq(pictures.id, id))).toHaveLength(1);
  }
}

describe('shipment methods', () => {
  it('are the list itself, in the merchant’s order and both languages', async () => {
    const list = await methods('/api/v1/shipment-method');
    expect(list.map(method => method.id)).toEqual(['pick-up', 'store-truck', 'express', 'land-cargo', 'sea-cargo']);
    expect(list[3]?.name).toBe('Kargo darat');
    expect((await methods('/api/v1/shipment-method/?lang=en'))[3]?.name).toBe('Land cargo');
    await expectPictures(list);
  });

  it('leave out those that were taken off, in the list and in quotes', async () => {
    await shop.db.update(shipmentMethods).set({ isActive: false }).where(eq(shipmentMethods.id, 'express'));
    expect((await methods('/api/v1/shipment-method')).map(method => method.id)).not.toContain('express');
    const quotes = await shippingQuotes(shop.db, { items: [], regencyCode: '73.71', at: new Date() }, 'id');
    expect(quotes.map(quote => quote.shipment_method_id)).toEqual(['pick-up', 'store-truck', 'land-cargo', 'sea-cargo']);
    await shop.db.update(shipmentMethods).set({ isActive: true });
  });
});

describe('quotes', () => {
  const items = [{ variantId: 'a', quantity: 1, weight: 100_000, size: [100, 100, 100], flags: [] }] as const;
  const feeTo = async (regencyCode: string, at: string) => {
    const quotes = await shippingQuotes(shop.db, { items, regencyCode, at: new Date(at) }, 'id');
    return quotes.find(quote => quote.shipment_method_id === 'land-cargo');
  };

  it('say that a regency without a zone is not served', async () => {
    const quotes = await shippingQuotes(shop.db, { items, regencyCode: '31.71', at: new Date('2025-11-20') }, 'en');
    expect(quotes.map(quote => [quote.is_available, quote.reason, quote.actual_weight])).toEqual(
      Array.from({ length: 5 }, () => [false, 'not_served', 100_000]),
    );
  });

  it('follow the merchant’s tariff from the day on which it holds', async () => {
    const [zone] = await shop.db.select().from(zones).where(eq(zones.regency, '73.71'));
    const [rate] = await shop.db.select().from(freightRates).where(eq(freightRates.service, 'land-cargo'));
    if (zone === undefined || rate === undefined) throw new Error('no tariff');
    await shop.db
      .insert(freightRates)
      .values({ ...rate, depot: zone.depot, zone: zone.zone, tierFromKg: 0, perKg: 3_000, handling: 0, validFrom: '2025-12-01' });
    expect(await feeTo('73.71', '2025-11-30T23:59:59Z')).toMatchObject({ fee: 100 * 1_000 + 15_000 });
    expect(await feeTo('73.71', '2025-12-01T00:00:00Z')).toMatchObject({ fee: 300_000, surcharges: [] });
  });
});

describe('depot and dates of a quote', () => {
  const items = [{ variantId: 'a', quantity: 1, weight: 100_000, size: [100, 100, 100], flags: [] }] as const;
  const quotesTo = async (regencyCode: string, at: string) => {
    const quotes = await shippingQuotes(shop.db, { items, regencyCode, at: new Date(at) }, 'id');
    return new Map(quotes.map(quote => [quote.shipment_method_id, quote]));
  };

  it('name the depot that serves the regency, with its hours and a map', async () => {
    const tual = await quotesTo('81.72', '2026-11-26T01:00:00Z');
    for (const quote of tual.values()) {
      expect(quote.depot).toMatchObject({ code: 'ambon', name: 'Ambon', time_zone: 'WIT', is_demo: true, phone: expect.any(String) });
    }
    expect(tual.get('pick-up')?.depot).toMatchObject({
      address: 'Kompleks Pergudangan Blok A4, Teluk Ambon',
      map_url: 'https://www.google.com/maps/search/?api=1&query=-3.6554,128.1908',
      hours: [
        { weekdays: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' },
        { weekdays: [6], opens: '08:00', closes: '15:00' },
      ],
    });
  });

  it('count from a payment within a day, by the next ship where one sails', async () => {
    // Thursday 10:00 in Ambon: the ship of this day was closed on Tuesday, Monday's closes on Saturday at noon.
    const tual = await quotesTo('81.72', '2026-11-26T01:00:00Z');
    expect(tual.get('sea-cargo')).toMatchObject({
      eta: { from: '2026-12-07', to: '2026-12-14', pay_by: '2026-11-27T01:00:00.000Z' },
      next_sailing: { day: '2026-11-30', pay_before: '2026-11-28T03:00:00.000Z' },
    });
    expect(tual.get('pick-up')).toMatchObject({ eta: { from: '2026-11-26', to: '2026-11-28' }, next_sailing: null });
    expect(tual.get('land-cargo')).toMatchObject({ is_available: false, eta: null, next_sailing: null });
  });

  it('are left open where they depend on the ship', async () => {
    expect((await quotesTo('81.07', '2026-11-26T01:00:00Z')).get('sea-cargo')).toMatchObject({
      is_available: true,
      eta: null,
      next_sailing: null,
    });
    expect((await quotesTo('31.71', '2026-11-26T01:00:00Z')).get('pick-up')).toMatchObject({ depot: null, eta: null, next_sailing: null });
  });
});

describe('payment methods', () => {
  it('are the list itself, with limits, deadlines, accounts and steps', async () => {
    const list = await methods('/api/v1/payment-method?lang=en');
    expect(list).toMatchObject([
      {
        id: 'bank-transfer',
        kind: 'bank_transfer',
        name: 'Bank transfer',
        max_amount: null,
        deadline_minutes: 600,
        account: { bank: expect.any(String) },
      },
      { id: 'virtual-account', deadline_minutes: 600 },
      { id: 'qris', max_amount: 10_000_000, deadline_minutes: 30, account: null, steps: expect.arrayContaining([expect.any(String)]) },
    ]);
    await expectPictures(list);
  });

  it('leave out those that were taken off', async () => {
    await shop.db.update(paymentMethods).set({ isActive: false }).where(eq(paymentMethods.id, 'qris'));
    expect((await methods('/api/v1/payment-method')).map(method => method.id)).toEqual(['bank-transfer', 'virtual-account']);
  });
});
