import * as v from 'valibot';
import { PLAN_ENTRIES } from './admin-catalogue.ts';
import { ShopPictureSchema } from './admin-pictures.ts';
import { CountSchema, endpoint, pageQuery, RupiahSchema } from './endpoint.ts';
import { MOST_PHOTOS } from './files.ts';
import { FilterSchema, OptionalTextSchema, SearchSchema, TextSchema } from './text.ts';

const SlugSchema = v.pipe(v.string('required'), v.maxLength(100, 'too_long'), v.regex(/^[a-z0-9][a-z0-9-]*$/, 'invalid'));
/** Rupiah for one sold unit, as in the catalogue's CSV. */
const PriceSchema = v.pipe(v.number('required'), v.integer('invalid'), v.minValue(1, 'too_small'), v.maxValue(2_000_000_000, 'too_large'));
/** Percent with at most two decimals. */
const DiscountSchema = v.pipe(
  v.number('required'),
  v.minValue(0, 'too_small'),
  v.maxValue(90, 'too_large'),
  v.check(percent => Number.isInteger(Math.round(percent * 1e6) / 1e4), 'invalid'),
);

/** A variant as staff sees it. `category` is its product's, of the second level. */
export const AdminVariantSchema = v.object({
  sku: v.string(),
  product: v.string(),
  slug: v.string(),
  name: v.string(),
  price: RupiahSchema,
  discount: v.number(),
  stock: CountSchema,
  is_active: v.boolean(),
  category: v.string(),
});
export type AdminVariant = v.InferOutput<typeof AdminVariantSchema>;

/** A stock of so many sold units or fewer counts as low. */
export const LOW_STOCK = 10;

/** Which variants a list has: `low` and `sold_out` are of those on sale. */
export const variantStates = ['all', 'active', 'inactive', 'low', 'sold_out'] as const;
export type VariantState = (typeof variantStates)[number];

export const adminVariantsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/variants',
  access: 'admin',
  summary:
    'Variants by a part of their name, their product or SKU, by category of either level and by state, ordered by product; also those no longer sold.',
  query: v.object({
    ...pageQuery,
    search: SearchSchema(),
    category: FilterSchema,
    state: v.optional(v.fallback(v.picklist(variantStates), 'all'), 'all'),
  }),
  answer: v.object({ variants: v.array(AdminVariantSchema), total: CountSchema }),
});

export const setPriceEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/admin/variants/:sku/price',
  access: 'admin',
  summary: "Changes a variant's price (rupiah) or discount (percent), without an import.",
  body: v.pipe(
    v.partial(v.strictObject({ price: PriceSchema, discount: DiscountSchema })),
    v.check(fields => Object.keys(fields).length > 0, 'required'),
  ),
  answer: AdminVariantSchema,
});

/** A product as the merchant edits it. `is_active` false: it is no longer sold. */
export const AdminProductSchema = v.object({
  slug: v.string(),
  name_id: v.string(),
  name_en: v.string(),
  description_id: v.string(),
  description_en: v.string(),
  category: v.string(),
  brand: v.string(),
  /** In order; none: the shop draws it. */
  photos: v.array(ShopPictureSchema),
  is_promoted: v.boolean(),
  is_active: v.boolean(),
  variants: v.array(AdminVariantSchema),
});
export type AdminProduct = v.InferOutput<typeof AdminProductSchema>;

export const adminProductEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/products/:slug',
  access: 'admin',
  summary: 'One product in both languages with its variants, also one that is no longer sold.',
  answer: AdminProductSchema,
});

export const setProductEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/admin/products/:slug',
  access: 'admin',
  summary:
    'Changes words, category, brand, photos (ids of pictures, in order) or state of one product, without an import; it can be undone like one. The last product stays on sale.',
  body: v.pipe(
    v.partial(
      v.strictObject({
        name_id: TextSchema(120),
        name_en: TextSchema(120),
        description_id: OptionalTextSchema(2_000),
        description_en: OptionalTextSchema(2_000),
        category: SlugSchema,
        brand: SlugSchema,
        photos: v.pipe(
          v.array(v.pipe(v.string(), v.maxLength(32, 'too_long'))),
          v.maxLength(MOST_PHOTOS, 'too_many_files'),
          v.check(ids => new Set(ids).size === ids.length, 'invalid'),
        ),
        is_promoted: v.boolean('invalid'),
        is_active: v.boolean('invalid'),
      }),
    ),
    v.check(fields => Object.keys(fields).length > 0, 'required'),
  ),
  answer: AdminProductSchema,
});

/**
 * Which prices change, and by how much: by `percent` (with two decimals) or by `amount` (rupiah), either above or below zero, rounded to
 * whole `round` rupiah, halves up. Without category, brand and SKUs all of them.
 */
const PriceChangeSchema = v.strictObject({
  category: v.optional(SlugSchema),
  brand: v.optional(SlugSchema),
  skus: v.optional(v.pipe(v.array(TextSchema(60)), v.minLength(1, 'required'), v.maxLength(5_000, 'too_long'))),
  percent: v.optional(v.pipe(v.number('invalid'), v.minValue(-90, 'too_small'), v.maxValue(500, 'too_large'))),
  amount: v.optional(
    v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(-2_000_000_000, 'too_small'), v.maxValue(2_000_000_000, 'too_large')),
  ),
  round: v.optional(v.picklist([1, 50, 100, 500, 1_000, 5_000], 'invalid'), 1),
});
export type PriceChange = v.InferOutput<typeof PriceChangeSchema>;

/** `token` stands for exactly these prices: to apply them it is sent back, and refused once any of them has changed. */
export const PricePreviewSchema = v.object({
  token: v.string(),
  total: CountSchema,
  /** Variants whose price stays, since rounding leaves it. */
  unchanged: CountSchema,
  variants: v.array(v.object({ sku: v.string(), product: v.string(), name: v.string(), from: RupiahSchema, to: RupiahSchema })),
});
export type PricePreview = v.InferOutput<typeof PricePreviewSchema>;

export const previewPricesEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/prices/preview',
  access: 'admin',
  summary: `Says which prices a change would make, the first ${PLAN_ENTRIES}, and changes nothing.`,
  body: PriceChangeSchema,
  answer: PricePreviewSchema,
});

export const changePricesEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/prices',
  access: 'admin',
  summary: 'Makes the prices that a preview showed, all or none.',
  body: v.strictObject({ ...PriceChangeSchema.entries, token: TextSchema(80) }),
  answer: PricePreviewSchema,
  problems: ['preview_outdated'],
});
