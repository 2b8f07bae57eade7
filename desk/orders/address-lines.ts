import type { AdminOrder } from '#contract/admin.ts';

/** Where goods are brought, as it is written on a parcel: street, village and district, city, postal code. */
export function addressLines({
  full_address,
  sub_district,
  district,
  city,
  state,
  zip_code,
}: NonNullable<AdminOrder['address']>): readonly string[] {
  const lines = [[full_address], [sub_district, district], [city, [state, zip_code].filter(Boolean).join(' ')]];
  return lines.map(line => line.filter(Boolean).join(', ')).filter(Boolean);
}
