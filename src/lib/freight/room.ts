import { type QuotedCharge, tiersAt } from './charge.ts';
import type { ServiceRates } from './rates.ts';

/** What still goes along without the fee rising. */
export interface FreightRoom {
  /** Whole kilograms of chargeable weight that can be added. */
  readonly kilograms: number;
  /** Whole kilograms of chargeable weight up to which the fee holds. */
  readonly upTo: number;
  /** False where bulky goods count by their volume. */
  readonly isByWeightAlone: boolean;
}

/**
 * How much can be added to a shipment at the same fee: up to the weight that is charged at least, and within a tier of one price, such as the
 * store truck's, up to the next tier or to what it carries. Null where every kilogram costs, and where a surcharge may grow with the goods.
 */
export function roomOf(quote: QuotedCharge, { tiers: rates, limits }: ServiceRates, at: Date): FreightRoom | null {
  const tiers = tiersAt(rates, at);
  const charged = quote.chargeable_weight / 1_000;
  const tier = tiers.filter(({ from_kg }) => from_kg <= charged).at(-1) ?? tiers[0];
  if (tier === undefined || quote.surcharges.some(({ code }) => code !== 'handling')) return null;
  const reached = Math.ceil(Math.max(quote.actual_weight, quote.volumetric_weight) / 1_000);
  const upTo = Math.min(tier.rupiah_per_kg > 0 ? tier.minimum_kg : nextFrom(tier.from_kg) - 1, carried(limits.shipment_weight));
  if (!Number.isFinite(upTo) || upTo <= reached) return null;
  return { kilograms: upTo - reached, upTo, isByWeightAlone: tier.divisor === null };

  function nextFrom(from: number): number {
    return tiers.find(each => each.from_kg > from)?.from_kg ?? Number.POSITIVE_INFINITY;
  }
}

/** @param grams null for no limit */
const carried = (grams: number | null): number => (grams === null ? Number.POSITIVE_INFINITY : Math.floor(grams / 1_000));
