import * as v from 'valibot';
import { CheckoutSchema, checkoutEndpoint, type Order } from '#contract/orders.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';
import { setAnswer } from '../cache/set-answer.ts';
import { restOf } from '../checkout/rest-of.ts';
import { putOrder } from '../orders/put-order.ts';
import { addressSubject } from './address-payload.ts';
import type { Write } from './write.ts';

const schema = v.object({
  checkout: CheckoutSchema,
  /** The terms that the customer agreed to: rupiah for everything, and how many lines. The server holds the order against the checkout's prices. */
  shown: v.object({ total: v.pipe(v.number(), v.finite()), lines: v.pipe(v.number(), v.finite()) }),
});

declare module '#storage/outbox-record.ts' {
  interface OutboxKinds {
    'order.place': { payload: v.InferOutput<typeof schema>; answer: Order };
  }
}

/** The cart is ordered as it was shown. Refusals: the 409 codes of the checkout, with their data. */
export const orderPlace: Write<'order.place'> = {
  schema,
  queue: () => 'cart',
  // A later order of the whole cart is meant in place of an earlier one; a part of it, only of one of the same lines.
  subject: ({ checkout: { items, is_partial } }) =>
    is_partial === true ? `order of ${items.map(item => item.product_variant_id).sort()}` : 'order',
  isBarrier: true,
  waitsFor: { kind: 'address.create', subject: ({ checkout }) => addressSubject(checkout.address_id) },
  diskOnly: 'order_not_kept',
  // An order is told of until it was seen; of everything else its own place tells.
  outcome({ shown }, answer) {
    if (answer === null || answer === undefined) return null;
    const { id: orderId, number: orderNumber, total, unique_code } = answer as Order;
    return { orderId, orderNumber, shownTotal: shown.total, total: total - unique_code };
  },
  send: (api, lang, { checkout }, attempt) =>
    api.call(checkoutEndpoint, { params: { id: checkout.id }, query: { lang }, body: checkout, ...attempt }),
  apply(client, order, { checkout }, lang) {
    const cartKey = persistedKeys.cart.beginning;
    setAnswer(client, cartKey, restOf(client.getQueryData(cartKey), checkout, order));
    putOrder(client, lang, order);
    void client.invalidateQueries({ queryKey: ['private'] });
  },
};
