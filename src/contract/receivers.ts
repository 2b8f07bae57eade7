import * as v from 'valibot';
import { EtaSchema } from './delivery.ts';
import { CountSchema, EmptySchema, endpoint, IdSchema, languageQuery, MomentSchema } from './endpoint.ts';
import { FileSchema, handoverPhoto } from './files.ts';
import { OrderStatusSchema } from './orders.ts';
import { TextSchema } from './text.ts';
import { UnitSchema } from './units.ts';

/** The most characters of the name of a person who took the goods in. */
export const LONGEST_RECEIVER = 80;

/** All of them null until then. */
const handoverFields = {
  received_by: v.nullable(v.string()),
  received_at: v.nullable(MomentSchema),
  /** Id of the photo that was taken there, see `handoverPhotoFile` and `deliveryPhotoFile`; null without one. */
  photo: v.nullable(v.string()),
};

/** What was said at the site. */
export const HandoverSchema = v.object(handoverFields);
export type Handover = v.InferOutput<typeof HandoverSchema>;

/** The link that the owner of an order has given to the person at the site. */
export const ReceiverLinkSchema = v.object({
  /** Null where there is no link. */
  token: v.nullable(v.string()),
  ...handoverFields,
});
export type ReceiverLink = v.InferOutput<typeof ReceiverLinkSchema>;

/** An order as the person at the site has to know it: no prices, no payment, no address, and nothing of its owner but the project's name. */
export const DeliverySchema = v.object({
  number: v.string(),
  status: OrderStatusSchema,
  /** Whether the goods are collected at the depot. */
  is_pick_up: v.boolean(),
  project_name: v.nullable(v.string()),
  goods: v.array(
    v.object({
      id: IdSchema,
      product: v.string(),
      variant: v.string(),
      image_url: v.string(),
      /** Sold units. */
      quantity: CountSchema,
      unit: UnitSchema,
    }),
  ),
  /** Grams of all goods. */
  weight: CountSchema,
  shipment_method_name: v.nullable(v.string()),
  eta: v.nullable(EtaSchema),
  is_late: v.boolean(),
  ...handoverFields,
  updated_at: MomentSchema,
  server_time: MomentSchema,
});
export type Delivery = v.InferOutput<typeof DeliverySchema>;

export const receiverLinkEndpoint = endpoint({
  method: 'GET',
  path: '/v1/orders/:id/receiver-link',
  access: 'customer',
  summary: 'The link to an own order for the person at the site, and what was said there.',
  answer: ReceiverLinkSchema,
});

export const makeReceiverLinkEndpoint = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/receiver-link',
  access: 'customer',
  summary: 'Makes the link to an own order for the person at the site; the same one until it is revoked.',
  answer: ReceiverLinkSchema,
});

export const revokeReceiverLinkEndpoint = endpoint({
  method: 'DELETE',
  path: '/v1/orders/:id/receiver-link',
  access: 'customer',
  summary: 'Revokes the link of an own order. What was said at the site stays.',
  answer: EmptySchema,
});

export const deliveryEndpoint = endpoint({
  method: 'GET',
  path: '/v1/deliveries/:token',
  access: 'public',
  summary: 'An order as the person at the site has to know it, by the token of its link; 404 once that was revoked.',
  query: v.object(languageQuery),
  answer: DeliverySchema,
});

export const handoverEndpoint = endpoint({
  method: 'POST',
  path: '/v1/deliveries/:token/handover',
  access: 'public',
  summary:
    'Says who took the goods in at the site, with a photo or without. A later name and a later photo replace earlier ones; without a photo the earlier one stays. The order itself stays as it is.',
  query: v.object(languageQuery),
  body: v.object({ received_by: TextSchema(LONGEST_RECEIVER), photo: FileSchema(handoverPhoto) }),
  form: true,
  files: { photo: handoverPhoto },
  answer: DeliverySchema,
  problems: ['idempotency_key_malformed', 'order_transition_not_allowed', 'payload_too_large'],
});

/** The photo of a delivery as a file, not in the envelope. */
export const deliveryPhotoFile = endpoint({
  method: 'GET',
  path: '/v1/deliveries/:token/photos/:photo',
  access: 'public',
  summary: 'The photo that was taken at the site, by the token of the link; 404 once that was revoked or the photo replaced.',
  answer: v.blob(),
});

/** The same photo for the owner of the order. */
export const handoverPhotoFile = endpoint({
  method: 'GET',
  path: '/v1/orders/:id/handover-photos/:photo',
  access: 'customer',
  summary: 'The photo that was taken where the goods of an own order were unloaded.',
  answer: v.blob(),
});

/** What was said at the site, for the shop's own people: no token, which is the customer's to give. */
export const adminHandoverEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/orders/:id/handover',
  access: 'admin',
  summary: 'Who took the goods of an order in at the site, and when; `:id` may be the order’s number. All of it null until then.',
  answer: HandoverSchema,
});

/** The photo of any handover for the shop's own people. */
export const adminHandoverPhotoFile = endpoint({
  method: 'GET',
  path: '/v1/admin/orders/:id/handover-photos/:photo',
  access: 'admin',
  summary: 'The photo that was taken where the goods of an order were unloaded; 404 once it was replaced.',
  answer: v.blob(),
});
