import type * as v from 'valibot';
import type { sendNotificationEndpoint } from '#contract/admin.ts';
import type { Executor } from '#server/db/client.ts';
import { notFound } from '#server/http/problem.ts';
import { customerIds } from '../customers/service.ts';
import { notifyAll } from './service.ts';

type Words = v.InferOutput<NonNullable<typeof sendNotificationEndpoint.body>>;

/** Customers told by one statement. */
const BATCH = 1_000;

/**
 * Tells every customer, or one of them, of a promotion or an announcement; answers how many.
 * @throws Problem 404 where nobody has the e-mail address
 */
export async function broadcast(tx: Executor, { type, message, customer_email: email }: Words, now: Date): Promise<number> {
  const ids = await customerIds(tx, email);
  if (email !== null && ids.length === 0) throw notFound('customer');
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    await notifyAll(
      tx,
      batch.map(customerId => ({ customerId, type, statusProgress: null, orderId: null, message, at: now })),
    );
  }
  return ids.length;
}
