import * as v from 'valibot';
import { DepotSchema, EtaSchema, NextSailingSchema } from './delivery.ts';
import { CountSchema, endpoint, languageQuery, RupiahSchema } from './endpoint.ts';

export const ShipmentMethodSchema = v.object({ id: v.string(), name: v.string(), description: v.string(), image_url: v.string() });
export type ShipmentMethod = v.InferOutput<typeof ShipmentMethodSchema>;

/** The method by which customers collect their goods; its stages have words of their own. */
export const PICK_UP = 'pick-up';

/** Weights in grams. `basis` says what the chargeable weight came from. */
export const ShippingQuoteSchema = v.object({
  shipment_method_id: v.string(),
  name: v.string(),
  description: v.string(),
  is_available: v.boolean(),
  /** Why not, as a code such as 'over_parcel_limit'; null when available. */
  reason: v.nullable(v.string()),
  fee: RupiahSchema,
  actual_weight: CountSchema,
  chargeable_weight: CountSchema,
  basis: v.nullable(v.picklist(['weight', 'volume', 'minimum'])),
  surcharges: v.array(v.object({ code: v.string(), amount: RupiahSchema })),
  days_min: v.nullable(CountSchema),
  days_max: v.nullable(CountSchema),
  /** Where the goods leave from or are collected; null where the shop does not go, and these three are missing in what a phone kept earlier. */
  depot: v.optional(v.nullable(DepotSchema)),
  /** Null where it depends on the ship, or the method is not available. */
  eta: v.optional(v.nullable(EtaSchema)),
  /** Null where the method leaves without a calendar. */
  next_sailing: v.optional(v.nullable(NextSailingSchema)),
});
export type ShippingQuoteAnswer = v.InferOutput<typeof ShippingQuoteSchema>;

export const shipmentMethodsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/shipment-method',
  access: 'public',
  summary: 'Shipment methods of the shop.',
  query: v.object(languageQuery),
  answer: v.array(ShipmentMethodSchema),
});
