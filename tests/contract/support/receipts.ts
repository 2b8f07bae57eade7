import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect } from 'vitest';
import { adminKeyHeader } from '#contract/admin.ts';
import type { Order } from '#contract/orders.ts';
import type { Answer, Customer } from './orders.ts';
import { testAdminKey } from './shop.ts';

/** A picture with something in every pixel, so that its bytes can't be few. */
export const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } } });

/** The smallest PDF with one empty page. */
export function pdf(): Buffer {
  const body = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n';
  return Buffer.from(`${body}xref\n0 1\n0000000000 65535 f \ntrailer<</Size 3/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`, 'latin1');
}

/** The beginning of a photo as iPhones keep them. */
export const heic = () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(400, '\0'), 'latin1');

export const blob = (bytes: Uint8Array, type = 'image/jpeg') => new Blob([new Uint8Array(bytes)], { type });

/** Sends a file as an order's receipt, or a form without one. */
export async function sendReceipt(customer: Customer, orderId: string, file: Blob | null, key: string = randomUUID()): Promise<Answer> {
  const body = new FormData();
  if (file !== null) body.set('file', file, 'bukti.jpg');
  const headers = { ...customer.buyer.headers, 'Idempotency-Key': key };
  const answer = await customer.shop.fetch(`/api/v1/orders/${orderId}/receipt`, { method: 'POST', headers, body });
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}

/** A call of the shop's own people about an order. */
export async function asAdmin(shop: Customer['shop'], path: string, json?: unknown): Promise<Answer> {
  const answer = await shop.fetch(`/api/v1/admin/orders/${path}`, {
    method: 'POST',
    headers: { [adminKeyHeader]: testAdminKey },
    ...(json === undefined ? {} : { json }),
  });
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}

/** An order that waits for its payment, with 24 hours to go. */
export async function orderToPay(customer: Customer, variant: string): Promise<Order> {
  const order = await customer.place({ [variant]: 1 });
  expect((await asAdmin(customer.shop, `${order.id}/validation`)).status).toBe(200);
  return customer.order(order.id);
}

/** The codes of a refused call; the rest of the answer is wording. */
export const refusal = ({ status, body }: Answer) => ({ status, code: body.code, errors: body.errors });
