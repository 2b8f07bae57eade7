import * as v from 'valibot';

/** As they were typed. The server checks them: a record must stay readable when its rules change. */
const AddressFieldsSchema = v.object({
  label: v.string(),
  receiver_name: v.string(),
  phone_number: v.string(),
  full_address: v.string(),
  landmark: v.optional(v.string(), ''),
  region_code: v.string(),
  sub_district: v.optional(v.string(), ''),
  zip_code: v.string(),
  latitude: v.optional(v.nullable(v.union([v.string(), v.pipe(v.number(), v.finite())])), null),
  longitude: v.optional(v.nullable(v.union([v.string(), v.pipe(v.number(), v.finite())])), null),
  is_primary: v.optional(v.boolean(), false),
});
/** Names of the region for the screen, until the server answers its own. */
const RegionNamesSchema = v.optional(v.object({ sub_district: v.string(), district: v.string(), city: v.string(), state: v.string() }), {
  sub_district: '',
  district: '',
  city: '',
  state: '',
});

/** An address that is new or changed. `addressId` is made on this phone, so that what is written after it can name the address. */
export const AddressPayloadSchema = v.object({ addressId: v.string(), address: AddressFieldsSchema, region: RegionNamesSchema });

/** The subject of all writes of one address. */
export const addressSubject = (addressId: string) => `address ${addressId}`;
