import type { Order } from '#contract/orders.ts';
import { formatPhone } from '#lib/phone-format.ts';

type PostalAddress = NonNullable<Order['address']>;

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
