import type { Queues } from '#contract/admin-queues.ts';
import type { Executor } from '#server/db/client.ts';
import { openMoney } from '../money/service.ts';
import { countQueues } from './queue-store.ts';
import { countAsked } from './returns/service.ts';

/** How much waits for the shop's people. */
export async function readQueues(db: Executor, now: Date): Promise<Queues> {
  const { latest, ...orders } = await countQueues(db, now);
  return { ...orders, ...(await openMoney(db)), returns: await countAsked(db), latest_order_at: latest?.toISOString() ?? null };
}
