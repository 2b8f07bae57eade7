import * as v from 'valibot';
import { CheckoutSchema } from '#contract/orders.ts';
import { UnitSchema } from '#contract/units.ts';

const number = v.pipe(v.number(), v.finite());

/** A cart line as it is shown before the server has answered: rupiah, percent, grams. */
const PreviewSchema = v.object({
  price: number,
  discount: number,
  name: v.string(),
  product: v.object({ slug: v.string(), name: v.string() }),
  imageUrl: v.string(),
  unit: UnitSchema,
  rule: v.object({ stock: number, minimum: number, step: number }),
  weight: number,
  isAvailable: v.boolean(),
});

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
  latitude: v.optional(v.nullable(v.union([v.string(), number])), null),
  longitude: v.optional(v.nullable(v.union([v.string(), number])), null),
  is_primary: v.optional(v.boolean(), false),
});
/** Names of the region for the screen, until the server answers its own. */
const RegionNamesSchema = v.optional(v.object({ sub_district: v.string(), district: v.string(), city: v.string(), state: v.string() }), {
  sub_district: '',
  district: '',
  city: '',
  state: '',
});

const ProfileFieldsSchema = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  gender: v.optional(v.nullable(v.picklist(['male', 'female', ''])), ''),
  photo: v.optional(v.nullable(v.blob()), null),
  remove_photo: v.optional(v.boolean(), false),
});

/** A line of a received order that waits for its review, or a review that is changed. */
const ReviewTargetSchema = v.union([v.object({ orderItemId: v.string() }), v.object({ reviewId: v.string() })]);

/** The payload of each kind. Absolute values, so that repeating one changes nothing. */
export const payloads = {
  'cart.set': v.object({ line: v.object({ variantId: v.string(), quantity: number, preview: PreviewSchema }) }),
  'cart.remove': v.object({ variantId: v.string() }),
  /** `shown` is what the customer agreed to: rupiah for everything, and how many lines. The server holds the order against the checkout's prices. */
  'order.place': v.object({ checkout: CheckoutSchema, shown: v.object({ total: number, lines: number }) }),
  /** `addressId` is made here, so that what is written after it can name the address. */
  'address.create': v.object({ addressId: v.string(), address: AddressFieldsSchema, region: RegionNamesSchema }),
  'address.update': v.object({ addressId: v.string(), address: AddressFieldsSchema, region: RegionNamesSchema }),
  'address.delete': v.object({ addressId: v.string(), label: v.string() }),
  'profile.update': v.object({ profile: ProfileFieldsSchema }),
  /** `keptPhotos` are ids of an older version's photos that stay; `subject` is the product's name for the screen. */
  'review.write': v.object({
    target: ReviewTargetSchema,
    rating: number,
    text: v.string(),
    photos: v.array(v.blob()),
    keptPhotos: v.array(v.string()),
    subject: v.string(),
  }),
  /** No ids mean all. */
  'notification.read': v.object({ ids: v.array(v.string()) }),
  /** `file` is small already; `orderNumber` is for the screen. */
  'receipt.send': v.object({ orderId: v.string(), orderNumber: v.nullable(v.string()), file: v.blob() }),
} as const;

export type OutboxKind = keyof typeof payloads;
