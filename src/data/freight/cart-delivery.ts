import type { FreightRates } from '#contract/shipping.ts';
import { tiersAt } from '#lib/freight/charge.ts';
import { type QuoteItem, quoteShipment } from '#lib/freight/quote.ts';
import { type FreightRoom, roomOf } from '#lib/freight/room.ts';
import { type Cart, type CartLine, isCounted } from '../cart/model.ts';
import { type EstimatedService, estimateOf, isQuotedOnly } from './estimate.ts';

/** A customer who would have to buy more than half as much again is not told of a tier. */
const REACH = 0.5;

/** A tier that costs less a kilogram. */
export interface NextTier {
  /** Whole kilograms that are still missing, of those from which it holds. */
  readonly missing: number;
  readonly from: number;
  /** Rupiah a kilogram. */
  readonly rupiahPerKg: number;
}

/** What a phone knows of the delivery of a cart. */
export interface CartDelivery {
  /** The cheapest service that brings all of it; null where none does. */
  readonly service: EstimatedService | null;
  readonly next: NextTier | null;
  /** What can be added at the same fee; null where every kilogram costs. */
  readonly room: FreightRoom | null;
  /** No tariff goes to the place: the shop is asked. */
  readonly isByQuotation: boolean;
  /** Lines without which some service would go, with the reason; none where all goes, or where the place is why nothing does. */
  readonly causes: readonly { readonly line: CartLine; readonly reason: string }[];
}

/**
 * Estimates the delivery of what can be ordered of a cart. Null where a line's size is not on the phone, from an earlier version.
 * @param now milliseconds since the epoch
 */
export function deliveryOfCart(cart: Cart, rates: FreightRates, now: number): CartDelivery | null {
  const lines = cart.lines.filter(isCounted);
  const items = lines.flatMap(({ quantity, weight, parcel }): QuoteItem[] =>
    parcel === undefined ? [] : [{ quantity, weight, ...parcel }],
  );
  if (items.length < lines.length || items.length === 0) return null;
  const [service = null] = estimateOf(rates, items, now).services;
  const next = service === null ? null : nextTier(service, rates, now);
  const terms = rates.services.find(each => each.service === service?.quote.service);
  const room = service === null || terms === undefined ? null : roomOf(service.quote, terms, new Date(now));
  if (service !== null) return { service, next, room, isByQuotation: false, causes: [] };
  // The service that the fewest goods keep from going.
  const closed = quoteShipment(items, rates, new Date(now)).flatMap(quote =>
    quote.available || quote.causes.length === 0 ? [] : [quote.causes],
  );
  const [fewest = []] = closed.sort((a, b) => a.length - b.length);
  return {
    service,
    next,
    room,
    isByQuotation: isQuotedOnly(rates),
    causes: fewest.flatMap(({ index, reason }) => {
      const line = lines[index];
      return line === undefined ? [] : [{ line, reason }];
    }),
  };
}

function nextTier({ quote }: EstimatedService, rates: FreightRates, now: number): NextTier | null {
  const terms = rates.services.find(({ service }) => service === quote.service);
  const tiers = tiersAt(terms?.tiers ?? [], new Date(now));
  const kilograms = quote.chargeable_weight / 1_000;
  const current = tiers.filter(({ from_kg }) => from_kg <= kilograms).at(-1) ?? tiers[0];
  const isNext = (tier: (typeof tiers)[number]) => tier.from_kg > kilograms && tier.from_kg <= kilograms * (1 + REACH);
  const next = tiers.find(tier => isNext(tier) && tier.rupiah_per_kg < (current?.rupiah_per_kg ?? 0));
  return next === undefined ? null : { missing: next.from_kg - kilograms, from: next.from_kg, rupiahPerKg: next.rupiah_per_kg };
}
