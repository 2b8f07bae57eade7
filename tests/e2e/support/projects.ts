import type { Order } from '#contract/orders.ts';
import { type Customer, fillCart } from './customer.ts';

/** Places an order for a project, to be collected. @param addressId of the customer @param goods quantities by variant id */
export async function orderFor(
  customer: Customer,
  { addressId, project, goods }: { addressId: string; project?: string; goods: Readonly<Record<string, number>> },
): Promise<Order> {
  const cart = await fillCart(customer, goods);
  return customer.call('PUT', `/orders/${cart.id}`, {
    ...{ id: cart.id, status: 2, payment_method_id: 'bank-transfer', shipment_method_id: 'pick-up', address_id: addressId },
    items: cart.order_items.map(({ product_variant_id, quantity, price, discount }) => ({ product_variant_id, quantity, price, discount })),
    ...(project === undefined ? {} : { project_name: project }),
  });
}
