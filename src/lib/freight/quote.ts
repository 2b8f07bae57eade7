import { actualGrams, chargeOf, type QuotedCharge, type QuoteItem, tiersAt } from './charge.ts';
import type { FreightTier, PlaceRates, ServiceLimits, ServiceRates } from './rates.ts';

export type { QuoteItem } from './charge.ts';

/** Why a service can't take a shipment. */
export type RefusalReason =
  | 'nothing_to_ship'
  | 'local_only'
  | 'quotation_only'
  | 'outside_truck_area'
  | 'not_same_island'
  | 'no_road'
  | 'not_by_sea'
  | 'not_served'
  | 'hazardous_not_allowed'
  | 'over_parcel_limit'
  | 'over_truck_limit';

export interface AvailableQuote extends QuotedCharge {
  readonly service: string;
  readonly available: true;
}

/** Goods without which a service would go: their place in the list that was asked about, and why. */
interface FreightCause {
  readonly index: number;
  readonly reason: RefusalReason;
}

interface RefusedQuote {
  readonly service: string;
  readonly available: false;
  readonly reason: RefusalReason;
  /** None where the place, or the weight of the whole, is why. */
  readonly causes: readonly FreightCause[];
}

export type FreightQuote = AvailableQuote | RefusedQuote;

/**
 * What each service asks for a shipment to a place, in the order of `rates.services`; all arithmetic is on integers. The server quotes
 * with it, and a phone estimates with it, so both come to the same rupiah for the same goods, rates and moment.
 *
 * The shop's tariff rules ('Freight', docs/decisions/payment-and-freight.md):
 * `chargeable kg = max(minimum, ⌈max(Σ kg, Σ cm³ / divisor)⌉)`, then the tier that it reaches, then
 * `fee = flat + rupiah per kg × chargeable kg + handling + surcharges`.
 * Divisors are the carriers' usual ones: 6000 by air, 5000 by road, 4000 by sea.
 */
export function quoteShipment(items: readonly QuoteItem[], rates: PlaceRates, at: Date): FreightQuote[] {
  const shipped = items.filter(item => item.quantity > 0);
  return rates.services.map(terms => {
    const { service } = terms;
    const tiers = tiersAt(terms.tiers, at);
    const reason = refusalOf(shipped, rates.reach, terms, tiers);
    if (reason !== null) return { service, available: false, reason, causes: causesOf(items, rates.reach, terms, tiers) };
    return { service, available: true, ...chargeOf(shipped, rates.reach, terms, tiers) };
  });
}

function refusalOf(
  items: readonly QuoteItem[],
  reach: string,
  { service, limits }: ServiceRates,
  tiers: readonly FreightTier[],
): RefusalReason | null {
  const reasons = items.map(item => reasonOf(item, limits));
  if (items.length === 0) return 'nothing_to_ship';
  const unserved = tiers.length === 0 ? unservedReason(service, reach) : null;
  // Where no tariff goes at all the shop is asked, whatever the goods are.
  if (unserved === 'quotation_only') return unserved;
  if (reasons.includes('local_only')) return 'local_only';
  if (unserved !== null) return unserved;
  if (reasons.includes('hazardous_not_allowed')) return 'hazardous_not_allowed';
  if (reasons.includes('over_parcel_limit')) return 'over_parcel_limit';
  if (limits.shipment_weight !== null && actualGrams(items) > limits.shipment_weight) return 'over_truck_limit';
  return null;
}

/** Why a service never takes these goods, whatever else is shipped; null where it does. */
function reasonOf(item: QuoteItem, limits: ServiceLimits): RefusalReason | null {
  if (!limits.allows_local_only && item.flags.includes('local_only')) return 'local_only';
  if (!limits.allows_hazardous && item.flags.includes('hazardous')) return 'hazardous_not_allowed';
  return isOverParcelLimit(item, limits) ? 'over_parcel_limit' : null;
}

function causesOf(items: readonly QuoteItem[], reach: string, terms: ServiceRates, tiers: readonly FreightTier[]): FreightCause[] {
  const causes: FreightCause[] = [];
  const others: QuoteItem[] = [];
  for (const [index, item] of items.entries()) {
    const reason = item.quantity > 0 ? reasonOf(item, terms.limits) : null;
    if (reason !== null) causes.push({ index, reason });
    else if (item.quantity > 0) others.push(item);
  }
  // Goods that a service can't take are no cause where it does not go, or can't take the others either.
  const isServed = tiers.length > 0 && (others.length === 0 || refusalOf(others, reach, terms, tiers) === null);
  return isServed ? causes : [];
}

function unservedReason(service: string, reach: string): RefusalReason {
  if (service === 'store-truck') return 'outside_truck_area';
  if (reach === 'highlands') return 'quotation_only';
  if (service === 'land-cargo') return reach === 'islands' || reach === 'remote' ? 'not_same_island' : 'no_road';
  return service === 'sea-cargo' ? 'not_by_sea' : 'not_served';
}

/** Goods marked long are longer than any parcel, also where a metre of them is what one unit measures. */
function isOverParcelLimit({ weight, size, flags }: QuoteItem, { parcel_weight, parcel_length }: ServiceLimits): boolean {
  if (parcel_weight !== null && weight > parcel_weight) return true;
  return parcel_length !== null && (Math.max(...size) > parcel_length || flags.includes('long'));
}
