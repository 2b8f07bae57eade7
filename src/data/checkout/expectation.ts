import type { Checkout, CheckoutConflict, Order } from '#contract/orders.ts';

/** The customer's choices; ids of the API, and the project or purchase order that the goods are for. */
export interface Choices {
  readonly addressId: string;
  readonly shipmentId: string;
  readonly paymentId: string;
  readonly projectName?: string;
}

/**
 * The mutation to order what is on screen: the lines that can be ordered, at the prices and the fee that were shown.
 * @param shippingFee rupiah
 * @param isPartial whether other lines stay in the cart
 */
export function checkoutOf(
  order: Order,
  { addressId, shipmentId, paymentId, projectName = '' }: Choices,
  shippingFee: number,
  isPartial = false,
): Checkout {
  const project_name = projectName.trim();
  return {
    id: order.id,
    status: 2,
    payment_method_id: paymentId,
    shipment_method_id: shipmentId,
    address_id: addressId,
    items: orderedItems(order).map(({ product_variant_id, quantity, price, discount }) => ({
      product_variant_id,
      quantity,
      price,
      discount,
    })),
    shipping_fee: shippingFee,
    ...(isPartial ? { is_partial: true } : {}),
    ...(project_name === '' ? {} : { project_name }),
  };
}

/** Lines of a cart that would be ordered. */
export function orderedItems(order: Order): Order['order_items'] {
  return order.order_items.filter(item => item.product_variant.is_available && item.quantity > 0);
}

/** Unit prices and the fee that a refused checkout has told. */
export interface ToldPrices {
  readonly prices: readonly CheckoutConflict['prices'][number][];
  readonly shipping: CheckoutConflict['shipping'];
}

/** The same mutation at the prices that the customer has been told and has accepted. */
export function acceptedCheckout(checkout: Checkout, { prices, shipping }: ToldPrices): Checkout {
  const told = new Map(prices.map(each => [each.product_variant_id, each]));
  return {
    ...checkout,
    items: checkout.items.map(item => {
      const now = told.get(item.product_variant_id);
      return now === undefined ? item : { ...item, price: now.new_price, discount: now.new_discount };
    }),
    ...(shipping === null ? {} : { shipping_fee: shipping.new_fee }),
  };
}

/** The same mutation with other quantities of some variants; 0 leaves one out. */
export function withQuantities(checkout: Checkout, chosen: Readonly<Record<string, number>>): Checkout {
  const items = checkout.items.map(item => ({ ...item, quantity: chosen[item.product_variant_id] ?? item.quantity }));
  return { ...checkout, items: items.filter(({ quantity }) => quantity > 0) };
}
