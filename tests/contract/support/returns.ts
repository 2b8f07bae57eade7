import { randomUUID } from 'node:crypto';
import { lockForShop } from '#server/modules/orders/administration.ts';
import { moveOrder } from '#server/modules/orders/transitions.ts';
import type { Customer } from './orders.ts';
import type { TestShop } from './shop.ts';

/** Moves a placed order on until its customer has it. */
export async function deliver(shop: TestShop, orderId: string, now: Date): Promise<void> {
  for (const to of [3, 4, 5, 6, 7] as const) {
    await shop.db.transaction(async tx => moveOrder(tx, await lockForShop(tx, orderId), { to, actor: 'admin', now }));
  }
}

/** The form of a return; two fields have a value unless they are given. */
export interface Form {
  readonly reason?: string;
  readonly wish?: string;
  readonly lines: string;
  readonly words?: string;
  readonly photos?: readonly Blob[];
}

/** Sends the form of a return. */
export async function askReturn(customer: Customer, orderId: string, { photos = [], ...fields }: Form, key: string = randomUUID()) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ reason: 'damaged', wish: 'refund', ...fields })) body.set(name, value);
  for (const each of photos) body.append('photos', each, 'foto.jpg');
  const headers = { ...customer.buyer.headers, 'Idempotency-Key': key };
  const answer = await customer.shop.fetch(`/api/v1/orders/${orderId}/returns?lang=en`, { method: 'POST', headers, body });
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}
