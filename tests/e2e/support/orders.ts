import { admin } from './admin.ts';
import { variantId } from './catalogue.ts';
import { type Customer, fillCart, placeOrder, register } from './customer.ts';

/** A cart with something in it and an order that can be paid. */
export async function cartAndOrder(customer: Customer): Promise<{ cart: string; order: string }> {
  const id = await variantId('perekat-keramik-dinding-watukarsa-anti-turun');
  const order = await placeOrder(customer, await fillCart(customer, { [id]: 1 }));
  await admin('validate', order.id);
  const cart = await fillCart(customer, { [id]: 1 });
  return { cart: cart.id, order: order.id };
}

/** Hands a receipt in for an order that can be paid. */
export async function handIn(customer: Customer, orderId: string): Promise<void> {
  const objects = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n';
  const pdf = `${objects}xref\n0 1\n0000000000 65535 f \ntrailer<</Size 3/Root 1 0 R>>\nstartxref\n${objects.length}\n%%EOF\n`;
  const body = new FormData();
  body.set('file', new Blob([pdf], { type: 'application/pdf' }), 'bukti.pdf');
  const headers = { authorization: `Bearer ${customer.tokens.token}` };
  const answer = await fetch(`${process.env.SHOP_URL}/api/v1/orders/${orderId}/receipt`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`receipt: ${await answer.text()}`);
}

/** A new customer's order whose receipt waits for a decision. */
export async function receiptToCheck(): Promise<{ id: string; number: string }> {
  const customer = await register('id');
  const { order: id } = await cartAndOrder(customer);
  await handIn(customer, id);
  return { id, number: (await admin('order', id)).number };
}
