import * as v from 'valibot';
import { CountSchema, EmptySchema, endpoint, MomentSchema, RupiahSchema } from './endpoint.ts';

/** A whole catalogue as CSV, in characters. */
export const IMPORT_LENGTH = 5 * 1024 * 1024;

const CsvSchema = v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(IMPORT_LENGTH, 'too_long'));

/** Whether the file is added to the catalogue: goods that it does not have stay on sale. */
const merge = v.optional(v.boolean('invalid'), false);

/** The catalogue after a change: products and variants on sale, and variants that went out of sale by it. */
const ReplacedSchema = v.object({ products: CountSchema, variants: CountSchema, discontinued: CountSchema });

/** Entries of each list of a plan; `total` counts those beyond it too. */
export const PLAN_ENTRIES = 200;

const listed = <Schema extends v.GenericSchema>(entry: Schema) => v.object({ total: CountSchema, variants: v.array(entry) });
/** A variant by its SKU, product and own name, in Indonesian. */
const named = { sku: v.string(), product: v.string(), name: v.string() };

/**
 * All that a file would change. `prices` compares rupiah for one sold unit before the discount, and the discounts in percent.
 * `stock` has units before and after, and `short` of which customers ordered more meanwhile than the file leaves.
 * `changed` counts variants and products of which anything else changes. `is_questioned`: so many variants would go out of sale that
 * an import needs `may_discontinue`.
 */
export const CataloguePlanSchema = v.object({
  products: CountSchema,
  variants: CountSchema,
  added: listed(v.object(named)),
  discontinued: listed(v.object(named)),
  prices: listed(v.object({ ...named, from: RupiahSchema, to: RupiahSchema, discount_from: v.number(), discount_to: v.number() })),
  stock: listed(v.object({ ...named, from: CountSchema, to: CountSchema, short: CountSchema })),
  changed: CountSchema,
  is_questioned: v.boolean(),
});
export type CataloguePlan = v.InferOutput<typeof CataloguePlanSchema>;

export const importCatalogueEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/catalogue',
  access: 'admin',
  summary:
    'Replaces the catalogue by a CSV, or with `merge` adds the CSV to it, all or nothing; errors name line and column. More than a tenth of the variants goes out of sale only with `may_discontinue`.',
  body: v.object({ csv: CsvSchema, merge, may_discontinue: v.optional(v.boolean('invalid'), false) }),
  answer: ReplacedSchema,
  problems: ['import_failed', 'import_questioned'],
});

export const previewImportEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/catalogue/preview',
  access: 'admin',
  summary: 'Says what an import of the CSV would change, and changes nothing.',
  body: v.object({ csv: CsvSchema, merge }),
  answer: CataloguePlanSchema,
  problems: ['import_failed'],
});

export const catalogueVersionsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/catalogue/versions',
  access: 'admin',
  summary: 'The catalogues that the latest imports replaced, latest first, at most five: each can be put back.',
  answer: v.object({
    versions: v.array(v.object({ id: v.string(), replaced_at: MomentSchema, products: CountSchema, variants: CountSchema })),
    total: CountSchema,
  }),
});

export const undoImportEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/catalogue/undo',
  access: 'admin',
  summary:
    'Puts the catalogue back that the latest import replaced, and takes its changes of stock back. Orders placed since stay as they are.',
  body: EmptySchema,
  answer: v.object({ ...ReplacedSchema.entries, replaced_at: MomentSchema, left: CountSchema }),
});

/**
 * `data` of `import_failed`. Lines count from 1, the header being line 1; `cell` is the text of the cell, shortened, '' where a whole line
 * is meant.
 */
export const ImportErrorsSchema = v.object({
  errors: v.array(v.object({ line: CountSchema, column: v.string(), message: v.string(), cell: v.optional(v.string(), '') })),
});
