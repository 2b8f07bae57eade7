import * as v from 'valibot';
import { boundedText, CountSchema, EmptySchema, endpoint, IdSchema, PercentSchema, RupiahSchema, ShortTextSchema } from './endpoint.ts';
import { officialNumber, taxNumberDigits } from './official-number.ts';
import { NameSchema, visible } from './text.ts';
import { UnitSchema } from './units.ts';
import { VariantNameSchema } from './variant-name.ts';

/** The most that a quotation and a letterhead may hold, characters of their texts, and `quotations` of one customer. */
export const quotationLimits = {
  quotations: 200,
  lines: 300,
  /** Bytes of one customer's quotations together, as JSON: an answer has them all. */
  bytes: 8 * 1024 * 1024,
  sections: 40,
  extras: 20,
  number: 40,
  name: 80,
  clientLeast: 2,
  address: 200,
  subject: 120,
  place: 40,
  lineName: 300,
  extraText: 120,
  terms: 1_500,
  payment: 300,
  initials: 6,
  /** Characters in base64 of a logo of 200 KiB. */
  logo: 273_068,
  /** Basis points: 1,000 %. */
  margin: 100_000,
  quantity: 1_000_000,
  rupiah: 2_000_000_000,
} as const;

/** Penawaran, proforma, surat pesanan, and the BSPS grant's list of materials to buy; the codes stand in the papers' numbers. */
export const quotationKinds = ['PNW', 'PF', 'SP', 'DRPB2'] as const;
export type QuotationKind = (typeof quotationKinds)[number];
/** Whose paper it is: the shop's offer, or the contractor's own under the letterhead. */
export const quotationIssuers = ['shop', 'own'] as const;
export const quotationStates = ['draft', 'sent', 'agreed', 'ordered'] as const;
export type QuotationState = (typeof quotationStates)[number];
export const extraKinds = ['labour', 'transport', 'other'] as const;
export const validDays = [7, 14, 30] as const;

const longText = (most: number) => v.pipe(v.string(), visible, v.maxLength(most, 'too_long'));
const count = (most: number) =>
  v.pipe(v.number('number_invalid'), v.integer('number_invalid'), v.minValue(0, 'number_invalid'), v.maxValue(most, 'number_invalid'));
const DaySchema = v.pipe(ShortTextSchema, v.isoDate('invalid'));
/** ISO 8601 in UTC, as a phone writes it. */
const MomentTextSchema = v.pipe(ShortTextSchema, v.isoTimestamp('invalid'));
/** Basis points on top of the shop's price: 1,000 is 10 %. */
const MarginSchema = count(quotationLimits.margin);

const SectionSchema = v.object({
  id: IdSchema,
  name: longText(60),
  /** Null: that of the whole quotation. */
  margin: v.nullable(MarginSchema),
});

/** Goods or words; the price is the shop's for one sold unit in rupiah, as it was when the quotation was priced, and a word's own. */
const LineSchema = v.object({
  id: IdSchema,
  section_id: v.nullable(IdSchema),
  product_variant_id: v.nullable(VariantNameSchema),
  name: longText(quotationLimits.lineName),
  /** Sold units. */
  quantity: count(quotationLimits.quantity),
  /** A sold unit's code; of words whatever the customer calls it. */
  unit: boundedText(20),
  price: count(quotationLimits.rupiah),
});
export type QuotationLine = v.InferOutput<typeof LineSchema>;

/** Labour, transport or something else that the shop does not sell, in rupiah. */
const ExtraSchema = v.object({
  id: IdSchema,
  kind: v.picklist(extraKinds),
  text: longText(quotationLimits.extraText),
  amount: count(quotationLimits.rupiah),
});
export type QuotationExtra = v.InferOutput<typeof ExtraSchema>;

/** A variant as this phone knew it, so that an order can be made of the quotation without a line: the fields of `ListGoodsSchema`, bounded. */
const QuotedGoodsSchema = v.object({
  id: VariantNameSchema,
  number: CountSchema,
  sku: v.nullable(boundedText(80)),
  name: boundedText(200),
  product: v.object({ slug: boundedText(200), name: boundedText(200) }),
  image_url: boundedText(500),
  unit: UnitSchema,
  price: RupiahSchema,
  discount: PercentSchema,
  stock: CountSchema,
  min_quantity: CountSchema,
  step_quantity: CountSchema,
  weight: CountSchema,
  size: v.tuple([CountSchema, CountSchema, CountSchema]),
  flags: v.pipe(v.array(boundedText(40)), v.maxLength(20)),
  is_available: v.boolean(),
});

/** A quotation, an object of its own beside lists and carts. Prices are an expectation: neither they nor the stock are reserved. */
export const QuotationSchema = v.object({
  id: IdSchema,
  kind: v.picklist(quotationKinds),
  issuer: v.picklist(quotationIssuers),
  state: v.picklist(quotationStates),
  /** `012/PNW/FD/XI/2026`, or as its writer wants it. */
  number: NameSchema(quotationLimits.number),
  client: v.object({
    name: NameSchema(quotationLimits.name),
    attention: NameSchema(quotationLimits.name),
    address: longText(quotationLimits.address),
  }),
  subject: NameSchema(quotationLimits.subject),
  place: NameSchema(quotationLimits.place),
  /** The day of the paper, `2026-11-25`, from which its validity counts. */
  date: DaySchema,
  valid_days: v.picklist(validDays),
  margin: MarginSchema,
  hides_shop: v.boolean(),
  sections: v.pipe(v.array(SectionSchema), v.maxLength(quotationLimits.sections, 'list_sections_full')),
  lines: v.pipe(v.array(LineSchema), v.maxLength(quotationLimits.lines, 'list_lines_full')),
  extras: v.pipe(v.array(ExtraSchema), v.maxLength(quotationLimits.extras, 'too_long')),
  /** A line each. */
  terms: longText(quotationLimits.terms),
  /** How a proforma is paid. */
  payment: longText(quotationLimits.payment),
  goods: v.pipe(v.array(QuotedGoodsSchema), v.maxLength(quotationLimits.lines, 'list_lines_full')),
  list_id: v.nullable(IdSchema),
  priced_at: MomentTextSchema,
  created_at: MomentTextSchema,
  /** Also the version: of two devices each knows by it whether the other has written in between. */
  updated_at: MomentTextSchema,
});
export type Quotation = v.InferOutput<typeof QuotationSchema>;

/** What stands at the head and the foot of the contractor's own papers. */
export const LetterheadSchema = v.object({
  name: NameSchema(quotationLimits.name),
  address: longText(quotationLimits.address),
  phone: NameSchema(30),
  email: NameSchema(quotationLimits.name),
  tax_number: officialNumber(taxNumberDigits, 'tax_number_invalid'),
  /** In the papers' numbers. */
  initials: NameSchema(quotationLimits.initials),
  signer: NameSchema(quotationLimits.name),
  position: NameSchema(quotationLimits.name),
  place: NameSchema(quotationLimits.place),
  /** A JPEG in base64; null: none. */
  logo: v.nullable(v.pipe(v.string(), v.regex(/^\/9j\//, 'file_type_not_allowed'), v.maxLength(quotationLimits.logo, 'file_too_large'))),
});
export type Letterhead = v.InferOutput<typeof LetterheadSchema>;

/** A quotation to be kept. */
const QuotationWriteSchema = v.object({
  ...QuotationSchema.entries,
  /** `updated_at` of the version that this one was made of; null: it is new; left out: it takes the place of any other. */
  base: v.optional(v.nullable(MomentTextSchema)),
});

/** A quotation as the account keeps it. */
const KeptQuotationSchema = v.object({
  quotation: QuotationSchema,
  /** Counts up with each write. */
  rev: CountSchema,
});

export const quotationsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/quotations',
  access: 'customer',
  summary: "The customer's quotations, the one that was changed last first. No call of the shop's staff reads them.",
  answer: v.object({ quotations: v.array(KeptQuotationSchema), total: CountSchema }),
});

export const putQuotationEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/quotations/:id',
  access: 'customer',
  summary:
    'Keeps a whole quotation under the id of a device, a new one or in the place of the version that it was made of. A customer has at most 200, of 8 MiB together: beyond that 422 quotations_full, but for one that becomes smaller. Where another device has written in between, or deleted it: 409 quotation_changed.',
  body: QuotationWriteSchema,
  answer: v.object({ id: IdSchema, rev: CountSchema }),
  problems: ['quotation_changed', 'quotations_full', 'payload_too_large'],
});

export const deleteQuotationEndpoint = endpoint({
  method: 'DELETE',
  path: '/v1/quotations/:id',
  access: 'customer',
  summary: 'Deletes a quotation, as the version that the device knew: where another device has written in between, 409 quotation_changed.',
  /** `updated_at` of that version; left out: whatever it is. */
  query: v.object({ base: v.optional(MomentTextSchema) }),
  answer: EmptySchema,
  problems: ['quotation_changed'],
});

export const letterheadEndpoint = endpoint({
  method: 'GET',
  path: '/v1/letterhead',
  access: 'customer',
  summary: "The letterhead of the customer's own papers; null where there is none.",
  answer: v.object({ letterhead: v.nullable(LetterheadSchema) }),
});

export const putLetterheadEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/letterhead',
  access: 'customer',
  summary: "Keeps the letterhead of the customer's own papers, with a logo of at most 200 KiB.",
  body: LetterheadSchema,
  answer: EmptySchema,
  problems: ['payload_too_large'],
});
