import type { OrderNote } from '#contract/admin-notes.ts';
import type { Executor } from '#server/db/client.ts';
import { findOrder } from './administration.ts';
import { insertNote, type NoteRow, selectNotes } from './note-store.ts';

/** What staff noted on an order, newest first. @throws Problem 404 */
export async function readNotes(db: Executor, idOrNumber: string, now: Date): Promise<{ notes: OrderNote[] }> {
  const { id } = await findOrder(db, idOrNumber, now);
  return { notes: (await selectNotes(db, id)).map(view) };
}

/** Notes something on an order; the order itself stays as it is, and its customer is told nothing. @throws Problem 404 */
export async function addNote(
  tx: Executor,
  idOrNumber: string,
  { words, person, now }: { readonly words: string; readonly person: string; readonly now: Date },
): Promise<OrderNote> {
  const { id } = await findOrder(tx, idOrNumber, now);
  return view(await insertNote(tx, { orderId: id, person, words, createdAt: now }));
}

const view = ({ id, createdAt, person, words }: NoteRow): OrderNote => ({ id, at: createdAt.toISOString(), person, words });
