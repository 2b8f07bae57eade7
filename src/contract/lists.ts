import * as v from 'valibot';
import {
  boundedText,
  CountSchema,
  EmptySchema,
  endpoint,
  IdSchema,
  languageQuery,
  MomentSchema,
  RupiahSchema,
  ShortTextSchema,
} from './endpoint.ts';
import { TextSchema, visible } from './text.ts';
import { UnitSchema } from './units.ts';
import { VariantNameSchema } from './variant-name.ts';

/** The most that a list may hold, and characters of its texts; `lists` of one customer. */
export const listLimits = {
  lists: 100,
  lines: 300,
  sections: 40,
  name: 80,
  site: 120,
  client: 80,
  note: 500,
  sectionName: 60,
  text: 120,
  lineNote: 120,
  quantity: 1_000_000,
} as const;

export const listStates = ['active', 'archived'] as const;
/** How a line came into its list. */
export const lineSources = ['manual', 'calculator', 'paste', 'order'] as const;

/** A place among its neighbours; gaps between them let one be moved without the others. */
const PositionSchema = v.pipe(v.number('number_invalid'), v.safeInteger('number_invalid'), v.minValue(0), v.maxValue(2_000_000_000));
const EditedTextSchema = (most: number) => v.optional(v.pipe(v.string(), visible, v.maxLength(most, 'too_long')));

/** A part of a list, such as a stage of the building. */
const SectionSchema = v.object({ id: IdSchema, name: TextSchema(listLimits.sectionName), position: PositionSchema });
export type ListSection = v.InferOutput<typeof SectionSchema>;

/** How much is needed, as a calculator said: thousandths of a unit. */
const NeedSchema = v.object({
  thousandths: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  unit: boundedText(10),
});
/** A moment in UTC as a device writes it; other ways to write one are read differently by a database. */
const SECOND = /^2\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,3})?Z$/;
/** Rupiah for one sold unit after discounts, as the customer saw it, and when. */
const SeenPriceSchema = v.object({
  price: v.pipe(RupiahSchema, v.minValue(0), v.maxValue(2_000_000_000)),
  at: v.pipe(ShortTextSchema, v.regex(SECOND, 'invalid')),
});

/** A line as a device wants it: absolute values, of a variant or of words of the customer's own. */
const LineInputSchema = v.pipe(
  v.object({
    id: IdSchema,
    section_id: v.optional(v.nullable(IdSchema), null),
    product_variant_id: v.optional(v.nullable(VariantNameSchema), null),
    text: v.optional(v.pipe(v.string(), visible, v.maxLength(listLimits.text, 'too_long')), ''),
    /** Sold units of the variant. */
    quantity: v.pipe(
      v.number('number_invalid'),
      v.integer('number_invalid'),
      v.minValue(0, 'number_invalid'),
      v.maxValue(listLimits.quantity, 'number_invalid'),
    ),
    need: v.optional(v.nullable(NeedSchema), null),
    note: v.optional(v.pipe(v.string(), visible, v.maxLength(listLimits.lineNote, 'too_long')), ''),
    /** Ticked off by the customer. */
    checked: v.optional(v.boolean(), false),
    seen_price: v.optional(v.nullable(SeenPriceSchema), null),
    source: v.optional(v.picklist(lineSources), 'manual'),
    position: PositionSchema,
    /** Revision of the line that the customer had before them; 0: none yet. */
    base: v.optional(CountSchema, 0),
  }),
  v.forward(
    v.partialCheck(
      [['product_variant_id'], ['text']],
      ({ product_variant_id: variant, text }) => (variant === null) !== (text === ''),
      'required',
    ),
    ['text'],
  ),
);
export type ListLineInput = v.InferInput<typeof LineInputSchema>;

const editFields = {
  site: EditedTextSchema(listLimits.site),
  client: EditedTextSchema(listLimits.client),
  note: EditedTextSchema(listLimits.note),
  address_id: v.optional(v.nullable(IdSchema)),
  status: v.optional(v.picklist(listStates)),
  /** Added or changed, by id; the others stay. */
  sections: v.optional(v.pipe(v.array(SectionSchema), v.maxLength(listLimits.sections, 'list_sections_full')), []),
  removed_sections: v.optional(v.pipe(v.array(IdSchema), v.maxLength(1_000, 'too_long')), []),
  /** Added or changed, by id; the others stay. */
  lines: v.optional(v.pipe(v.array(LineInputSchema), v.maxLength(listLimits.lines, 'list_lines_full')), []),
  /** `base`: revision of the line that the customer had before them. */
  removed_lines: v.optional(
    v.pipe(v.array(v.object({ id: IdSchema, base: v.optional(CountSchema, 0) })), v.maxLength(1_000, 'too_long')),
    [],
  ),
};
/** What an edit changes; what it does not name stays. */
const ListEditSchema = v.object({ name: v.optional(TextSchema(listLimits.name)), ...editFields });
export type ListEdit = v.InferOutput<typeof ListEditSchema>;
/** A new list brings its id, so that a phone without a line can already name it. */
const NewListSchema = v.object({ id: IdSchema, name: TextSchema(listLimits.name), ...editFields });

/** What another device had made of a line when an edit that did not know of it came: changed to so much, or removed. */
const OtherEditSchema = v.object({ kind: v.picklist(['changed', 'removed']), quantity: CountSchema, note: v.string(), at: MomentSchema });

export const ListLineSchema = v.object({
  id: IdSchema,
  section_id: v.nullable(IdSchema),
  product_variant_id: v.nullable(IdSchema),
  text: v.string(),
  quantity: CountSchema,
  need: v.nullable(v.object({ thousandths: CountSchema, unit: v.string() })),
  /** Sold units that received orders have brought. */
  bought: CountSchema,
  note: v.string(),
  checked: v.boolean(),
  seen_price: v.nullable(v.object({ price: RupiahSchema, at: MomentSchema })),
  source: v.picklist(lineSources),
  position: CountSchema,
  /** Counts up with each change. */
  rev: CountSchema,
  /** Set until the customer has decided between two devices' edits, which any further edit does. */
  other: v.nullable(OtherEditSchema),
});
export type ListLine = v.InferOutput<typeof ListLineSchema>;

/** A variant as it is sold today; prices in rupiah before discount, discount in percent, weight in grams, size in packed millimetres. */
export const ListGoodsSchema = v.object({
  id: IdSchema,
  /** Its short number: a price list names the same variant `n<number>`. */
  number: CountSchema,
  sku: v.nullable(v.string()),
  name: v.string(),
  product: v.object({ slug: v.string(), name: v.string() }),
  image_url: v.string(),
  unit: UnitSchema,
  price: RupiahSchema,
  discount: v.number(),
  stock: CountSchema,
  min_quantity: CountSchema,
  step_quantity: CountSchema,
  weight: CountSchema,
  size: v.tuple([CountSchema, CountSchema, CountSchema]),
  flags: v.array(v.string()),
  /** False once it is no longer sold. */
  is_available: v.boolean(),
});
export type ListGoods = v.InferOutput<typeof ListGoodsSchema>;

const headFields = {
  id: IdSchema,
  name: v.string(),
  site: v.string(),
  client: v.string(),
  note: v.string(),
  address_id: v.nullable(IdSchema),
  status: v.picklist(listStates),
  /** Counts up with each change of the list or of a line. */
  rev: CountSchema,
  /** Of the link to a read-only copy; null where there is none. */
  share_token: v.nullable(v.string()),
  created_at: MomentSchema,
  updated_at: MomentSchema,
};

export const ListSummarySchema = v.object({ ...headFields, lines: CountSchema, bought_lines: CountSchema });
export type ListSummary = v.InferOutput<typeof ListSummarySchema>;

export const ListSchema = v.object({
  ...headFields,
  sections: v.array(SectionSchema),
  lines: v.array(ListLineSchema),
  /** The variants of the lines, once each. */
  goods: v.array(ListGoodsSchema),
  /** When the prices were read. */
  server_time: MomentSchema,
});
export type List = v.InferOutput<typeof ListSchema>;

/** A list that its owner has shared: no client, site, note or address, and nothing of what was bought. */
export const SharedListSchema = v.object({
  name: v.string(),
  sections: v.array(SectionSchema),
  lines: v.array(v.pick(ListLineSchema, ['id', 'section_id', 'product_variant_id', 'text', 'quantity', 'note', 'position'])),
  goods: v.array(ListGoodsSchema),
  updated_at: MomentSchema,
  server_time: MomentSchema,
});
export type SharedList = v.InferOutput<typeof SharedListSchema>;

export const listsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/lists',
  access: 'customer',
  summary: "The customer's project lists without their lines, the one that was changed last first.",
  answer: v.object({ lists: v.array(ListSummarySchema), total: CountSchema }),
});

export const listEndpoint = endpoint({
  method: 'GET',
  path: '/v1/lists/:id',
  access: 'customer',
  summary: 'One project list with its lines, and their variants as they are sold today.',
  query: v.object(languageQuery),
  answer: ListSchema,
});

export const createListEndpoint = endpoint({
  method: 'POST',
  path: '/v1/lists',
  access: 'customer',
  summary:
    'Adds a project list under an id of the device. One that the customer has already gets the lines that are listed. Answers the list with those lines alone.',
  query: v.object(languageQuery),
  body: NewListSchema,
  answer: ListSchema,
  problems: ['lists_full', 'list_lines_full', 'list_sections_full'],
});

export const editListEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/lists/:id',
  access: 'customer',
  summary:
    'Changes what is named of a project list: of two writes of one line the later one stands, and one that did not know of the other is noted at the line. Answers the list with those lines alone.',
  query: v.object(languageQuery),
  body: ListEditSchema,
  answer: ListSchema,
  problems: ['list_lines_full', 'list_sections_full'],
});

export const deleteListEndpoint = endpoint({
  method: 'DELETE',
  path: '/v1/lists/:id',
  access: 'customer',
  summary: 'Deletes a project list with its lines and its link.',
  answer: EmptySchema,
});

export const shareListEndpoint = endpoint({
  method: 'POST',
  path: '/v1/lists/:id/share',
  access: 'customer',
  summary: 'The token of a link to a read-only copy of a project list; the same one until it is revoked.',
  answer: v.object({ token: v.string() }),
});

export const unshareListEndpoint = endpoint({
  method: 'DELETE',
  path: '/v1/lists/:id/share',
  access: 'customer',
  summary: 'Revokes the link to a read-only copy of a project list.',
  answer: EmptySchema,
});

export const sharedListEndpoint = endpoint({
  method: 'GET',
  path: '/v1/shared-lists/:token',
  access: 'public',
  summary: 'A project list that its owner has shared by a link; 404 once that was revoked.',
  query: v.object(languageQuery),
  answer: SharedListSchema,
});

export const listGoodsEndpoint = endpoint({
  method: 'POST',
  path: '/v1/list-goods',
  access: 'public',
  isRead: true,
  summary: 'Variants as they are sold today, for a list that lies on a phone alone; unknown ones are missing. Changes nothing.',
  query: v.object(languageQuery),
  body: v.object({
    items: v.pipe(v.array(v.object({ product_variant_id: VariantNameSchema })), v.maxLength(listLimits.lines, 'too_long')),
  }),
  answer: v.object({ goods: v.array(ListGoodsSchema), server_time: MomentSchema }),
});
