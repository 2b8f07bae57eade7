import type { Language } from '#contract/endpoint.ts';
import type { FreightRates, ShipmentMethod, ShippingQuoteAnswer } from '#contract/shipping.ts';
import { type FreightQuote, type QuoteItem, quoteShipment } from '#lib/freight/quote.ts';
import type { PlaceRates } from '#lib/freight/rates.ts';
import { kilometresBetween } from '#lib/geo-pin.ts';
import { regencyCentres } from '#lib/regency-centres.ts';
import type { Executor } from '#server/db/client.ts';
import type { FreightRate, FreightService } from '#server/db/schema/freight-types.ts';
import { notFound } from '#server/http/problem.ts';
import { pictureId, pictureUrl } from '#server/modules/media/pictures.ts';
import { deliveryOfQuote, depotView, isByDepot, sailingsFrom } from './delivery.ts';
import { ratesOf } from './rates.ts';
import {
  type DepotRow,
  type RateRow,
  type ShipmentMethodRow,
  selectActiveMethods,
  selectDepot,
  selectRates,
  selectZone,
  type ZoneRow,
} from './store.ts';

/** For so many days a phone may estimate freight without asking again; tariffs change a few times a year. */
const VALID_DAYS = 7;
const DAY = 86_400_000;

/** Methods of the shop in one language. */
export async function shipmentMethods(db: Executor, language: Language): Promise<ShipmentMethod[]> {
  const methods = await selectActiveMethods(db);
  return methods.map(method => ({
    id: method.id,
    ...method.content[language],
    image_url: pictureUrl(pictureId({ type: 'service', kind: method.id })),
  }));
}

/** Goods to be shipped, with the variant by which a quote names what keeps a service from going. */
export type ShippedItem = QuoteItem & { readonly variantId: string };

/** The goods to be shipped, and the regency that they go to (code such as '81.71'). */
export interface Shipment {
  readonly items: readonly ShippedItem[];
  readonly regencyCode: string;
  readonly at: Date;
}

/** The fee of every method for a shipment, in the merchant's order; a method that can't take it says why. */
export async function shippingQuotes(
  db: Executor,
  { items, regencyCode, at }: Shipment,
  language: Language,
): Promise<ShippingQuoteAnswer[]> {
  const methods = await selectActiveMethods(db);
  const zone = await selectZone(db, regencyCode);
  const depot = zone === null ? null : await selectDepot(db, zone.depot);
  const quotes = zone === null ? [] : quoteShipment(items, await ratesTo(db, { zone, methods, until: at }), at);
  const weight = items.reduce((sum, item) => sum + item.quantity * item.weight, 0);
  return methods.map((method, index) => {
    const answer = answerOf(method, quotes[index], { weight, items }, language);
    return { ...answer, ...deliveryOfQuote(answer, method, depot, at) };
  });
}

/**
 * Rates to a regency as a phone keeps them, with the tariffs that begin while it may estimate from them.
 * @throws Problem 404 for a regency without a zone
 */
export async function freightRates(db: Executor, regency: string, now: Date): Promise<FreightRates> {
  const zone = await selectZone(db, regency);
  const depot = zone === null ? null : await selectDepot(db, zone.depot);
  if (zone === null || depot === null) throw notFound('regency');
  const methods = await selectActiveMethods(db);
  const { reach, services } = await ratesTo(db, { zone, methods, until: new Date(now.getTime() + VALID_DAYS * DAY) });
  return {
    regency,
    depot: depotView(depot),
    distance_km: distanceTo(regency, depot),
    reach,
    valid_days: VALID_DAYS,
    services: services.flatMap(({ surcharges, tiers, ...terms }, place) => {
      const method = methods[place];
      if (method === undefined) return [];
      const { id, content } = method;
      const sailings = sailingsFrom(method.sailings, depot);
      return {
        ...terms,
        name: { id: content.id.name, en: content.en.name },
        is_by_depot: isByDepot(id),
        sailings: sailings === null ? null : { ...sailings, weekdays: [...sailings.weekdays] },
        surcharges: [...surcharges],
        // Of a tariff that was replaced before now a phone needs nothing.
        tiers: [...withoutReplaced(tiers, now)],
      };
    }),
  };
}

/** What every service charges and takes to a regency; null where the shop knows no such regency. @param until tariffs that begin later are left out */
export async function placeRates(db: Executor, regency: string, until: Date): Promise<PlaceRates | null> {
  const zone = await selectZone(db, regency);
  return zone === null ? null : ratesTo(db, { zone, methods: await selectActiveMethods(db), until });
}

function distanceTo(regency: string, depot: DepotRow): number | null {
  const [latitude, longitude] = regencyCentres[regency] ?? [];
  return latitude === undefined || longitude === undefined ? null : kilometresBetween(depot, { latitude, longitude });
}

function withoutReplaced(tiers: PlaceRates['services'][number]['tiers'], now: Date): typeof tiers {
  const today = now.toISOString().slice(0, 10);
  const begun = tiers.flatMap(({ valid_from }) => (valid_from <= today ? [valid_from] : [])).sort();
  const current = begun.at(-1) ?? '';
  return tiers.filter(({ valid_from }) => valid_from >= current);
}

interface Wanted {
  readonly zone: ZoneRow;
  readonly methods: readonly ShipmentMethodRow[];
  /** Tariffs that begin later are left out. */
  readonly until: Date;
}

async function ratesTo(db: Executor, { zone, methods, until }: Wanted): Promise<PlaceRates> {
  const rates = await selectRates(db, zone, until.toISOString().slice(0, 10));
  return ratesOf(
    zone,
    methods.map(({ id, limits, surcharges }) => ({ code: id as FreightService['code'], limits, surcharges })),
    rates.map(rateOf),
  );
}

function answerOf(
  method: ShipmentMethodRow,
  quote: FreightQuote | undefined,
  { weight, items }: { weight: number; items: Shipment['items'] },
  language: Language,
): ShippingQuoteAnswer {
  const named = { shipment_method_id: method.id, ...method.content[language], actual_weight: weight, causes: [] };
  if (!quote?.available) {
    const causes = (quote?.causes ?? []).map(({ index, reason }) => ({ product_variant_id: items[index]?.variantId ?? '', reason }));
    const nothing = { fee: 0, chargeable_weight: 0, basis: null, surcharges: [], days_min: null, days_max: null };
    return { ...named, ...nothing, causes, is_available: false, reason: quote?.reason ?? 'not_served' };
  }
  const { fee, chargeable_weight, basis, surcharges, days_min, days_max } = quote;
  return { ...named, is_available: true, reason: null, fee, chargeable_weight, basis, surcharges: [...surcharges], days_min, days_max };
}

function rateOf({ tierFromKg, perKg, ...rate }: RateRow): FreightRate {
  return { ...rate, fromKg: tierFromKg, rupiahPerKg: perKg } as FreightRate;
}
