import type * as v from 'valibot';
import type { AccountDeletionSchema } from '#contract/account.ts';
import { uuidv7 } from '#lib/ids.ts';
import type { Executor } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { retrying } from '#server/http/transaction.ts';
import { dropProfilePhoto } from '../customers/profile.ts';
import { proveOwner } from '../customers/service.ts';
import { dropReceipt } from '../orders/receipt-files.ts';
import { dropHandoverPhotos } from '../orders/receivers/photos.ts';
import { dropReturnPhotos } from '../orders/returns/photos.ts';
import * as store from './deletion-store.ts';
import {
  deleteAnswers,
  deleteReceivers,
  reduceActs,
  reduceAudit,
  reduceOrders,
  reduceReferences,
  reduceReviews,
} from './reduction-store.ts';

/** Letters of a name below which it is not looked for in other texts: it would be found within words. */
const SHORTEST_NAME = 3;

/**
 * Deletes a customer's account for good. The placed orders stay, as the books need them, under a stand-in of which nothing leads to the
 * person; see docs/decisions/sign-in-and-privacy.md. Devices that still have tokens hear `account_deleted`.
 * @throws Problem 422 for the proof, 409 orders_open or money_owed with the orders' numbers, 401 where it is gone already
 */
export async function deleteAccount(deps: Deps, customerId: string, proof: v.InferOutput<typeof AccountDeletionSchema>): Promise<void> {
  await proveOwner(deps.db, customerId, proof);
  const gone = await retrying(() => deps.db.transaction(tx => remove(tx, customerId, deps.now())));
  // Files go after the commit: one that a crash leaves behind is in no row any more, and goes with the hourly sweep.
  await Promise.all([
    dropProfilePhoto(deps, gone.photoUrl),
    ...gone.files.receipts.map(file => dropReceipt(deps.files, { file })),
    dropReturnPhotos(deps.files, gone.files.returnPhotos),
    dropHandoverPhotos(deps.files, gone.handoverPhotos),
  ]);
}

/** Files that the deletion leaves behind, to be deleted after its commit. */
interface Gone {
  readonly photoUrl: string | null;
  readonly files: store.LeftFiles;
  readonly handoverPhotos: readonly string[];
}

async function remove(tx: Executor, customerId: string, now: Date): Promise<Gone> {
  const person = await store.lockAccount(tx, customerId);
  if (person === null) throw new Problem(401, 'account_deleted');
  await refuseWhileHeld(tx, customerId);

  const placed = await store.selectPlaced(tx, customerId);
  const ids = placed.map(({ id }) => id);
  const numbers = placed.flatMap(({ number }) => number ?? []);
  const named = [customerId, ...ids, ...numbers, ...(await store.selectActs(tx, customerId, ids))];
  const files = await store.selectLeftFiles(tx, ids);
  const words = wordsOf(person);

  const standIn = uuidv7(now.getTime());
  if (placed.length > 0) await store.insertStandIn(tx, standIn, now);
  await reduceReviews(tx, customerId, words);
  await reduceReferences(tx, ids, words);
  await reduceActs(tx, ids);
  const handoverPhotos = await deleteReceivers(tx, ids);
  await reduceOrders(tx, ids, standIn);
  await deleteAnswers(tx, person, named);
  await reduceAudit(tx, person, standIn, named);
  await store.keepTokenHashes(tx, customerId);
  await store.deleteUnclaimed(tx, person);
  await store.deleteAccountRow(tx, customerId);
  return { photoUrl: person.imageUrl, files, handoverPhotos };
}

/** @throws Problem 409 orders_open, money_owed */
async function refuseWhileHeld(tx: Executor, customerId: string): Promise<void> {
  const open = await store.selectOpen(tx, customerId);
  if (open.length > 0) throw new Problem(409, 'orders_open', { data: { orders: open } });
  const owed = await store.selectOwed(tx, customerId);
  if (owed.length > 0) throw new Problem(409, 'money_owed', { data: { orders: owed } });
}

/** What names a person in a text: name, e-mail address, and the phone number in its usual forms. */
function wordsOf({ name, email, phone }: store.Person): string[] {
  const local = phone.startsWith('+62') ? [phone.slice(1), `0${phone.slice(3)}`] : [];
  return [email, phone, ...local, name].filter(word => word.length >= SHORTEST_NAME);
}
