import * as v from 'valibot';
import { DepotSchema, EtaSchema, NextSailingSchema } from './delivery.ts';
import { CountSchema, endpoint, languageQuery, RupiahSchema, ShortTextSchema } from './endpoint.ts';

export const ShipmentMethodSchema = v.object({ id: v.string(), name: v.string(), description: v.string(), image_url: v.string() });
export type ShipmentMethod = v.InferOutput<typeof ShipmentMethodSchema>;

/** The method by which customers collect their goods; its stages have words of their own. */
export const PICK_UP = 'pick-up';

/** Whether the goods of an order or a quote are collected and not brought. */
export const isPickUp = (order: { readonly shipment_method_id: string | null }) => order.shipment_method_id === PICK_UP;

/** Weights in grams. `basis` says what the chargeable weight came from. */
export const ShippingQuoteSchema = v.object({
  shipment_method_id: v.string(),
  name: v.string(),
  description: v.string(),
  is_available: v.boolean(),
  /** Why not, as a code such as 'over_parcel_limit'; null when available. */
  reason: v.nullable(v.string()),
  /**
   * The lines that keep a method from going which would go without them, each with its own reason; none where the place or the weight of
   * the whole is why, and missing in what a phone kept earlier.
   */
  causes: v.optional(v.array(v.object({ product_variant_id: v.string(), reason: v.string() }))),
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

const LimitSchema = v.nullable(CountSchema);
const NamesSchema = v.object({ id: v.string(), en: v.string() });

/** One service to a place: limits in grams and millimetres, amounts in rupiah, weights of tiers in kilograms; see `src/lib/freight/rates.ts`. */
const ServiceRatesSchema = v.object({
  service: v.string(),
  name: NamesSchema,
  /** Whether the depot's own people hand the goods over or drive them. */
  is_by_depot: v.boolean(),
  /** When it leaves the depot of the place; null: on any day on which the depot is open. */
  sailings: v.nullable(v.object({ weekdays: v.array(CountSchema), cutoff_days: CountSchema, cutoff_time: v.string() })),
  limits: v.object({
    parcel_weight: LimitSchema,
    parcel_length: LimitSchema,
    shipment_weight: LimitSchema,
    allows_hazardous: v.boolean(),
    allows_local_only: v.boolean(),
  }),
  surcharges: v.array(
    v.object({
      code: v.string(),
      per: v.picklist(['kilogram', 'litre', 'chargeable_kilogram']),
      amount: RupiahSchema,
      minimum: RupiahSchema,
    }),
  ),
  tiers: v.array(
    v.object({
      from_kg: CountSchema,
      rupiah_per_kg: RupiahSchema,
      flat: RupiahSchema,
      minimum_kg: CountSchema,
      divisor: v.nullable(CountSchema),
      handling: RupiahSchema,
      days_min: v.nullable(CountSchema),
      days_max: v.nullable(CountSchema),
      valid_from: v.string(),
    }),
  ),
});

/**
 * What freight to a regency costs, so that a phone can estimate it without a line: what `quoteShipment` needs, for every service of the shop.
 * Services that do not go there have no tiers. Tariffs that begin within the next weeks are among the tiers.
 */
export const FreightRatesSchema = v.object({
  regency: v.string(),
  depot: DepotSchema,
  /** From the depot to the seat of the regency as the crow flies, to about five kilometres; null where the seat is not known. */
  distance_km: v.nullable(CountSchema),
  /** How the depot reaches the place, such as 'city', 'islands' or 'highlands'. */
  reach: v.string(),
  /** For so many days after the answer an estimate may be made from it; the checkout asks the shop in any case. */
  valid_days: CountSchema,
  services: v.array(ServiceRatesSchema),
});
export type FreightRates = v.InferOutput<typeof FreightRatesSchema>;

export const freightRatesEndpoint = endpoint({
  method: 'GET',
  path: '/v1/freight-rates',
  access: 'public',
  summary: "Freight rates to a regency, by its code such as '81.72'. 404 where the shop knows no such regency.",
  query: v.object({ regency: ShortTextSchema }),
  answer: FreightRatesSchema,
});
