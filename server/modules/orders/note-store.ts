import { desc, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { orderNotes } from '#server/db/schema/order-notes.ts';

/** A note as it is stored. */
export type NoteRow = typeof orderNotes.$inferSelect;

/** Notes of an order, newest first. */
export async function selectNotes(db: Executor, orderId: string): Promise<NoteRow[]> {
  return db.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(desc(orderNotes.createdAt), desc(orderNotes.id));
}

/** Stores a note. */
export async function insertNote(tx: Executor, note: Omit<NoteRow, 'id'>): Promise<NoteRow> {
  const [row] = await tx.insert(orderNotes).values(note).returning();
  if (row === undefined) throw new Error('a note was not stored');
  return row;
}
