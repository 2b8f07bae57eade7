import * as v from 'valibot';
import { boundedText, CountSchema, endpoint, IdSchema, languageQuery, MomentSchema, RupiahSchema } from './endpoint.ts';
import { FilesSchema, returnPhotos } from './files.ts';
import { OptionalTextSchema } from './text.ts';
import { UnitSchema } from './units.ts';

/** Why goods are sent back or claimed: they came damaged, did not come, were not what was ordered, or are not wanted any more. */
export const returnReasons = ['damaged', 'missing', 'wrong', 'unwanted'] as const;
export type ReturnReason = (typeof returnReasons)[number];
/** How it ends for the customer, who says which one they would like. */
export const returnOutcomes = ['refund', 'replacement'] as const;
export type ReturnOutcome = (typeof returnOutcomes)[number];
export const returnStates = ['asked', 'accepted', 'rejected'] as const;

/** Most characters that a customer writes on a return. */
export const returnWords = 1_000;

/** So many sold units of a line of the order. */
export const ReturnLineSchema = v.object({
  order_item_id: IdSchema,
  quantity: CountSchema,
  product_name: v.string(),
  variant_name: v.string(),
  image_url: v.string(),
  unit: UnitSchema,
});

/** Goods of a received order that go back, or that the customer claims. The order itself stays received. */
export const ReturnSchema = v.object({
  id: IdSchema,
  order_id: IdSchema,
  state: v.picklist(returnStates),
  reason: v.picklist(returnReasons),
  wish: v.picklist(returnOutcomes),
  words: v.string(),
  lines: v.array(ReturnLineSchema),
  /** Ids of the photos, see `returnPhotoFile`. */
  photos: v.array(v.string()),
  /** Asked more than 48 hours after the goods were received; the shop decides on it all the same. */
  is_late: v.boolean(),
  asked_at: MomentSchema,
  decided_at: v.nullable(MomentSchema),
  /** What the shop decided; null before, and where it was rejected. */
  outcome: v.nullable(v.picklist(returnOutcomes)),
  /** What the shop says to the customer: why it was rejected, or what happens now. */
  answer: v.string(),
  /** Money that goes back, or has gone. */
  refund: v.nullable(v.object({ amount: RupiahSchema, state: v.picklist(['owed', 'sent']) })),
});
export type Return = v.InferOutput<typeof ReturnSchema>;

/** A line of which something can still be asked for. */
const ReturnableSchema = v.object({
  ...ReturnLineSchema.entries,
  /** Goods that were cut or mixed for the customer are taken back only where the shop made a mistake. */
  may_be_unwanted: v.boolean(),
});
export type Returnable = v.InferOutput<typeof ReturnableSchema>;

/** What went back of an order, and what still can. */
export const OrderReturnsSchema = v.object({
  /** Those that wait for a decision first, then the latest decision. */
  returns: v.array(ReturnSchema),
  /** Empty where the order was not received, or too long ago. */
  returnable: v.array(ReturnableSchema),
  /** The last moment to ask; null while the order was not received. */
  until: v.nullable(MomentSchema),
});
export type OrderReturns = v.InferOutput<typeof OrderReturnsSchema>;

/** Lines of a form: 'id:quantity', separated by commas. */
const LinesSchema = v.pipe(
  boundedText(10_000),
  v.nonEmpty('required'),
  v.regex(/^[0-9a-f-]{36}:\d{1,7}(?:,[0-9a-f-]{36}:\d{1,7})*$/, 'invalid'),
);

export const NewReturnSchema = v.pipe(
  v.object({
    reason: v.picklist(returnReasons, 'required'),
    wish: v.picklist(returnOutcomes, 'required'),
    words: OptionalTextSchema(returnWords),
    lines: LinesSchema,
    photos: FilesSchema(returnPhotos),
  }),
  v.forward(
    v.partialCheck([['reason'], ['photos']], ({ reason, photos }) => reason === 'unwanted' || photos.length > 0, 'required'),
    ['photos'],
  ),
);

export const orderReturnsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/orders/:id/returns',
  access: 'customer',
  summary: 'What went back of an own order, and what can still be asked for.',
  query: v.object(languageQuery),
  answer: OrderReturnsSchema,
});

export const askReturnEndpoint = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/returns',
  access: 'customer',
  summary:
    'Asks to send back goods of a received order, or claims those that came damaged or not at all. All but a change of mind need a photo. `lines`: ids of order lines with quantities, such as `ID:2,ID:1`.',
  query: v.object(languageQuery),
  body: NewReturnSchema,
  form: true,
  files: { photos: returnPhotos },
  answer: ReturnSchema,
  problems: ['return_not_open', 'return_not_allowed', 'return_quantity', 'returns_full', 'payload_too_large'],
});

/** A photo of an own return as a file, not in the envelope. */
export const returnPhotoFile = endpoint({
  method: 'GET',
  path: '/v1/returns/:id/photos/:photo',
  access: 'customer',
  summary: 'A photo of an own return.',
  answer: v.blob(),
});
