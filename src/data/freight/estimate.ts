import { type FreightRates, PICK_UP } from '#contract/shipping.ts';
import { type Arrival, arrivalOf, PAY_WITHIN } from '#lib/freight/arrival.ts';
import { type AvailableQuote, type QuoteItem, quoteShipment } from '#lib/freight/quote.ts';

type Service = FreightRates['services'][number];

/** A service that takes the goods, and when they arrive if they are paid within a day. */
export interface EstimatedService {
  readonly name: Service['name'];
  readonly quote: AvailableQuote;
  /** Null: it depends on the ship. */
  readonly arrival: Arrival | null;
}

/** What a phone knows of a delivery without asking the shop. */
export interface Estimate {
  /** Services that bring the goods, the cheapest first. */
  readonly services: readonly EstimatedService[];
  /** When they can be collected at the depot; null where that is not offered. */
  readonly pickUp: EstimatedService | null;
  /**
   * Why no service brings them: 'local_only' goods are driven around their depot only, for 'quotation' the shop is asked (the highlands),
   * anything else is 'no_service'. Null where one does.
   */
  readonly obstacle: 'local_only' | 'quotation' | 'no_service' | null;
}

/** @param now milliseconds since the epoch, by the shop's clock where it is known */
export function estimateOf(rates: FreightRates, items: readonly QuoteItem[], now: number): Estimate {
  const quotes = quoteShipment(items, rates, new Date(now));
  const taking = rates.services.flatMap((service, place) => {
    const quote = quotes[place];
    return quote?.available ? [{ name: service.name, quote, arrival: arrivalBy(service, quote, rates.depot, now) }] : [];
  });
  const services = taking.filter(({ quote }) => quote.service !== PICK_UP).sort((one, other) => one.quote.fee - other.quote.fee);
  const reasons = quotes.flatMap(quote => (quote.available ? [] : [quote.reason]));
  const obstacle = reasons.includes('local_only') ? 'local_only' : reasons.includes('quotation_only') ? 'quotation' : 'no_service';
  return {
    services,
    pickUp: taking.find(({ quote }) => quote.service === PICK_UP) ?? null,
    obstacle: services.length > 0 ? null : obstacle,
  };
}

function arrivalBy(service: Service, { days_min, days_max }: AvailableQuote, depot: FreightRates['depot'], now: number): Arrival | null {
  const { sailings, is_by_depot: isByDepot } = service;
  const { time_zone: zone, hours } = depot;
  return arrivalOf({ daysMin: days_min, daysMax: days_max, sailings, isByDepot, zone, hours }, now, now + PAY_WITHIN);
}

/** Whether an estimate from rates of that moment may be too old to rely on. @param updatedAt milliseconds since the epoch */
export function isOutdated({ valid_days }: FreightRates, updatedAt: number, now: number): boolean {
  // A moment in the future comes from a clock that was wrong.
  return updatedAt > now || now - updatedAt > valid_days * 86_400_000;
}

/** Whether goods must cross the sea between the depot and the place. */
export function needsCrossing({ reach }: Pick<FreightRates, 'reach'>): boolean {
  return reach === 'coast' || reach === 'islands' || reach === 'remote';
}

/** Whether no tariff goes to the place, which the shop serves by quotation: the highlands of Papua. */
export function isQuotedOnly({ reach }: Pick<FreightRates, 'reach'>): boolean {
  return reach === 'highlands';
}
