/** An amount on top of the freight. */
export interface SurchargeTerms {
  /** The flag of the goods that it concerns; 'remote_island' concerns all goods to such a place. */
  readonly code: string;
  /**
   * What the amount is for: a started kilogram of the goods concerned, a started litre of their packed volume,
   * or a chargeable kilogram of the whole shipment.
   */
  readonly per: 'kilogram' | 'litre' | 'chargeable_kilogram';
  /** Rupiah. */
  readonly amount: number;
  /** Rupiah, the least a shipment that it concerns pays. */
  readonly minimum: number;
}

/** The limits of a service; null means no limit. */
export interface ServiceLimits {
  /** Grams of one parcel (one sold unit, packed). */
  readonly parcel_weight: number | null;
  /** Millimetres of a parcel's longest side. */
  readonly parcel_length: number | null;
  /** Grams of the whole shipment. */
  readonly shipment_weight: number | null;
  readonly allows_hazardous: boolean;
  /** Whether it carries goods that are only sold around the depot (sand, gravel, bricks). */
  readonly allows_local_only: boolean;
}

/** A tier of a tariff: all of a shipment is charged at the tier that its chargeable weight reaches. */
export interface FreightTier {
  /** Whole kilograms of chargeable weight from which it holds. */
  readonly from_kg: number;
  readonly rupiah_per_kg: number;
  /** Rupiah a shipment. */
  readonly flat: number;
  readonly minimum_kg: number;
  /** Cubic centimetres that count as a kilogram; null where only weight counts. */
  readonly divisor: number | null;
  /** Rupiah a shipment for loading. */
  readonly handling: number;
  /** Days on the way; null where they depend on the ship. */
  readonly days_min: number | null;
  readonly days_max: number | null;
  /** ISO date from which it holds, at midnight UTC; the tiers of a later date replace all earlier ones. */
  readonly valid_from: string;
}

/** One service to one place. Without tiers it does not go there. */
export interface ServiceRates {
  /** Such as 'sea-cargo'. */
  readonly service: string;
  readonly limits: ServiceLimits;
  readonly surcharges: readonly SurchargeTerms[];
  /** Of every tariff that was handed over, in any order. */
  readonly tiers: readonly FreightTier[];
}

/** The rates of one place, as the shop sends them and a phone keeps them. */
export interface PlaceRates {
  /** How the depot reaches the place, such as 'islands' or 'highlands'. */
  readonly reach: string;
  /** In the merchant's order. */
  readonly services: readonly ServiceRates[];
}
