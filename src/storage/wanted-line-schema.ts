import * as v from 'valibot';
import { UnitSchema } from '#contract/units.ts';

const number = v.pipe(v.number(), v.finite());

/** A quantity that a customer wants of a variant, with what the cart shows of it before the server has answered: rupiah, percent, grams. */
export const WantedLineSchema = v.object({
  variantId: v.string(),
  quantity: number,
  preview: v.object({
    price: number,
    discount: number,
    name: v.string(),
    product: v.object({ slug: v.string(), name: v.string() }),
    imageUrl: v.string(),
    unit: UnitSchema,
    rule: v.object({ stock: number, minimum: number, step: number }),
    weight: number,
    /** Packed millimetres and flags of the handling; missing in what waits from an earlier version. */
    parcel: v.optional(v.object({ size: v.tuple([number, number, number]), flags: v.array(v.string()) })),
    isAvailable: v.boolean(),
  }),
});
export type WantedLine = v.InferOutput<typeof WantedLineSchema>;
