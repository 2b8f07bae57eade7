import type { FreightTier, ServiceRates, SurchargeTerms } from './rates.ts';

/** A line of a shipment: so many sold units, each packed as one parcel. */
export interface QuoteItem {
  readonly quantity: number;
  /** Grams of one sold unit, packed. */
  readonly weight: number;
  /** Packed millimetres of one sold unit. */
  readonly size: readonly [number, number, number];
  /** Flags of its handling, such as 'fragile'. */
  readonly flags: readonly string[];
}

/** An amount inside the fee, in rupiah: 'handling', or the code of a surcharge. */
interface Surcharge {
  readonly code: string;
  readonly amount: number;
}

export interface QuotedCharge {
  /** Rupiah, surcharges included. */
  readonly fee: number;
  /** Grams, whole kilograms. */
  readonly chargeable_weight: number;
  /** Grams. */
  readonly actual_weight: number;
  /** Grams; 0 where volume doesn't count. */
  readonly volumetric_weight: number;
  /** The source of the chargeable weight. */
  readonly basis: 'weight' | 'volume' | 'minimum';
  readonly surcharges: readonly Surcharge[];
  /** Null: it depends on the ship. */
  readonly days_min: number | null;
  readonly days_max: number | null;
}

/** The tiers of the newest tariff that has begun, lightest first; none where none has. */
export function tiersAt(tiers: readonly FreightTier[], at: Date): FreightTier[] {
  const begun = tiers.filter(tier => Date.parse(tier.valid_from) <= at.getTime());
  const newest = Math.max(...begun.map(tier => Date.parse(tier.valid_from)));
  return begun.filter(tier => Date.parse(tier.valid_from) === newest).sort((a, b) => a.from_kg - b.from_kg);
}

/**
 * What a service charges for goods that it takes; `quoteShipment` has the formula.
 * @param tiers of one tariff, lightest first
 * @throws RangeError without a tier
 */
export function chargeOf(
  items: readonly QuoteItem[],
  reach: string,
  { surcharges: rules }: ServiceRates,
  tiers: readonly FreightTier[],
): QuotedCharge {
  const terms = tiers[0];
  if (terms === undefined) throw new RangeError('a shipment is charged by at least one tier');
  const actual = actualGrams(items);
  // 1 cm³ / divisor is a kilogram, so 1 mm³ / divisor is a gram.
  const volumetric = terms.divisor === null ? 0 : Math.ceil(cubicMillimetres(items) / terms.divisor);
  const reached = Math.ceil(Math.max(actual, volumetric) / 1_000);
  const kilograms = Math.max(terms.minimum_kg, reached);
  const tier = tiers.filter(({ from_kg }) => from_kg <= kilograms).at(-1) ?? terms;
  const surcharges = surchargesOf(items, reach, rules, { handling: tier.handling, kilograms });
  return {
    fee: tier.flat + tier.rupiah_per_kg * kilograms + surcharges.reduce((sum, { amount }) => sum + amount, 0),
    chargeable_weight: kilograms * 1_000,
    actual_weight: actual,
    volumetric_weight: volumetric,
    basis: basisOf(actual, volumetric, kilograms > reached),
    surcharges,
    days_min: tier.days_min,
    days_max: tier.days_max,
  };
}

function basisOf(actual: number, volumetric: number, isRaised: boolean): QuotedCharge['basis'] {
  if (isRaised) return 'minimum';
  return volumetric > actual ? 'volume' : 'weight';
}

function surchargesOf(
  items: readonly QuoteItem[],
  reach: string,
  rules: readonly SurchargeTerms[],
  { handling, kilograms }: { handling: number; kilograms: number },
): Surcharge[] {
  const surcharges: Surcharge[] = handling > 0 ? [{ code: 'handling', amount: handling }] : [];
  for (const rule of rules) {
    const { code } = rule;
    const concerned = code === 'remote_island' ? (reach === 'remote' ? items : []) : items.filter(item => item.flags.includes(code));
    if (concerned.length > 0) surcharges.push({ code, amount: surchargeAmount(rule, concerned, kilograms) });
  }
  return surcharges;
}

function surchargeAmount({ per, amount, minimum }: SurchargeTerms, items: readonly QuoteItem[], kilograms: number): number {
  const measures = {
    kilogram: Math.ceil(actualGrams(items) / 1_000),
    litre: Math.ceil(cubicMillimetres(items) / 1_000_000),
    chargeable_kilogram: kilograms,
  };
  return Math.max(minimum, amount * measures[per]);
}

/** Grams of a shipment. */
export function actualGrams(items: readonly QuoteItem[]): number {
  return items.reduce((sum, { quantity, weight }) => sum + quantity * weight, 0);
}

function cubicMillimetres(items: readonly QuoteItem[]): number {
  return items.reduce((sum, { quantity, size: [length, width, height] }) => sum + quantity * length * width * height, 0);
}
