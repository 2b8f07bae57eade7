import type { OpeningHours, SailingCalendar, TimeZone } from '#lib/freight/arrival.ts';
import type { Text } from '#server/db/schema/text.ts';

export const depotCodes = ['makassar', 'manado', 'palu', 'kendari', 'mataram', 'kupang', 'ambon', 'ternate', 'sorong', 'jayapura'] as const;
export type DepotCode = (typeof depotCodes)[number];

export const serviceCodes = ['pick-up', 'store-truck', 'express', 'land-cargo', 'sea-cargo'] as const;
export type ServiceCode = (typeof serviceCodes)[number];

/** The groups of islands that freight tariffs are made for. */
const islandGroups = ['sulawesi', 'ntb', 'ntt', 'maluku', 'papua'] as const;
export type IslandGroup = (typeof islandGroups)[number];

/**
 * How a regency is reached from its depot: the depot's own regency; near or far by road; far by road and without a port; on the
 * depot's island but only by sea; on another island; on one that ships call at irregularly; the highlands, by quotation only.
 */
export const zoneReaches = ['city', 'road', 'far-road', 'inland', 'coast', 'islands', 'remote', 'highlands'] as const;
export type ZoneReach = (typeof zoneReaches)[number];

/** A tariff zone, such as 'maluku-islands'. */
export type ZoneCode = `${IslandGroup}-${ZoneReach}`;

export interface FreightDepot {
  readonly code: DepotCode;
  readonly city: string;
  /** Regency code of the depot's own regency, such as '73.71'. */
  readonly regency: string;
  readonly address: string;
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
  /** E.164. */
  readonly phone: string;
  readonly timeZone: TimeZone;
  readonly hours: readonly OpeningHours[];
  /** Invented for the demo, until the merchant puts their own in. */
  readonly isDemo: boolean;
}

/** Where goods for a regency leave from, and under which tariff. One a regency. */
export interface FreightZone {
  /** Regency code, such as '81.01'. */
  readonly regency: string;
  readonly depot: DepotCode;
  readonly zone: ZoneCode;
  readonly islandGroup: IslandGroup;
  readonly reach: ZoneReach;
}

export type SurchargeCode = 'long' | 'fragile' | 'remote_island';

/** An amount on top of the freight. */
export interface SurchargeRule {
  readonly code: SurchargeCode;
  /**
   * The unit that the amount is for: a started kilogram of the goods concerned, a started litre of their packed volume,
   * or a chargeable kilogram of the whole shipment.
   */
  readonly per: 'kilogram' | 'litre' | 'chargeable_kilogram';
  /** Rupiah. */
  readonly amount: number;
  /** Rupiah, the least a shipment that it concerns pays. */
  readonly minimum: number;
}

/** Limits beyond which a service refuses a shipment; null means no limit. */
export interface ServiceLimits {
  /** Grams of one parcel (one sold unit, packed). */
  readonly parcelWeight: number | null;
  /** Millimetres of a parcel's longest side. */
  readonly parcelLength: number | null;
  /** Grams of the whole shipment. */
  readonly shipmentWeight: number | null;
  readonly allowsHazardous: boolean;
  /** Whether it carries goods that are only sold around the depot (sand, gravel, bricks). */
  readonly allowsLocalOnly: boolean;
}

export interface FreightService {
  readonly code: ServiceCode;
  readonly name: Text;
  readonly description: Text;
  readonly limits: ServiceLimits;
  readonly surcharges: readonly SurchargeRule[];
  /** By depot; null where it leaves on any day. */
  readonly sailings: SailingCalendars | null;
}

/** On which weekdays a service leaves each depot, and until when to pay. */
export type SailingCalendars = Readonly<Partial<Record<DepotCode, SailingCalendar>>>;

/**
 * A tier of a tariff. The freight of a shipment is `flat + rupiahPerKg × chargeable kg`, all of it at the tier that its
 * chargeable weight reaches. The tiers of one depot, zone, service and `validFrom` share minimum and divisor, and a later
 * `validFrom` replaces all tiers of an earlier one.
 */
export interface FreightRate {
  readonly depot: DepotCode;
  readonly zone: ZoneCode;
  readonly service: ServiceCode;
  /** The tier holds from this chargeable weight, in whole kilograms. */
  readonly fromKg: number;
  readonly rupiahPerKg: number;
  /** Rupiah a shipment. */
  readonly flat: number;
  readonly minimumKg: number;
  /** Cubic centimetres that count as a kilogram; null where only weight counts. */
  readonly divisor: number | null;
  /** Rupiah a shipment for loading. */
  readonly handling: number;
  /** Days on the way; null where they depend on the ship. */
  readonly daysMin: number | null;
  readonly daysMax: number | null;
  /** ISO date on which the tier begins to hold, at midnight UTC. */
  readonly validFrom: string;
}
