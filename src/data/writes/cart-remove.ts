import * as v from 'valibot';
import type { Api } from '#api/client.ts';
import type { Language } from '#contract/endpoint.ts';
import { orderStatus } from '#contract/order-status.ts';
import { type Order, ordersEndpoint, removeItemsEndpoint } from '#contract/orders.ts';
import { AppError } from '#lib/app-error.ts';
import { CART_SCHEMA } from '#storage/outbox-record.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';
import { setAnswer } from '../cache/set-answer.ts';
import { isOfVariant } from '../cart/model.ts';
import type { Write } from './write.ts';

const schema = v.object({ variantId: v.string() });

declare module '#storage/outbox-record.ts' {
  interface OutboxKinds {
    'cart.remove': { payload: v.InferOutput<typeof schema>; answer: Order | null };
  }
}

/** A line is taken out of the cart. Refusal: 409 cart_closed when the cart that it was meant for has been ordered. */
export const cartRemove: Write<'cart.remove'> = {
  schema,
  schemaVersion: CART_SCHEMA,
  queue: () => 'cart',
  subject: ({ variantId }) => `line ${variantId}`,
  closedBy: 'cart_closed',
  /**
   * The server names lines by ids of its own, and another tab may have made this one: the cart is read afresh. A line that the
   * server never knew is removed already.
   */
  async send(api, lang, { cartId, variantId }, attempt) {
    const cart = await currentCart(api, lang);
    if (cartId !== undefined && cart?.id !== cartId) throw new AppError('cart_closed', 409, { data: { order_id: cartId } });
    const item = cart?.order_items.find(line =>
      isOfVariant({ variantId: line.product_variant_id, number: line.product_variant.number }, variantId),
    );
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
  },
  apply: (client, cart) => setAnswer(client, persistedKeys.cart.beginning, cart),
};

async function currentCart(api: Api, lang: Language): Promise<Order | null> {
  const { orders } = await api.call(ordersEndpoint, { query: { status: [orderStatus.cart], lang } });
  return orders[0] ?? null;
}
