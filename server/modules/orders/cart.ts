import type { Language } from '#contract/endpoint.ts';
import type { CartInput, Order } from '#contract/orders.ts';
import type { Executor } from '#server/db/client.ts';
import { most } from '#server/http/customer-limits.ts';
import { full, invalid, notFound, Problem } from '#server/http/problem.ts';
import { publish } from '../events/service.ts';
import {
  countLines,
  deleteLines,
  insertCart,
  lockOpenCart,
  selectQuantityRules,
  touchOrder,
  upsertLines,
  type WantedLine,
} from './cart-store.ts';
import { readOrder } from './reading.ts';
import { lockOrder, type OrderRow } from './store.ts';

/** The customer who asks, when, and the language of the answer. */
export interface Asker {
  readonly customerId: string;
  readonly language: Language;
  readonly now: Date;
  /** Idempotency key of the write, for its events. */
  readonly origin: string | null;
}

/**
 * Sets the listed quantities in the customer's cart, which is made if there is none. Quantities beyond the stock are kept,
 * as the stock may come back; those of variants that are no longer sold are kept too, and stay out of the total.
 * @throws Problem 404 foreign cart, 409 cart_closed, 422 unknown variant, quantity_not_allowed, cart_full
 */
export async function setCart(tx: Executor, asker: Asker, input: CartInput): Promise<Order> {
  const { customerId, language, now } = asker;
  return readOrder(tx, { customerId, id: await setQuantities(tx, asker, input), language, now });
}

/** The same without the answer. @returns the cart's id */
export async function setQuantities(tx: Executor, asker: Asker, { cart_id, items }: CartInput): Promise<string> {
  const { customerId, now } = asker;
  const cart = cart_id ? await lockCart(tx, customerId, cart_id) : await openCart(tx, customerId, now);
  // Should a variant be listed twice, its last quantity counts.
  const wanted = new Map(items.map(item => [item.product_variant_id.toLowerCase(), item]));
  const lines: WantedLine[] = [...wanted].map(([variantId, { quantity, list_id: listId }]) => ({
    variantId,
    quantity,
    listId: listId ?? null,
  }));
  await checkLines(tx, items);
  const isChanged = await upsertLines(tx, cart.id, lines, now);
  if ((await countLines(tx, cart.id)) > most.cartLines) throw full('cart_full', 'items');
  if (isChanged) await changed(tx, asker, cart.id);
  return cart.id;
}

/**
 * Removes lines from the cart; ids that are not in it (any more) are passed over.
 * @throws Problem 404 foreign cart, 409 cart_closed
 */
export async function removeItems(
  tx: Executor,
  asker: Asker,
  { cartId, itemIds }: { cartId: string; itemIds: readonly string[] },
): Promise<Order> {
  const { customerId, language, now } = asker;
  const cart = await lockCart(tx, customerId, cartId);
  if (await deleteLines(tx, cart.id, itemIds)) await changed(tx, asker, cart.id);
  return readOrder(tx, { customerId, id: cart.id, language, now });
}

/** The customer's cart as it stands now: an empty one where the last has been ordered and none was begun since. */
export async function currentCart(tx: Executor, { customerId, language, now }: Asker): Promise<Order> {
  const { id } = await openCart(tx, customerId, now);
  return readOrder(tx, { customerId, id, language, now });
}

async function changed(tx: Executor, { customerId, now, origin }: Asker, cartId: string): Promise<void> {
  await touchOrder(tx, cartId, now);
  await publish(tx, { customerId, kind: 'cart', origin, at: now });
}

/**
 * Locks an order that must still be the customer's cart: edits and checkout of one cart happen in turn.
 * @throws Problem 404, 409 cart_closed with the order that the cart has become
 */
export async function lockCart(tx: Executor, customerId: string, id: string): Promise<OrderRow> {
  const order = await lockOrder(tx, id, customerId);
  if (order === null) throw notFound('cart');
  if (order.status !== 1) throw new Problem(409, 'cart_closed', { data: { order_id: order.id } });
  return order;
}

/** Finds or makes the cart; between both another device's checkout may close it, so the two are tried in turn. */
async function openCart(tx: Executor, customerId: string, now: Date): Promise<OrderRow> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const cart = await lockOpenCart(tx, customerId);
    if (cart !== null) return cart;
    await insertCart(tx, customerId, now);
  }
  throw new Problem(503, 'unavailable', { retryAfter: 1 });
}

/** Wrong lines of one edit that are told of: its answer is kept, and an app corrects them one by one. */
const MOST_TOLD = 20;
const told = (errors: Record<string, string[]>) => Object.fromEntries(Object.entries(errors).slice(0, MOST_TOLD));

async function checkLines(tx: Executor, items: CartInput['items']): Promise<void> {
  const rules = await selectQuantityRules(
    tx,
    items.map(item => item.product_variant_id),
  );
  const unknown: Record<string, string[]> = {};
  const refused: Record<string, string[]> = {};
  for (const [index, { product_variant_id, quantity }] of items.entries()) {
    const rule = rules.get(product_variant_id.toLowerCase());
    if (rule === undefined) unknown[`items.${index}.product_variant_id`] = ['invalid'];
    else if (rule.isAvailable && !isSoldIn(quantity, rule)) refused[`items.${index}.quantity`] = ['quantity_not_allowed'];
  }
  if (Object.keys(unknown).length > 0) throw invalid(told(unknown));
  if (Object.keys(refused).length > 0) throw new Problem(422, 'quantity_not_allowed', { errors: told(refused) });
}

/** Whether a variant is sold in this quantity, whatever its stock; 0 keeps a line without ordering it. */
export function isSoldIn(quantity: number, { minimum, step }: { minimum: number; step: number }): boolean {
  return quantity === 0 || (quantity >= minimum && quantity % step === 0);
}
