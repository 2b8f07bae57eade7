import type { Language } from '#contract/endpoint.ts';
import type { ShipmentMethod, ShippingQuoteAnswer } from '#contract/shipping.ts';
import type { Executor } from '#server/db/client.ts';
import type { FreightRate, FreightService } from '#server/db/schema/freight-types.ts';
import { pictureId, pictureUrl } from '#server/modules/media/pictures.ts';
import { deliveryOfQuote } from './delivery.ts';
import { type QuoteDestination, type QuoteItem, quoteShipment, type ShippingQuote } from './quote.ts';
import { type RateRow, type ShipmentMethodRow, selectActiveMethods, selectDepot, selectRates, selectZone } from './store.ts';

/** Methods of the shop in one language. */
export async function shipmentMethods(db: Executor, language: Language): Promise<ShipmentMethod[]> {
  const methods = await selectActiveMethods(db);
  return methods.map(method => ({
    id: method.id,
    ...method.content[language],
    image_url: pictureUrl(pictureId({ type: 'service', kind: method.id })),
  }));
}

/** The goods to be shipped, and the regency that they go to (code such as '81.71'). */
export interface Shipment {
  readonly items: readonly QuoteItem[];
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
  const rates = zone === null ? [] : await selectRates(db, zone, at.toISOString().slice(0, 10));
  const quotes = zone === null ? [] : quoteShipment(items, zone as QuoteDestination, methods.map(serviceOf), rates.map(rateOf), at);
  const depot = zone === null ? null : await selectDepot(db, zone.depot);
  const weight = items.reduce((sum, item) => sum + item.quantity * item.weight, 0);
  return methods.map((method, index) => {
    const answer = answerOf(method, quotes[index], weight, language);
    return { ...answer, ...deliveryOfQuote(answer, method, depot, at) };
  });
}

function answerOf(
  method: ShipmentMethodRow,
  quote: ShippingQuote | undefined,
  actualWeight: number,
  language: Language,
): ShippingQuoteAnswer {
  const named = { shipment_method_id: method.id, ...method.content[language], actual_weight: actualWeight };
  if (!quote?.available) {
    const nothing = { fee: 0, chargeable_weight: 0, basis: null, surcharges: [], days_min: null, days_max: null };
    return { ...named, ...nothing, is_available: false, reason: quote?.reason ?? 'not_served' };
  }
  const { fee, chargeable_weight, basis, surcharges, days_min, days_max } = quote;
  return { ...named, is_available: true, reason: null, fee, chargeable_weight, basis, surcharges: [...surcharges], days_min, days_max };
}

function serviceOf({ id, content, limits, surcharges, sailings }: ShipmentMethodRow): FreightService {
  return {
    code: id as FreightService['code'],
    name: { id: content.id.name, en: content.en.name },
    description: { id: content.id.description, en: content.en.description },
    limits,
    surcharges,
    sailings,
  };
}

function rateOf({ tierFromKg, perKg, ...rate }: RateRow): FreightRate {
  return { ...rate, fromKg: tierFromKg, rupiahPerKg: perKg } as FreightRate;
}
