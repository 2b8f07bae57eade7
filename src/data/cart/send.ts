import type { Api } from '#api/client.ts';
import type { Language } from '#contract/endpoint.ts';
import { orderStatus } from '#contract/order-status.ts';
import { checkoutEndpoint, editCartEndpoint, type Order, ordersEndpoint, removeItemsEndpoint, setCartEndpoint } from '#contract/orders.ts';
import type { OutboxMark } from '#contract/outbox.ts';
import type { ProblemAnswer } from '#contract/problem.ts';
import { AppError } from '#lib/app-error.ts';
import type { OutboxRecord } from '#storage/outbox-record.ts';
import type { Verdict } from '../outbox/failure.ts';
import type { MutationOf } from '../outbox/mutations.ts';

/** One try of a write: the same key each time, and its place in the queue. */
export interface Try {
  readonly idempotencyKey: string;
  readonly mark: OutboxMark;
}

/** @throws AppError 409 cart_closed when the cart that it was meant for has been ordered, 422 quantity_not_allowed */
export function sendLine(api: Api, lang: Language, mutation: MutationOf<'cart.set'>, attempt: Try): Promise<Order> {
  return api.call(setCartEndpoint, { query: { lang }, body: cartBody(mutation, mutation.cartId), ...attempt });
}

type SetRecord = Extract<OutboxRecord, { kind: 'cart.set' }>;

/**
 * Several edits in one request, each with the key and the number that it would have alone.
 * @returns the server's word on each; the answer of the last that was done is the cart
 * @throws AppError where the request as a whole came to nothing
 */
export async function sendLines(api: Api, lang: Language, records: readonly SetRecord[]): Promise<readonly Verdict[]> {
  const edits = records.map(({ id: key, clientId: client, seq, cartId, payload }) => ({
    key,
    client,
    seq,
    cart: cartBody(payload, cartId),
  }));
  const { results, cart } = await api.call(editCartEndpoint, { query: { lang }, body: { edits }, keys: edits.map(({ key }) => key) });
  const last = results.map(({ problem }) => problem === null).lastIndexOf(true);
  return results.map(({ problem }, index) =>
    problem === null
      ? { answer: index === last ? cart : undefined, refusal: null }
      : { refusal: new AppError(problem.code, problem.status, detailOf(problem)) },
  );
}

const detailOf = ({ errors, data }: ProblemAnswer) => ({ ...(errors === undefined ? {} : { errors }), data });

/** The key of an edit stands for exactly these words, alone or among others. */
const cartBody = ({ line }: Pick<MutationOf<'cart.set'>, 'line'>, cartId: string | undefined) => ({
  ...(cartId === undefined ? {} : { cart_id: cartId }),
  items: [{ product_variant_id: line.variantId, quantity: line.quantity }],
});

/**
 * The server names lines by ids of its own, and another tab may have made this one: the cart is read afresh. A line that the
 * server never knew is removed already.
 * @throws AppError 409 cart_closed when the cart that it was meant for has been ordered
 */
export async function sendRemoval(api: Api, lang: Language, mutation: MutationOf<'cart.remove'>, attempt: Try): Promise<Order | null> {
  const cart = await currentCart(api, lang);
  if (mutation.cartId !== undefined && cart?.id !== mutation.cartId) {
    throw new AppError('cart_closed', 409, { data: { order_id: mutation.cartId } });
  }
  const item = cart?.order_items.find(line => line.product_variant_id === mutation.variantId);
  if (cart === null || item === undefined) return cart;
  try {
    return await api.call(removeItemsEndpoint, {
      params: { orderId: cart.id },
      query: { lang },
      body: { order_id: cart.id, item_ids: [item.id] },
      ...attempt,
    });
  } catch (error) {
    // An earlier try arrived, and what stands there now was put in by another device since.
    if (error instanceof AppError && error.code === 'idempotency_key_reused') return cart;
    throw error;
  }
}

/** @throws AppError with the 409 codes of the checkout and their data */
export function sendOrder(api: Api, lang: Language, { checkout }: MutationOf<'order.place'>, attempt: Try): Promise<Order> {
  return api.call(checkoutEndpoint, { params: { id: checkout.id }, query: { lang }, body: checkout, ...attempt });
}

async function currentCart(api: Api, lang: Language): Promise<Order | null> {
  const { orders } = await api.call(ordersEndpoint, { query: { status: [orderStatus.cart], lang } });
  return orders[0] ?? null;
}
