import type * as v from 'valibot';
import type { sendNotificationEndpoint } from '#contract/admin.ts';
import type { Executor } from '#server/db/client.ts';
import { notFound } from '#server/http/problem.ts';
import { findByEmail, selectCustomerIds } from '../customers/store.ts';
import { notify } from './service.ts';

type Words = v.InferOutput<NonNullable<typeof sendNotificationEndpoint.body>>;

/**
 * Tells every customer, or one of them, of a promotion or an announcement; answers how many.
 * @throws Problem 404 where nobody has the e-mail address
 */
export async function broadcast(tx: Executor, { type, message, customer_email: email }: Words, now: Date): Promise<number> {
  const ids = email === null ? await selectCustomerIds(tx) : [await idOf(tx, email)];
  for (const customerId of ids) await notify(tx, { customerId, type, statusProgress: null, orderId: null, message, at: now });
  return ids.length;
}

async function idOf(tx: Executor, email: string): Promise<string> {
  const customer = await findByEmail(tx, email);
  if (customer === null) throw notFound('customer');
  return customer.id;
}
