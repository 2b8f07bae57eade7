import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReceiverLink } from '#contract/receivers.ts';
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

/** As `cartAndOrder`, without the command line, which takes seconds. */
export async function openCartAndOrder(customer: Customer): Promise<{ cart: string; order: string }> {
  const id = await variantId('perekat-keramik-dinding-watukarsa-anti-turun');
  const order = await placeOrder(customer, await fillCart(customer, { [id]: 1 }));
  await asAdmin('POST', `orders/${order.id}/validation`);
  const cart = await fillCart(customer, { [id]: 1 });
  return { cart: cart.id, order: order.id };
}

/** The token of an order's link for the person at the site. */
export async function receiverToken(customer: Customer, orderId: string): Promise<string> {
  return (await customer.call<ReceiverLink>('POST', `/orders/${orderId}/receiver-link`)).token ?? '';
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

/** A call of the shop's own people; much sooner than the command line where a test needs several. */
export async function asAdmin(method: string, path: string, json: unknown = {}): Promise<void> {
  const key = (await readFile(join(process.env.SHOP_DATA_DIR ?? '', 'admin-key'), 'utf8')).trim();
  const headers = { 'x-admin-key': key, 'content-type': 'application/json' };
  const answer = await fetch(`${process.env.SHOP_URL}/api/v1/admin/${path}`, { method, headers, body: JSON.stringify(json) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
}

/** Brings a placed order to its customer, all steps of it. */
export async function bring(customer: Customer, orderId: string): Promise<void> {
  await asAdmin('POST', `orders/${orderId}/validation`);
  await handIn(customer, orderId);
  await asAdmin('POST', `orders/${orderId}/receipt/acceptance`);
  await asAdmin('POST', `orders/${orderId}/processing`);
  await asAdmin('POST', `orders/${orderId}/shipment`, { tracking_number: 'TTK-42' });
  await asAdmin('POST', `orders/${orderId}/delivery`, { received_by: 'Pak Yan' });
}
