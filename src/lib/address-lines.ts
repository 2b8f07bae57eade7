import { formatPhone } from './phone-format.ts';

/** The parts of an address that a parcel needs. `landmark` is '' for none. */
interface PostalAddress {
  readonly receiver_name: string;
  readonly phone_number: string;
  readonly full_address: string;
  readonly landmark: string;
  readonly sub_district: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
  readonly zip_code: string;
}

/** An address as it is written on a parcel, line by line: who, where, landmark if any, region. */
export function addressLines(address: PostalAddress): readonly string[] {
  const { receiver_name, phone_number, full_address, landmark, sub_district, district, city, state, zip_code } = address;
  return [
    receiver_name,
    formatPhone(phone_number),
    full_address,
    ...(landmark === '' ? [] : [landmark]),
    `${sub_district}, ${district}`,
    `${city}, ${state} ${zip_code}`,
  ];
}
