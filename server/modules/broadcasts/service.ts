import * as v from 'valibot';
import type { Broadcast, sendNotificationEndpoint } from '#contract/broadcasts.ts';
import { IdSchema } from '#contract/endpoint.ts';
import { notificationType } from '#contract/notifications.ts';
import type { Executor } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/http/problem.ts';
import { retrying } from '#server/http/transaction.ts';
import { customerIds } from '../customers/service.ts';
import { notifyAll } from '../notifications/service.ts';
import { pushCounts } from '../push/service.ts';
import {
  type BroadcastRow,
  countBroadcasts,
  countMembers,
  findBroadcast,
  findRegionCode,
  insertBroadcast,
  lockUnfinished,
  selectBroadcasts,
  selectMembers,
  updateBroadcast,
} from './store.ts';

type Wanted = v.InferOutput<NonNullable<typeof sendNotificationEndpoint.body>>;

/** Customers told in one transaction. */
const BATCH = 500;

/**
 * Begins a promotion or an announcement and tells its first customers (all in a small audience); `continueBroadcasts` tells the rest.
 * @throws Problem 404 for an e-mail address that no customer has, or an unknown region
 */
export async function startBroadcast(tx: Executor, { type, message, to, customer_email }: Wanted, now: Date): Promise<Broadcast> {
  const audience = await audienceOf(tx, customer_email ?? to);
  const total = await countMembers(tx, { audience });
  const row = await insertBroadcast(tx, { type, message, audience, total, createdAt: now });
  const [view] = await views(tx, [await tellNext(tx, row, now)]);
  if (view === undefined) throw new Error('a broadcast has no view');
  return view;
}

/**
 * Goes on with broadcasts until they are finished or the process stops, each batch with its place in one transaction, so that a restart
 * continues there.
 */
export async function continueBroadcasts({ db, now, stopping }: Pick<Deps, 'db' | 'now' | 'stopping'>): Promise<void> {
  const step = () =>
    db.transaction(async tx => {
      const row = await lockUnfinished(tx);
      if (row !== null) await tellNext(tx, row, now());
      return row !== null;
    });
  while (stopping?.aborted !== true && (await retrying(step)));
}

async function tellNext(tx: Executor, row: BroadcastRow, now: Date): Promise<BroadcastRow> {
  const ids = await selectMembers(tx, row, BATCH);
  const type = row.type === notificationType.promotion ? notificationType.promotion : notificationType.announcement;
  const told = { type, statusProgress: null, orderId: null, message: row.message, at: now };
  await notifyAll(
    tx,
    ids.map(customerId => ({ ...told, customerId })),
    row.id,
  );
  return updateBroadcast(tx, row.id, {
    notified: row.notified + ids.length,
    cursor: ids.at(-1) ?? row.cursor,
    finishedAt: ids.length < BATCH ? now : null,
  });
}

async function audienceOf(db: Executor, to: string): Promise<string> {
  if (to === 'all') return to;
  const region = /^region:(.+)$/.exec(to)?.[1]?.trim();
  if (region === undefined) {
    const [id] = await customerIds(db, to);
    if (id === undefined) throw notFound('customer');
    return `customer:${id}`;
  }
  const code = await findRegionCode(db, region);
  if (code === null) throw notFound('region');
  return `region:${code}`;
}

export async function listBroadcasts(
  db: Executor,
  page: { limit: number; offset: number },
): Promise<{ broadcasts: Broadcast[]; total: number }> {
  return { broadcasts: await views(db, await selectBroadcasts(db, page)), total: await countBroadcasts(db) };
}

/** @throws Problem 404 */
export async function readBroadcast(db: Executor, id: string): Promise<Broadcast> {
  const row = v.is(IdSchema, id) ? await findBroadcast(db, id) : null;
  const [view] = row === null ? [] : await views(db, [row]);
  if (view === undefined) throw notFound('broadcast');
  return view;
}

async function views(db: Executor, rows: readonly BroadcastRow[]): Promise<Broadcast[]> {
  const pushes = await pushCounts(
    db,
    rows.map(row => row.id),
  );
  return rows.map(row => ({
    id: row.id,
    type: row.type === notificationType.promotion ? notificationType.promotion : notificationType.announcement,
    message: row.message,
    audience: row.audience,
    total: row.total,
    sent: row.notified,
    pushes_sent: pushes.get(`${row.id} sent`) ?? 0,
    pushes_waiting: pushes.get(`${row.id} waiting`) ?? 0,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  }));
}
