import * as v from 'valibot';
import type { ListGoods } from '#contract/lists.ts';
import { UnitSchema } from '#contract/units.ts';

/** A line as it lies on the phone: whole and absolute, so that it may be written twice. */
const LineSchema = v.object({
  id: v.string(),
  section_id: v.nullable(v.string()),
  /** The shop's id, or `n12` of a variant that this phone knows from its price list only. */
  product_variant_id: v.nullable(v.string()),
  text: v.string(),
  quantity: v.number(),
  need: v.nullable(v.object({ thousandths: v.number(), unit: v.string() })),
  note: v.string(),
  checked: v.boolean(),
  seen_price: v.nullable(v.object({ price: v.number(), at: v.string() })),
  source: v.picklist(['manual', 'calculator', 'paste', 'order']),
  position: v.number(),
  /** Revision of the line that the customer had before them; 0: the shop does not know it yet. */
  base: v.number(),
});
/** A line as a customer wants it. */
export type WantedListLine = v.InferOutput<typeof LineSchema>;

/** What an edit changes; what it does not name stays. */
const EditSchema = v.object({
  name: v.optional(v.string()),
  site: v.optional(v.string()),
  client: v.optional(v.string()),
  note: v.optional(v.string()),
  address_id: v.optional(v.nullable(v.string())),
  status: v.optional(v.picklist(['active', 'archived'])),
  sections: v.array(v.object({ id: v.string(), name: v.string(), position: v.number() })),
  removed_sections: v.array(v.string()),
  lines: v.array(LineSchema),
  removed_lines: v.array(v.object({ id: v.string(), base: v.number() })),
});
/** An edit of a list as it waits on the phone. */
export type StoredListEdit = v.InferOutput<typeof EditSchema>;

const integer = v.pipe(v.number(), v.finite());
/** A variant as the phone knew it when it was put into a list: what is shown until the shop has said more. */
const GoodsSchema: v.GenericSchema<unknown, ListGoods> = v.object({
  id: v.string(),
  number: integer,
  sku: v.nullable(v.string()),
  name: v.string(),
  product: v.object({ slug: v.string(), name: v.string() }),
  image_url: v.string(),
  unit: UnitSchema,
  price: integer,
  discount: integer,
  stock: integer,
  min_quantity: integer,
  step_quantity: integer,
  weight: integer,
  size: v.tuple([integer, integer, integer]),
  flags: v.array(v.string()),
  is_available: v.boolean(),
});

/** The payload of a list's writes; `name` is the list's, for the page of what waits. */
export const ListPayloadSchema = v.object({ listId: v.string(), name: v.string(), edit: EditSchema, goods: v.array(GoodsSchema) });

/** An edit that changes nothing, to be filled. */
export const noEdit: StoredListEdit = { sections: [], removed_sections: [], lines: [], removed_lines: [] };
