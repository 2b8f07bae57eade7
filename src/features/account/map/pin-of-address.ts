import type { AddressInput } from '#contract/addresses.ts';
import type { Pin } from '#lib/geo-pin.ts';

/** The pin of an address form's two fields; null where there is none. */
export function pinOf([latitude, longitude]: readonly [AddressInput['latitude'], AddressInput['longitude']]): Pin | null {
  if (latitude === null || latitude === undefined || longitude === null || longitude === undefined) return null;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}
