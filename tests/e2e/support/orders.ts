import { admin } from './admin.ts';
import { variantId } from './catalogue.ts';
import { type Customer, fillCart, placeOrder } from './customer.ts';

/** A cart with something in it and an order that can be paid. */
export async function cartAndOrder(customer: Customer): Promise<{ cart: string; order: string }> {
  const id = await variantId('perekat-keramik-dinding-watukarsa-anti-turun');
  const order = await placeOrder(customer, await fillCart(customer, { [id]: 1 }));
  await admin('validate', order.id);
  const cart = await fillCart(customer, { [id]: 1 });
  return { cart: cart.id, order: order.id };
}
