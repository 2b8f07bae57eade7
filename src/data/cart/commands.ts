import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import type { Language } from '#contract/endpoint.ts';
import { type Order, orderStatus, ordersEndpoint, removeItemsEndpoint, setCartEndpoint } from '#contract/orders.ts';
import { AppError } from '#lib/app-error.ts';
import type { CartIntent } from '../outbox/intents.ts';
import { sessionQueries } from '../session/queries.ts';
import { cartQueries } from './queries.ts';

/**
 * Sends one intent of the cart and puts the answered cart into the cache. A queued removal of a line that the server never knew is done already.
 * @param api speaks for the intent's customer only
 * @throws AppError
 */
export async function sendCartIntent(api: Api, queryClient: QueryClient, lang: Language, intent: CartIntent): Promise<void> {
  const { queryKey } = cartQueries.current(lang);
  // An older answer that is still on its way must not overwrite this one's.
  await queryClient.cancelQueries({ queryKey });
  const answer = intent.kind === 'cart.set' ? await setLine(api, lang, intent) : await removeLine(api, lang, intent);
  // Whoever left meanwhile must not find the cart back on the phone.
  if (queryClient.getQueryData(sessionQueries.user().queryKey)?.id !== intent.userId) return;
  const isBeingRead = queryClient.isFetching({ queryKey }) > 0;
  queryClient.setQueryData(queryKey, answer);
  // Somebody's reading, begun meanwhile, may know less than this answer, or more.
  if (isBeingRead) void queryClient.invalidateQueries({ queryKey });
}

function setLine(api: Api, lang: Language, intent: Extract<CartIntent, { kind: 'cart.set' }>): Promise<Order> {
  const { variantId, quantity } = intent.line;
  return api.call(setCartEndpoint, {
    query: { lang },
    body: { items: [{ product_variant_id: variantId, quantity }] },
    idempotencyKey: intent.id,
  });
}

/** The server names lines by ids of its own, and another tab may have made this one: the cart is read afresh. */
async function removeLine(api: Api, lang: Language, intent: Extract<CartIntent, { kind: 'cart.remove' }>): Promise<Order | null> {
  const cart = await currentCart(api, lang);
  const item = cart?.order_items.find(line => line.product_variant_id === intent.variantId);
  if (cart === null || item === undefined) return cart;
  try {
    return await api.call(removeItemsEndpoint, {
      params: { orderId: cart.id },
      query: { lang },
      body: { order_id: cart.id, item_ids: [item.id] },
      idempotencyKey: intent.id,
    });
  } catch (error) {
    // An earlier try arrived, and what stands there now was put in by another device since.
    if (error instanceof AppError && error.code === 'idempotency_key_reused') return cart;
    throw error;
  }
}

async function currentCart(api: Api, lang: Language): Promise<Order | null> {
  const { orders } = await api.call(ordersEndpoint, { query: { status: [orderStatus.cart], lang } });
  return orders[0] ?? null;
}
