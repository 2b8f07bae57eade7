import * as v from 'valibot';
import { CountSchema, EmptySchema, endpoint, IdSchema, languageQuery, MomentSchema, RupiahSchema } from './endpoint.ts';
import { VariantNameSchema } from './variant-name.ts';

/** Watches of one customer at most. */
export const MOST_WATCHES = 200;

/** 'stock': told when a variant that was sold out can be bought again. 'price': told when it costs less than a reference. */
export const watchKinds = ['stock', 'price'] as const;
const WatchKindSchema = v.picklist(watchKinds, 'invalid');
export type WatchKind = v.InferOutput<typeof WatchKindSchema>;

export const WatchSchema = v.object({
  product_variant_id: IdSchema,
  /** The variant's short number: a price list names the same variant `n<number>`. */
  number: CountSchema,
  kind: v.picklist(watchKinds),
  /** Rupiah for one sold unit after discounts, below which the customer is told; null for one of stock. */
  price: v.nullable(RupiahSchema),
  name: v.string(),
  product: v.object({ slug: v.string(), name: v.string() }),
  created_at: MomentSchema,
});
export type Watch = v.InferOutput<typeof WatchSchema>;

export const watchesEndpoint = endpoint({
  method: 'GET',
  path: '/v1/watches',
  access: 'customer',
  summary: 'The goods that the customer wants to hear of, the newest first: back in stock, or at a lower price.',
  query: v.object(languageQuery),
  answer: v.object({ watches: v.array(WatchSchema), total: CountSchema }),
});

export const setWatchEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/watches',
  access: 'customer',
  summary:
    'Watches a variant. One of stock ends once the customer was told; one of a price goes on from the price that was told. Where there is one already, a price takes the place of its reference.',
  query: v.object(languageQuery),
  body: v.object({
    product_variant_id: VariantNameSchema,
    kind: WatchKindSchema,
    /** Of a price: what the customer saw, in rupiah for one sold unit after discounts; today's by default. */
    price: v.optional(v.nullable(v.pipe(RupiahSchema, v.minValue(1, 'number_invalid'), v.maxValue(2_000_000_000, 'number_invalid'))), null),
  }),
  answer: WatchSchema,
  problems: ['watches_full'],
});

export const endWatchEndpoint = endpoint({
  method: 'DELETE',
  path: '/v1/watches/:kind/:variant',
  access: 'customer',
  summary: 'Ends a watch, by its kind and the id or short name of its variant; where there is none, nothing is left to do.',
  answer: EmptySchema,
});
