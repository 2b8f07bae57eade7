import type { ShippingQuoteAnswer } from '#contract/shipping.ts';
import type { Executor } from '#server/db/client.ts';
import { Problem } from '#server/http/problem.ts';
import { addressForOrder } from '#server/modules/addresses/service.ts';
import { type ShippedItem, shippingQuotes } from '#server/modules/shipping/service.ts';
import type { Asker } from './cart.ts';
import { loadOrder } from './reading.ts';
import type { Line } from './store.ts';
import { isOrdered } from './view.ts';

/** A line as freight sees it: grams and millimetres. */
export function quoteItem({ variantId, quantity, variant: { weight, length, width, height }, product: { flags } }: Line): ShippedItem {
  return { variantId, quantity, weight, size: [length, width, height], flags };
}

/**
 * The fee of each shipment method for an order's goods to one of the customer's addresses; of a cart, the goods that would be ordered.
 * @throws Problem 404 order, 409 address_not_found
 */
export async function orderQuotes(
  db: Executor,
  { customerId, language, now }: Asker,
  { orderId, addressId, without }: { orderId: string; addressId: string; without: readonly string[] },
): Promise<{ quotes: ShippingQuoteAnswer[]; total: number }> {
  const { record, lines } = await loadOrder(db, { customerId, id: orderId });
  const address = await addressForOrder(db, customerId, addressId);
  if (address === null) throw new Problem(409, 'address_not_found');
  const goods = record.order.status === 1 ? lines.filter(line => isOrdered(line) && !without.includes(line.variantId)) : lines;
  const quotes = await shippingQuotes(db, { items: goods.map(quoteItem), regencyCode: address.regencyCode, at: now }, language);
  return { quotes, total: quotes.length };
}
