import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import type { Language } from '#contract/endpoint.ts';
import { type Order, removeItemsEndpoint, setCartEndpoint } from '#contract/orders.ts';
import type { CartIntent } from '../outbox/intents.ts';
import { cartQueries } from './queries.ts';

/**
 * Sends one intent of the cart and puts the answered cart into the cache. A queued removal of a line that the server never knew is done already.
 * @throws AppError
 */
export async function sendCartIntent(api: Api, queryClient: QueryClient, lang: Language, intent: CartIntent): Promise<void> {
  const { queryKey } = cartQueries.current(lang);
  // An older answer that is still on its way must not overwrite this one's.
  await queryClient.cancelQueries({ queryKey });
  const answer = intent.kind === 'cart.set' ? await setLine(api, lang, intent) : await removeLine(api, queryClient, lang, intent);
  if (answer !== null) queryClient.setQueryData(queryKey, answer);
}

function setLine(api: Api, lang: Language, intent: Extract<CartIntent, { kind: 'cart.set' }>): Promise<Order> {
  const { variantId, quantity } = intent.line;
  return api.call(setCartEndpoint, {
    query: { lang },
    body: { items: [{ product_variant_id: variantId, quantity }] },
    idempotencyKey: intent.id,
  });
}

async function removeLine(
  api: Api,
  queryClient: QueryClient,
  lang: Language,
  intent: Extract<CartIntent, { kind: 'cart.remove' }>,
): Promise<Order | null> {
  const cart = await queryClient.ensureQueryData(cartQueries.current(lang));
  const item = cart?.order_items.find(line => line.product_variant_id === intent.variantId);
  if (cart == null || item === undefined) return null;
  return api.call(removeItemsEndpoint, {
    params: { orderId: cart.id },
    query: { lang },
    body: { order_id: cart.id, item_ids: [item.id] },
    idempotencyKey: intent.id,
  });
}
