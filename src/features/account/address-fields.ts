import type { Address } from '#contract/addresses.ts';
import { isVillageOpen } from '#data/addresses/region-names.ts';
import type { MutationOf } from '#data/outbox/mutations.ts';

/** The fields of an address, as they are typed. */
export type AddressFields = MutationOf<'address.create' | 'address.update'>['address'];

/** The fields of an address, empty for a new one. */
export function fieldsOf(address: Address | null): AddressFields {
  return {
    label: address?.label ?? '',
    receiver_name: address?.receiver_name ?? '',
    phone_number: address?.phone_number ?? '',
    full_address: address?.full_address ?? '',
    landmark: address?.landmark ?? '',
    region_code: address?.region_code ?? '',
    sub_district: address !== null && isVillageOpen(address) ? address.sub_district : '',
    zip_code: address?.zip_code ?? '',
    latitude: address?.latitude ?? null,
    longitude: address?.longitude ?? null,
    is_primary: address?.is_primary ?? false,
  };
}
