import * as v from 'valibot';
import { CountSchema, endpoint, MomentSchema, pageQuery } from './endpoint.ts';
import { OptionalTextSchema, TextSchema } from './text.ts';
import { UnitSchema } from './units.ts';

/** Reasons that the shop's own people give; orders give the others (reservation, release, sale), and a file's first stock is 'opening'. */
export const ownReasons = ['delivery', 'correction', 'damage', 'return'] as const;

/** One change of a stock. `delta` in sold units; `person` is 'customer', 'clock', 'shop', 'upgrade' or the name that was given. */
export const MovementSchema = v.object({
  id: CountSchema,
  delta: v.pipe(v.number(), v.integer()),
  reason: v.string(),
  person: v.string(),
  note: v.nullable(v.string()),
  order_number: v.nullable(v.string()),
  at: MomentSchema,
});
export type Movement = v.InferOutput<typeof MovementSchema>;

/** A variant's stock, the sum of its movements; `total` counts the movements, of which the latest come first. */
export const VariantStockSchema = v.object({
  id: v.string(),
  sku: v.string(),
  product: v.string(),
  name: v.string(),
  unit: UnitSchema,
  stock: CountSchema,
  is_active: v.boolean(),
  movements: v.array(MovementSchema),
  total: CountSchema,
});
export type VariantStock = v.InferOutput<typeof VariantStockSchema>;

const MovementInputSchema = v.object({
  delta: v.pipe(
    v.number('required'),
    v.integer('invalid'),
    v.minValue(-1_000_000_000, 'too_small'),
    v.maxValue(1_000_000_000, 'too_large'),
    v.check(delta => delta !== 0, 'invalid'),
  ),
  reason: v.picklist(ownReasons, 'invalid'),
  person: v.optional(TextSchema(80), 'shop'),
  note: OptionalTextSchema(300),
});
export type MovementInput = v.InferOutput<typeof MovementInputSchema>;

export const variantStockEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/stock/:sku',
  access: 'admin',
  summary: "A variant's stock by its SKU, with the movements that it is the sum of, latest first.",
  query: v.object(pageQuery),
  answer: VariantStockSchema,
});

export const moveStockEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/stock/:sku',
  access: 'admin',
  summary: "Adds to a variant's stock, or takes from it: a delivery, a correction, a damage, a return.",
  body: MovementInputSchema,
  answer: VariantStockSchema,
  problems: ['stock_short'],
});
