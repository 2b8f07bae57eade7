import type { PlaceRates, ServiceRates } from '#lib/freight/rates.ts';
import type { FreightRate, FreightService, FreightZone } from '#server/db/schema/freight-types.ts';

/**
 * Rates of one place from the shop's tables, in the order of `services`.
 * @param rates of any depot and zone; those of the place are taken
 */
export function ratesOf(
  { depot, zone, reach }: Pick<FreightZone, 'depot' | 'zone' | 'reach'>,
  services: readonly Pick<FreightService, 'code' | 'limits' | 'surcharges'>[],
  rates: readonly FreightRate[],
): PlaceRates {
  const own = rates.filter(rate => rate.depot === depot && rate.zone === zone);
  return { reach, services: services.map(service => serviceRates(service, own)) };
}

function serviceRates(
  { code, limits, surcharges }: Pick<FreightService, 'code' | 'limits' | 'surcharges'>,
  rates: readonly FreightRate[],
): ServiceRates {
  return {
    service: code,
    limits: {
      parcel_weight: limits.parcelWeight,
      parcel_length: limits.parcelLength,
      shipment_weight: limits.shipmentWeight,
      allows_hazardous: limits.allowsHazardous,
      allows_local_only: limits.allowsLocalOnly,
    },
    surcharges,
    tiers: rates.flatMap(rate => (rate.service === code ? [tierOf(rate)] : [])),
  };
}

function tierOf(rate: FreightRate): ServiceRates['tiers'][number] {
  return {
    from_kg: rate.fromKg,
    rupiah_per_kg: rate.rupiahPerKg,
    flat: rate.flat,
    minimum_kg: rate.minimumKg,
    divisor: rate.divisor,
    handling: rate.handling,
    days_min: rate.daysMin,
    days_max: rate.daysMax,
    valid_from: rate.validFrom,
  };
}
