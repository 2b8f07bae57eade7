import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuotedCharge } from '#lib/freight/charge.ts';

/** Why a service can't take a shipment, by the code of the quote. */
const refusals: Readonly<Record<string, MessageDescriptor>> = {
  nothing_to_ship: msg`There is nothing to ship`,
  local_only: msg`Some goods, such as sand and bricks, go by store truck or pick up only`,
  quotation_only: msg`This area is served by quotation only. Please ask us`,
  outside_truck_area: msg`The address is outside the area of the store truck`,
  not_same_island: msg`There is no land route to this island`,
  no_road: msg`There is no road from our depot to this address`,
  not_by_sea: msg`Ships do not serve this address`,
  not_served: msg`This address is not served`,
  hazardous_not_allowed: msg`Some goods are hazardous and not accepted`,
  over_parcel_limit: msg`At least one product is too heavy or too long for a parcel`,
  over_truck_limit: msg`The order is too heavy for the store truck`,
};
/** Why a service can't take some goods, said behind their name. */
const causes: Readonly<Record<string, MessageDescriptor>> = {
  local_only: msg`goes by store truck or pick up only`,
  hazardous_not_allowed: msg`is hazardous and not accepted`,
  over_parcel_limit: msg`is too heavy or too long for a parcel`,
};
const otherCause = msg`is not taken`;

export function causeMessage(reason: string): MessageDescriptor {
  return causes[reason] ?? otherCause;
}

const unknownRefusal = msg`Not available for this order`;

export function refusalMessage(reason: string | null): MessageDescriptor {
  return refusals[reason ?? ''] ?? unknownRefusal;
}

const surcharges: Readonly<Record<string, MessageDescriptor>> = {
  handling: msg`Handling`,
  long: msg`Long goods`,
  fragile: msg`Crating of fragile goods`,
  remote_island: msg`Remote island`,
};
const otherSurcharge = msg`Surcharge`;

export function surchargeMessage(code: string): MessageDescriptor {
  return surcharges[code] ?? otherSurcharge;
}

const bases: Readonly<Record<QuotedCharge['basis'], MessageDescriptor>> = {
  weight: msg`by the real weight`,
  volume: msg`by volume: the goods take more room than they weigh`,
  minimum: msg`the minimum of this service`,
};

/** Where the chargeable weight comes from. */
export function basisMessage(basis: QuotedCharge['basis'] | null): MessageDescriptor | null {
  return basis === null ? null : bases[basis];
}
