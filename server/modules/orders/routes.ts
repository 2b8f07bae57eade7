import { type CartEdit, editCartEndpoint } from '#contract/cart-edits.ts';
import type { Language } from '#contract/endpoint.ts';
import {
  cancelOrderEndpoint,
  checkoutEndpoint,
  orderEndpoint,
  orderQuotesEndpoint,
  ordersEndpoint,
  removeItemsEndpoint,
  setCartEndpoint,
} from '#contract/orders.ts';
import { confirmReceivedEndpoint, orderEventsEndpoint } from '#contract/tracking.ts';
import type { Executor } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { rates } from '#server/http/customer-limits.ts';
import { invalid } from '#server/http/problem.ts';
import { type Api, type Call, requestPathOf, route } from '#server/http/route.ts';
import { sharedLimiter } from '#server/http/shared-limit.ts';
import { mailNewOrder } from '../staff/new-order-mail.ts';
import { type Asker, currentCart, removeItems, setCart } from './cart.ts';
import { editCart } from './cart-edits.ts';
import { placeOrder } from './checkout.ts';
import type { Expected } from './checkout-rules.ts';
import { mountHistory } from './history/routes.ts';
import { orderQuotes } from './quotes.ts';
import { listOrders, readOrder } from './reading.ts';
import { mountReceipts } from './receipt-routes.ts';
import { mountReceivers } from './receivers/routes.ts';
import { cancelOrder, confirmReceived, listEvents } from './service.ts';

/** Mounts cart, checkout and the customer's orders. */
export function mountOrders(api: Api, deps: Deps): void {
  const limiter = sharedLimiter(deps);
  const asker = ({ customerId, language, origin }: Omit<Asker, 'now'>): Asker => ({
    customerId,
    language,
    origin,
    now: deps.now(),
  });

  route(api, deps, ordersEndpoint, ({ db, customerId, query }) => listOrders(db, { customerId, now: deps.now() }, query));

  type Repeated = Omit<Asker, 'now'> & { readonly db: Executor };
  /** A repeated edit is answered with the cart of now, and any other write of an order with that order as it stands now. */
  const cartNow = { again: (call: Repeated) => currentCart(call.db, asker(call)) };
  const orderNow = { again: (call: Repeated, id: string) => readOrder(call.db, { ...asker(call), id }) };

  route(api, deps, setCartEndpoint, call => setCart(call.db, asker(call), call.body), cartNow);

  // An edit that was sent alone and comes again in a batch is the same write.
  const single = requestPathOf(setCartEndpoint);
  const edit = (call: Parameters<typeof asker>[0] & Pick<Call<unknown, { edits: CartEdit[] }, 'customer'>, 'http' | 'body'>) => {
    const { edits } = call.body;
    call.http.get('countWrites')(edits.length);
    return editCart(deps.db, asker(call), edits, single);
  };
  route(api, deps, editCartEndpoint, edit, { isUnkeyed: true });

  route(
    api,
    deps,
    removeItemsEndpoint,
    async call => {
      const { order_id, item_ids } = call.body;
      if (call.params.orderId?.toLowerCase() !== order_id.toLowerCase()) throw invalid({ order_id: ['id_invalid'] });
      return removeItems(call.db, asker(call), { cartId: order_id, itemIds: item_ids });
    },
    cartNow,
  );

  route(api, deps, orderEndpoint, call => readOrder(call.db, { ...asker(call), id: call.params.id ?? '' }));

  const place = async (call: Call<{ lang: Language }, Expected, 'customer', unknown>) => {
    const order = await placeOrder(call.db, asker(call), call.params.id ?? '', call.body);
    await mailNewOrder(call.db, deps, order);
    return order;
  };
  route(api, deps, checkoutEndpoint, place, {
    ...orderNow,
    prepare: async ({ customerId }: { customerId: string }) =>
      void (await limiter.take({ [`checkouts of ${customerId}`]: rates.checkouts })),
  });

  route(api, deps, cancelOrderEndpoint, call => cancelOrder(call.db, asker(call), call.params.id ?? '', call.body.reason), orderNow);

  route(api, deps, confirmReceivedEndpoint, call => confirmReceived(call.db, asker(call), call.params.id ?? ''), orderNow);

  route(api, deps, orderEventsEndpoint, ({ db, customerId, params }) => listEvents(db, { customerId, id: params.id ?? '' }));

  route(api, deps, orderQuotesEndpoint, call =>
    orderQuotes(call.db, asker(call), {
      orderId: call.params.id ?? '',
      addressId: call.query.address_id,
      without: call.query.without.toLowerCase().split(','),
    }),
  );

  mountReceipts(api, deps);
  mountHistory(api, deps);
  mountReceivers(api, deps);
}
