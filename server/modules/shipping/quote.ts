import type { HandlingFlag } from '#contract/units.ts';
import type { FreightRate, FreightService, FreightZone, SurchargeCode, SurchargeRule } from '#server/db/schema/freight-types.ts';

/** A line of a shipment: so many sold units, each packed as one parcel. */
export interface QuoteItem {
  readonly quantity: number;
  /** Grams of one sold unit, packed. */
  readonly weight: number;
  /** Packed millimetres of one sold unit. */
  readonly size: readonly [number, number, number];
  readonly flags: readonly HandlingFlag[];
}

/** Where the shipment goes: the zone of the address's regency. */
export type QuoteDestination = Pick<FreightZone, 'regency' | 'depot' | 'zone' | 'reach'>;

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

/** An amount inside the fee, in rupiah. */
interface Surcharge {
  readonly code: SurchargeCode | 'handling';
  readonly amount: number;
}

export interface AvailableQuote {
  readonly service: FreightService['code'];
  readonly available: true;
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

interface RefusedQuote {
  readonly service: FreightService['code'];
  readonly available: false;
  readonly reason: RefusalReason;
}

export type ShippingQuote = AvailableQuote | RefusedQuote;

/**
 * The fee of each service for a shipment, in the order of `services`; all arithmetic is on integers.
 *
 * `chargeable kg = max(minimum, ⌈max(Σ kg, Σ cm³ / divisor)⌉)`, then the tier that it reaches, then
 * `fee = flat + rupiah per kg × chargeable kg + handling + surcharges`.
 * Divisors are the carriers' usual ones: 6000 by air, 5000 by road, 4000 by sea.
 * @param rates of any depot and zone; those of the destination that hold at `at` are taken
 */
export function quoteShipment(
  items: readonly QuoteItem[],
  destination: QuoteDestination,
  services: readonly FreightService[],
  rates: readonly FreightRate[],
  at: Date,
): ShippingQuote[] {
  const shipped = items.filter(item => item.quantity > 0);
  return services.map(service => {
    const tiers = tiersAt(rates, destination, service, at);
    const reason = refusalOf(shipped, destination, service, tiers);
    if (reason !== null) return { service: service.code, available: false, reason };
    return { service: service.code, available: true, ...charge(shipped, destination, service, tiers) };
  });
}

/** The tiers of the newest tariff that has begun, lightest first. */
function tiersAt(rates: readonly FreightRate[], { depot, zone }: QuoteDestination, { code }: FreightService, at: Date): FreightRate[] {
  const begun = rates.filter(
    rate => rate.depot === depot && rate.zone === zone && rate.service === code && Date.parse(rate.validFrom) <= at.getTime(),
  );
  const newest = Math.max(...begun.map(rate => Date.parse(rate.validFrom)));
  return begun.filter(rate => Date.parse(rate.validFrom) === newest).sort((a, b) => a.fromKg - b.fromKg);
}

function refusalOf(
  items: readonly QuoteItem[],
  destination: QuoteDestination,
  { code, limits }: FreightService,
  tiers: readonly FreightRate[],
): RefusalReason | null {
  const isAny = (flag: HandlingFlag) => items.some(item => item.flags.includes(flag));
  if (items.length === 0) return 'nothing_to_ship';
  if (!limits.allowsLocalOnly && isAny('local_only')) return 'local_only';
  if (tiers.length === 0) return unservedReason(code, destination);
  if (!limits.allowsHazardous && isAny('hazardous')) return 'hazardous_not_allowed';
  if (items.some(item => isOverParcelLimit(item, limits))) return 'over_parcel_limit';
  if (limits.shipmentWeight !== null && actualGrams(items) > limits.shipmentWeight) return 'over_truck_limit';
  return null;
}

function unservedReason(service: FreightService['code'], { reach }: QuoteDestination): RefusalReason {
  if (service === 'store-truck') return 'outside_truck_area';
  if (reach === 'highlands') return 'quotation_only';
  if (service === 'land-cargo') return reach === 'islands' || reach === 'remote' ? 'not_same_island' : 'no_road';
  return service === 'sea-cargo' ? 'not_by_sea' : 'not_served';
}

/** Goods marked long are longer than any parcel, also where a metre of them is what one unit measures. */
function isOverParcelLimit({ weight, size, flags }: QuoteItem, { parcelWeight, parcelLength }: FreightService['limits']): boolean {
  if (parcelWeight !== null && weight > parcelWeight) return true;
  return parcelLength !== null && (Math.max(...size) > parcelLength || flags.includes('long'));
}

function charge(
  items: readonly QuoteItem[],
  destination: QuoteDestination,
  service: FreightService,
  tiers: readonly FreightRate[],
): Omit<AvailableQuote, 'service' | 'available'> {
  const terms = tiers[0];
  if (terms === undefined) throw new RangeError('a shipment is charged by at least one tier');
  const actual = actualGrams(items);
  // 1 cm³ / divisor is a kilogram, so 1 mm³ / divisor is a gram.
  const volumetric = terms.divisor === null ? 0 : Math.ceil(cubicMillimetres(items) / terms.divisor);
  const reached = Math.ceil(Math.max(actual, volumetric) / 1_000);
  const kilograms = Math.max(terms.minimumKg, reached);
  const rate = tiers.findLast(tier => tier.fromKg <= kilograms) ?? terms;
  const surcharges = surchargesOf(items, destination, service, rate, kilograms);
  return {
    fee: rate.flat + rate.rupiahPerKg * kilograms + surcharges.reduce((sum, { amount }) => sum + amount, 0),
    chargeable_weight: kilograms * 1_000,
    actual_weight: actual,
    volumetric_weight: volumetric,
    basis: basisOf(actual, volumetric, kilograms > reached),
    surcharges,
    days_min: rate.daysMin,
    days_max: rate.daysMax,
  };
}

function basisOf(actual: number, volumetric: number, isRaised: boolean): AvailableQuote['basis'] {
  if (isRaised) return 'minimum';
  return volumetric > actual ? 'volume' : 'weight';
}

function surchargesOf(
  items: readonly QuoteItem[],
  { reach }: QuoteDestination,
  service: FreightService,
  rate: FreightRate,
  kilograms: number,
): Surcharge[] {
  const surcharges: Surcharge[] = rate.handling > 0 ? [{ code: 'handling', amount: rate.handling }] : [];
  for (const rule of service.surcharges) {
    const { code } = rule;
    const concerned = code === 'remote_island' ? (reach === 'remote' ? items : []) : items.filter(item => item.flags.includes(code));
    if (concerned.length > 0) surcharges.push({ code, amount: surchargeAmount(rule, concerned, kilograms) });
  }
  return surcharges;
}

function surchargeAmount({ per, amount, minimum }: SurchargeRule, items: readonly QuoteItem[], kilograms: number): number {
  const measures = {
    kilogram: Math.ceil(actualGrams(items) / 1_000),
    litre: Math.ceil(cubicMillimetres(items) / 1_000_000),
    chargeable_kilogram: kilograms,
  };
  return Math.max(minimum, amount * measures[per]);
}

function actualGrams(items: readonly QuoteItem[]): number {
  return items.reduce((sum, { quantity, weight }) => sum + quantity * weight, 0);
}

function cubicMillimetres(items: readonly QuoteItem[]): number {
  return items.reduce((sum, { quantity, size: [length, width, height] }) => sum + quantity * length * width * height, 0);
}
