import * as v from 'valibot';
import {
  boundedText,
  CountSchema,
  endpoint,
  languageQuery,
  pageQuery,
  QueryFlagSchema,
  queryInteger,
  RupiahSchema,
  ShortTextSchema,
} from './endpoint.ts';
import { sortOrders } from './sort-orders.ts';
import { FilterSchema, SearchSchema } from './text.ts';
import { BaseUnitSchema, HandlingFlagSchema, UnitSchema } from './units.ts';

/** A picture: `url` is the default size, `srcset` the resized ones (null for a drawing, whose `url` serves all sizes), both of `width` × `height` ratio. */
export const PictureSchema = v.object({ url: v.string(), srcset: v.nullable(v.string()), width: CountSchema, height: CountSchema });
export type PictureData = v.InferOutput<typeof PictureSchema>;

export const NamedSchema = v.object({ slug: v.string(), name: v.string() });
export type Named = v.InferOutput<typeof NamedSchema>;

const categoryFields = { slug: v.string(), name: v.string(), image_url: v.string(), product_count: CountSchema };
/** A top category with its second level. */
export const CategorySchema = v.object({ ...categoryFields, children: v.array(v.object(categoryFields)) });
export type Category = v.InferOutput<typeof CategorySchema>;

/** An entry in the rail of top categories. */
export const TopCategorySchema = v.pick(CategorySchema, ['slug', 'name', 'image_url']);
export type TopCategory = v.InferOutput<typeof TopCategorySchema>;

export const BrandSchema = v.object({
  slug: v.string(),
  name: v.string(),
  description: v.string(),
  image_url: v.string(),
  product_count: CountSchema,
});
export type Brand = v.InferOutput<typeof BrandSchema>;

/** How much one sold unit holds, in thousandths of `unit`: a box of 1.44 m² is 1440. */
export const ContentSchema = v.object({ thousandths: CountSchema, unit: BaseUnitSchema });

/** A variant as lists need it. `price` is rupiah for one sold unit with VAT, before `discount` (percent). */
export const VariantSchema = v.object({
  id: v.string(),
  name: v.string(),
  price: RupiahSchema,
  discount: v.number(),
  stock: CountSchema,
  unit: UnitSchema,
  content: v.nullable(ContentSchema),
  min_quantity: CountSchema,
  step_quantity: CountSchema,
  /** The variant in the words of the product's picture, to be added to its `url` as `&variant=…`; absent where all variants look alike. */
  look: v.optional(v.string()),
  /** The colour that it is chosen by, '#rrggbb'; absent where it has none, or none is known. */
  colour: v.optional(v.string()),
  /** Packed weight in grams and packed length, width and height in millimetres, for an estimate of freight; missing in lists of earlier versions. */
  parcel: v.optional(v.tuple([CountSchema, CountSchema, CountSchema, CountSchema])),
});
export type Variant = v.InferOutput<typeof VariantSchema>;

/** A product in a list: what its card shows and what its add button needs. `rating` is stars, 0 to 5; 0 where there is none yet. */
export const ProductSchema = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  image: PictureSchema,
  brand: NamedSchema,
  category: NamedSchema,
  facts: v.array(v.string()),
  rating: v.number(),
  rating_count: CountSchema,
  sold_count: CountSchema,
  variants: v.array(VariantSchema),
  /** Id of the variant that a search or a filter by price meant: the card shows it, and leads to it. Absent where none was meant. */
  variant: v.optional(v.string()),
  /** Of its handling; absent where there are none. */
  flags: v.optional(v.array(HandlingFlagSchema)),
});
export type Product = v.InferOutput<typeof ProductSchema>;

/** `weight` in grams, `size` in millimetres, both packed. */
export const DetailVariantSchema = v.object({
  ...VariantSchema.entries,
  sku: v.string(),
  weight: CountSchema,
  size: v.tuple([CountSchema, CountSchema, CountSchema]),
});
export type DetailVariant = v.InferOutput<typeof DetailVariantSchema>;

/**
 * A product's page. Of a discontinued one `price` is the last price and `stock` 0. A brand or category of which nothing is on sale any more
 * has no page: its `slug` is empty then, and `categories` leaves it out.
 */
export const ProductDetailSchema = v.object({
  ...ProductSchema.entries,
  /** True for a product that is no longer sold; absent for one on sale. */
  is_discontinued: v.optional(v.boolean()),
  variants: v.array(DetailVariantSchema),
  images: v.array(PictureSchema),
  description: v.string(),
  /** From the top category to the product's own. */
  categories: v.array(NamedSchema),
  flags: v.array(HandlingFlagSchema),
  attributes: v.array(v.object({ label: v.string(), value: v.string() })),
  related: v.array(ProductSchema),
});
export type ProductDetail = v.InferOutput<typeof ProductDetailSchema>;

const SlugsSchema = v.optional(
  v.pipe(
    v.union([boundedText(6_000), v.pipe(v.array(boundedText(200)), v.maxLength(200, 'too_long'))]),
    v.transform(value =>
      (typeof value === 'string' ? value.split(',') : value)
        .map(slug => slug.trim())
        .filter(Boolean)
        .slice(0, 50),
    ),
  ),
  [],
);

/** Filters of a product list; every unknown or malformed value becomes 'no filter'. Prices in rupiah, `rating` in whole stars. */
export const ProductQuerySchema = v.object({
  ...pageQuery,
  ...languageQuery,
  /** Id of the product behind which the page begins, so that what comes into the catalogue meanwhile repeats nothing; without it, and where it is not in the list any more, `offset` counts. */
  after: FilterSchema,
  search: SearchSchema(),
  category: FilterSchema,
  brand: SlugsSchema,
  min_price: queryInteger(0, 2_000_000_000, null),
  max_price: queryInteger(0, 2_000_000_000, null),
  rating: queryInteger(1, 5, null),
  in_stock: QueryFlagSchema,
  promotion: QueryFlagSchema,
  /** Code of a regency, such as '81.72': only what a service brings there. An unknown one has nothing. */
  deliver_to: v.optional(v.fallback(v.union([v.literal(''), v.pipe(ShortTextSchema, v.regex(/^\d\d\.\d\d$/))]), ''), ''),
  /** Leaves the counts by brand and category out: a shelf has no filters to fill. */
  without_facets: QueryFlagSchema,
  sort: v.optional(v.fallback(v.picklist(sortOrders), 'relevance'), 'relevance'),
});
export type ProductQuery = v.InferOutput<typeof ProductQuerySchema>;

const FacetSchema = v.object({ slug: v.string(), name: v.string(), count: CountSchema });

/**
 * `facets` count the products of the whole result by brand and category, each without its own filter; `did_you_mean` says what a typo was read as,
 * `asked_brand` which brand was asked for that the shop doesn't carry, and was left out of the search. Price and stock are asked of one
 * variant: between 50,000 and 60,000 are products with a variant at that price.
 */
export const ProductListSchema = v.object({
  products: v.array(ProductSchema),
  total: CountSchema,
  facets: v.object({ brands: v.array(FacetSchema), categories: v.array(FacetSchema), min_price: RupiahSchema, max_price: RupiahSchema }),
  did_you_mean: v.nullable(v.string()),
  asked_brand: v.optional(v.string()),
});
export type ProductList = v.InferOutput<typeof ProductListSchema>;

export const SuggestionSchema = v.object({ type: v.picklist(['product', 'category', 'brand']), slug: v.string(), name: v.string() });
export type Suggestion = v.InferOutput<typeof SuggestionSchema>;

export const categoriesEndpoint = endpoint({
  method: 'GET',
  path: '/v1/categories',
  access: 'public',
  summary: 'Both levels of categories.',
  query: v.object(languageQuery),
  answer: v.object({ categories: v.array(CategorySchema), total: CountSchema }),
});

export const brandsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/brands',
  access: 'public',
  summary: 'All brands, by name.',
  query: v.object(languageQuery),
  answer: v.object({ brands: v.array(BrandSchema), total: CountSchema }),
});

export const productsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/products',
  access: 'public',
  summary: 'Searches, filters and sorts the catalogue.',
  query: ProductQuerySchema,
  answer: ProductListSchema,
});

export const productEndpoint = endpoint({
  method: 'GET',
  path: '/v1/products/:slug',
  access: 'public',
  summary: 'One product. One that is no longer sold is answered as well, with `is_discontinued`, its last prices and no stock.',
  query: v.object(languageQuery),
  answer: ProductDetailSchema,
});

export const suggestionsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/search-suggestions',
  access: 'public',
  summary: 'At most eight completions of a search.',
  query: v.object({ ...languageQuery, search: SearchSchema() }),
  answer: v.object({ suggestions: v.array(SuggestionSchema), total: CountSchema }),
});
