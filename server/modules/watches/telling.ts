import { notificationType } from '#contract/notifications.ts';
import type { Executor } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { retrying } from '#server/http/transaction.ts';
import { type Notice, notifyAll } from '../notifications/service.ts';
import { type DueWatch, deleteWatch, lockDue, moveReference, nextStop, type WatchCursor } from './store.ts';
import { watchWords } from './words.ts';

/** Watches that one look compares with the catalogue. */
const PAGE = 2_000;
/** Watches that one transaction tells of. */
const BATCH = 200;

/**
 * Makes the job that tells customers what they watch for. It compares watches with the catalogue as it stands, a page at a time by the
 * primary key, so that it needs no word from what changes stocks and prices (imports, the desk, cancelled orders), and a run costs the same
 * however many watches there are. The telling and the end of the watch, or its new reference, are one transaction, and of two
 * processes the second passes over what the first has locked: each is told once.
 */
export function createTelling({ db, now, stopping }: Pick<Deps, 'db' | 'now' | 'stopping'>): () => Promise<void> {
  let cursor: WatchCursor | null = null;
  return async () => {
    const from = cursor;
    const to = await nextStop(db, from, PAGE);
    const step = () => db.transaction(tx => tellNext(tx, from, to, now()));
    let told = BATCH;
    while (stopping?.aborted !== true && told === BATCH) told = await retrying(step);
    cursor = to;
  };
}

async function tellNext(tx: Executor, from: WatchCursor | null, to: WatchCursor | null, now: Date): Promise<number> {
  const due = await lockDue(tx, from, to, BATCH);
  for (const watch of due) {
    if (watch.kind === 'stock') await deleteWatch(tx, watch);
    else await moveReference(tx, watch, watch.paid);
  }
  await notifyAll(
    tx,
    due.map(watch => noticeOf(watch, now)),
  );
  return due.length;
}

function noticeOf({ customerId, variantId, kind, paid, ...names }: DueWatch, at: Date): Notice {
  const name = { id: `${names.productId} · ${names.nameId}`, en: `${names.productEn} · ${names.nameEn}` };
  return {
    customerId,
    type: notificationType.announcement,
    statusProgress: null,
    orderId: null,
    variantId,
    message: watchWords(name, kind === 'stock' ? null : paid),
    at,
  };
}
