import * as v from 'valibot';
import { CountSchema, EmptySchema, endpoint, IdSchema, ShortTextSchema } from './endpoint.ts';
import { PhoneSchema } from './session.ts';
import { compact, OptionalTextSchema, SearchSchema, TextSchema } from './text.ts';

/** A region: level 1 province, 2 regency or city, 3 district, 4 village; `code` is the Ministry of Home Affairs' dotted code. */
export const RegionSchema = v.object({
  code: v.string(),
  level: v.picklist([1, 2, 3, 4]),
  name: v.string(),
  postal_code: v.nullable(v.string()),
  /** Names of the parents, nearest first. */
  parents: v.array(v.object({ code: v.string(), name: v.string() })),
});
export type Region = v.InferOutput<typeof RegionSchema>;

const Coordinate = (limit: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.union([ShortTextSchema, v.number()]),
        // An empty field is no place, and not the one at zero degrees.
        v.transform(value => (value === '' ? Number.NaN : Number(value))),
        v.number('number_invalid'),
        v.minValue(-limit, 'number_invalid'),
        v.maxValue(limit, 'number_invalid'),
      ),
    ),
    null,
  );

/** Half a pin points nowhere. */
function isWholePin({ latitude, longitude }: { latitude: number | null; longitude: number | null }): boolean {
  return (latitude === null) === (longitude === null);
}

/**
 * The fields of an address form. The village's code fixes district, city and state; the postal code is prefilled but free. Where the list of
 * villages is not at hand, `region_code` is the district's and `sub_district` the village's name as typed, until one of the list is chosen;
 * beside a village's code `sub_district` counts for nothing.
 */
export const AddressInputSchema = v.pipe(
  v.object({
    label: TextSchema(40),
    receiver_name: TextSchema(80),
    phone_number: PhoneSchema,
    full_address: v.pipe(TextSchema(300), v.minLength(8, 'too_short')),
    landmark: OptionalTextSchema(120),
    region_code: v.pipe(v.string('required'), v.nonEmpty('required'), v.regex(/^\d{2}\.\d{2}\.\d{2}(?:\.\d{4})?$/, 'region_unknown')),
    sub_district: OptionalTextSchema(60),
    zip_code: v.pipe(v.string('required'), compact, v.nonEmpty('required'), v.regex(/^\d{5}$/, 'zip_code_invalid')),
    latitude: Coordinate(90),
    longitude: Coordinate(180),
    is_primary: v.optional(
      v.pipe(
        v.union([v.boolean(), ShortTextSchema]),
        v.transform(value => value === true || value === 'true'),
      ),
      false,
    ),
  }),
  v.forward(v.partialCheck([['latitude'], ['longitude']], isWholePin, 'pin_incomplete'), ['longitude']),
);
export type AddressInput = v.InferInput<typeof AddressInputSchema>;

/** A new address may bring its id, so that a phone without a line can already name it. */
export const NewAddressSchema = v.pipe(
  v.object({ ...AddressInputSchema.entries, id: v.optional(IdSchema) }),
  v.forward(v.partialCheck([['latitude'], ['longitude']], isWholePin, 'pin_incomplete'), ['longitude']),
);

export const AddressSchema = v.object({
  id: IdSchema,
  customer_id: IdSchema,
  is_primary: v.boolean(),
  label: v.string(),
  receiver_name: v.string(),
  phone_number: v.string(),
  full_address: v.string(),
  landmark: v.string(),
  /** The village's; the district's where the village was typed and not chosen yet. */
  region_code: v.string(),
  sub_district: v.string(),
  district: v.string(),
  city: v.string(),
  state: v.string(),
  zip_code: v.string(),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
});
export type Address = v.InferOutput<typeof AddressSchema>;

const AddressListSchema = v.object({ addresses: v.array(AddressSchema), total: CountSchema });

export const addressesEndpoint = endpoint({
  method: 'GET',
  path: '/v1/addresses/customer/:customerId',
  access: 'customer',
  summary: "The customer's addresses, the primary one first.",
  answer: AddressListSchema,
});

export const addressEndpoint = endpoint({
  method: 'GET',
  path: '/v1/addresses/:id',
  access: 'customer',
  summary: 'One address of the customer.',
  answer: AddressSchema,
});

export const createAddressEndpoint = endpoint({
  method: 'POST',
  path: '/v1/addresses/',
  access: 'customer',
  summary: 'Adds an address; the first one is the primary one.',
  body: NewAddressSchema,
  form: true,
  answer: AddressSchema,
  problems: ['addresses_full'],
});

export const updateAddressEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/addresses/:id',
  access: 'customer',
  summary: 'Replaces the fields of an address.',
  body: AddressInputSchema,
  form: true,
  answer: AddressSchema,
});

export const deleteAddressEndpoint = endpoint({
  method: 'DELETE',
  path: '/v1/addresses/:id',
  access: 'customer',
  summary: 'Deletes an address; orders keep their copy.',
  answer: EmptySchema,
});

export const regionsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/regions',
  access: 'public',
  summary: "A region's children by `parent` (none: the provinces), or districts and villages that match `search`.",
  query: v.object({ parent: v.optional(ShortTextSchema, ''), search: SearchSchema(60) }),
  answer: v.object({ regions: v.array(RegionSchema), total: CountSchema }),
});
