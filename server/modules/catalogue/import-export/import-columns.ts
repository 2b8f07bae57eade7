import * as v from 'valibot';
import { MOST_PHOTOS } from '#contract/files.ts';
import { visible } from '#contract/text.ts';
import { BaseUnitSchema, HandlingFlagSchema, UnitSchema } from '#contract/units.ts';
import { visibleText } from '#lib/visible-text.ts';
import { drawingKinds } from '../../media/drawings/kinds.ts';

/** Texts of one cell: parts between '|', in which a backslash takes the meaning from '|', '=' and itself. */
const splitList = (cell: string): string[] =>
  visibleText(cell) === '' ? [] : (cell.match(/(?:\\.|[^|\\])+/g) ?? []).map(visibleText).filter(Boolean);
export const unescapePart = (part: string): string => visibleText(part.replace(/\\(.)/g, '$1'));
export const escapePart = (text: string): string => text.replace(/[\\|=]/g, '\\$&');

const PRICE_LIMIT = 2_000_000_000;

const text = (maximum: number) =>
  v.pipe(
    v.string(),
    visible,
    v.maxLength(maximum, `has more than ${maximum} characters`),
    v.check(value => !/[\0\p{Cs}]/u.test(value), 'holds a character that can not be stored'),
    v.check(value => !value.includes('\uFFFD'), "holds '\uFFFD', a letter that was lost when the file was read: save it as UTF-8"),
  );
const required = (maximum: number) => v.pipe(text(maximum), v.nonEmpty('must not be empty'));
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slug = v.pipe(required(120), v.regex(slugPattern, "must be of lower case letters and digits with '-' between them"));
const optionalSlug = v.pipe(
  text(120),
  v.check(value => value === '' || slugPattern.test(value), "must be of lower case letters and digits with '-' between them"),
);

const whole = (minimum: number, maximum: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,10}$/, 'must be a whole number without separators'),
    v.transform(Number),
    v.minValue(minimum, `must be at least ${minimum}`),
    v.maxValue(maximum, `must be at most ${maximum}`),
  );
/** Whole rupiah as spreadsheets write them: '50000', '50.000', '50,000', 'Rp 50.000', '50000,00'. */
const price = v.pipe(
  v.string(),
  v.trim(),
  v.transform(cell => cell.replace(/^Rp\.?\s*/i, '')),
  v.regex(
    /^(?:\d{1,10}|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:(?<![.,]\d{3})[.,]00?|(?<=\.\d{3}),00?|(?<=,\d{3})\.00?)?$/,
    'must be a price in whole rupiah, such as 50000',
  ),
  v.transform(cell => Number(cell.replace(/[.,]00?$/, '').replace(/[.,]/g, ''))),
  v.minValue(1, 'must be at least 1'),
  v.maxValue(PRICE_LIMIT, `must be at most ${PRICE_LIMIT}`),
);
/** A whole number, or null where the cell is empty. */
const wholeOrNull = (minimum: number, maximum: number) => v.union([emptyAsNull(), whole(minimum, maximum)]);
/** A number in thousandths (or hundredths) of itself; null where the cell is empty. Both decimal signs are understood. */
const scaled = (digits: number, maximum: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(new RegExp(`^\\d{1,7}(?:[.,]\\d{1,${digits}})?$`), `must be a number with at most ${digits} decimals`),
    v.transform(value => Math.round(Number(value.replace(',', '.')) * 10 ** digits)),
    v.maxValue(maximum * 10 ** digits, `must be at most ${maximum}`),
  );

function emptyAsNull() {
  return v.pipe(
    v.string(),
    v.trim(),
    v.literal(''),
    v.transform(() => null),
  );
}

const flag = v.pipe(
  v.string(),
  v.trim(),
  v.picklist(['', '0', '1', 'no', 'yes', 'false', 'true'], "must be 'yes' or 'no'"),
  v.transform(value => value === '1' || value === 'yes' || value === 'true'),
);
const list = v.pipe(text(4_000), v.transform(splitList));
const date = v.pipe(
  text(10),
  v.check(
    value => value === '' || (/^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))),
    'must be a date such as 2025-11-20',
  ),
);
const SIZE_LIMIT = 100_000;
const STOCK_LIMIT = 2_000_000_000;

/** Columns that tell about the product; a row may leave them empty where an earlier row of the product has them. */
export const productColumns = {
  product_slug: slug,
  product_name_id: text(160),
  product_name_en: text(160),
  description_id: text(4_000),
  description_en: text(4_000),
  category_slug: optionalSlug,
  category_name_id: text(80),
  category_name_en: text(80),
  top_category_slug: optionalSlug,
  top_category_name_id: text(80),
  top_category_name_en: text(80),
  brand: optionalSlug,
  brand_name: text(80),
  brand_description_id: text(1_000),
  brand_description_en: text(1_000),
  drawing: v.pipe(v.string(), v.trim(), v.picklist(['', ...drawingKinds], 'is not the name of a drawing')),
  hue: wholeOrNull(0, 359),
  label: text(10),
  image: v.pipe(
    text(2_000),
    v.transform(cell => splitList(cell).map(unescapePart)),
    v.maxLength(MOST_PHOTOS, `has more than ${MOST_PHOTOS} photos`),
  ),
  flags: v.pipe(list, v.array(v.picklist(HandlingFlagSchema.options, 'has an unknown flag'))),
  attributes_id: list,
  attributes_en: list,
  facts_id: list,
  facts_en: list,
  since: date,
  promoted: flag,
} as const;

/** Columns that tell about the variant of the row. */
const variantColumns = {
  sku: v.pipe(required(60), v.regex(/^[\w.\-/]+$/, "must be of letters, digits, '.', '-', '_' and '/'")),
  variant_name_id: required(120),
  variant_name_en: text(120),
  price,
  discount: v.union([emptyAsNull(), scaled(2, 90)]),
  stock: wholeOrNull(0, STOCK_LIMIT),
  /** The stock that the file was made from: `stock` counts as the difference to it. */
  stock_exported: wholeOrNull(0, STOCK_LIMIT),
  unit: v.pipe(v.string(), v.trim(), v.picklist(UnitSchema.options, 'is not a unit of the shop')),
  content: v.union([emptyAsNull(), scaled(3, 1_000_000)]),
  content_unit: v.pipe(v.string(), v.trim(), v.picklist(['', ...BaseUnitSchema.options], 'is not a unit that contents are compared in')),
  min_quantity: wholeOrNull(1, 1_000_000),
  step_quantity: wholeOrNull(1, 1_000_000),
  weight_g: whole(0, 100_000_000),
  length_mm: whole(0, SIZE_LIMIT),
  width_mm: whole(0, SIZE_LIMIT),
  height_mm: whole(0, SIZE_LIMIT),
  colour: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^(?:#[0-9a-f]{6}|none|)$/, "must be a colour such as #f2e6ce, or 'none'")),
} as const;

export const RowSchema = v.object({ ...productColumns, ...variantColumns });
export type ImportRow = v.InferOutput<typeof RowSchema>;
export type Column = keyof ImportRow;

export const columns = Object.keys(RowSchema.entries) as readonly Column[];
/** Columns that a file must have; the others may be left out as a whole. */
export const requiredColumns = [
  'product_slug',
  'product_name_id',
  'category_slug',
  'brand',
  'sku',
  'variant_name_id',
  'price',
  'unit',
  'weight_g',
  'length_mm',
  'width_mm',
  'height_mm',
] as const satisfies readonly Column[];
