import type * as v from 'valibot';
import type { Language } from '#contract/endpoint.ts';
import type { CheckoutConflict, CheckoutSchema } from '#contract/orders.ts';
import { discountedPrice } from '#lib/money.ts';
import { Problem } from '#server/http/problem.ts';
import { isSoldIn } from './cart.ts';
import type { Line } from './store.ts';
import { isOrdered, lineName } from './view.ts';

/** The prices and fees that the customer was shown and agreed to. */
export type Expected = v.InferOutput<typeof CheckoutSchema>;

/**
 * The lines to be placed: those of the cart that are wanted and sold, which must be exactly what the customer saw; of a split only
 * those that the customer named.
 * @throws Problem 409 variant_unavailable (data.stock, as lines of which nothing is there), cart_empty, cart_changed; 422 quantity_not_allowed
 */
export function linesToPlace(lines: readonly Line[], { items, is_partial = false }: Expected, language: Language): readonly Line[] {
  const expected = new Map(items.map(item => [item.product_variant_id.toLowerCase(), item.quantity]));
  const gone = lines.filter(line => !line.isAvailable && line.quantity > 0 && (expected.get(line.variantId) ?? 0) > 0);
  if (gone.length > 0) {
    const stock = gone.map(line => ({ ...shortOf(line, language), available: 0 }));
    throw new Problem(409, 'variant_unavailable', { data: { stock } satisfies Partial<CheckoutConflict> });
  }
  const wanted = lines.filter(isOrdered);
  const ordered = is_partial ? wanted.filter(line => expected.has(line.variantId)) : wanted;
  if (wanted.length === 0) throw new Problem(409, 'cart_empty');
  const isSame = items.length === ordered.length && ordered.every(line => expected.get(line.variantId) === line.quantity);
  if (!isSame) throw new Problem(409, 'cart_changed');
  const errors = Object.fromEntries(
    items.flatMap(({ product_variant_id }, index) => {
      const line = ordered.find(({ variantId }) => variantId === product_variant_id.toLowerCase());
      return line && isSoldIn(line.quantity, line.variant) ? [] : [[`items.${index}.quantity`, ['quantity_not_allowed']]];
    }),
  );
  if (Object.keys(errors).length > 0) throw new Problem(422, 'quantity_not_allowed', { errors });
  return ordered;
}

/** A line as an entry of `data.stock`. */
export function shortOf(line: Line, language: Language) {
  return { product_variant_id: line.variantId, name: lineName(line, language), wanted: line.quantity };
}

/**
 * Asks the customer again where something costs more than was shown. A lower price is simply charged; what is told
 * are all prices that differ, so that the customer sees the whole change.
 * @param fee rupiah
 * @throws Problem 409 price_changed with `data: { prices, shipping }`
 */
export function checkPrices(lines: readonly Line[], { items, shipping_fee }: Expected, fee: number, language: Language): void {
  const prices: CheckoutConflict['prices'] = [];
  let hasRisen = shipping_fee !== undefined && fee > shipping_fee;
  for (const { product_variant_id, price, discount } of items) {
    const line = lines.find(({ variantId }) => variantId === product_variant_id.toLowerCase());
    if (line === undefined) continue;
    const today = { price: line.variant.price, discount: line.variant.discount / 100 };
    if (today.price === price && today.discount === discount) continue;
    prices.push({
      product_variant_id: line.variantId,
      name: lineName(line, language),
      old_price: price,
      old_discount: discount,
      new_price: today.price,
      new_discount: today.discount,
    });
    hasRisen ||= discountedPrice(today.price, today.discount) > discountedPrice(price, discount);
  }
  if (!hasRisen) return;
  const shipping = shipping_fee === undefined || shipping_fee === fee ? null : { old_fee: shipping_fee, new_fee: fee };
  throw new Problem(409, 'price_changed', { data: { prices, shipping } satisfies Partial<CheckoutConflict> });
}
