import { and, asc, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { customers } from '#server/db/schema/customers.ts';
import { listLines, lists } from '#server/db/schema/lists.ts';

export type ListRow = typeof lists.$inferSelect;
export type LineRow = typeof listLines.$inferSelect;

/** Makes the additions of one customer take turns: how many lists there may be depends on all of them. */
export async function lockCustomer(tx: Executor, customerId: string): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update');
}

/** A customer's lists with how many lines each has and how many of them are bought, the one that was changed last first. */
export function selectLists(db: Executor, customerId: string) {
  return db
    .select({
      ...getTableColumns(lists),
      lines: count(listLines.id),
      boughtLines: sql<number>`count(*) filter (where ${listLines.checked} or (${listLines.bought} > 0 and ${listLines.bought} >= ${listLines.quantity}))::int`,
    })
    .from(lists)
    .leftJoin(listLines, eq(listLines.listId, lists.id))
    .where(eq(lists.customerId, customerId))
    .groupBy(lists.id)
    .orderBy(desc(lists.updatedAt), asc(lists.id));
}

export async function countLists(db: Executor, customerId: string): Promise<number> {
  const [row] = await db.select({ lists: count() }).from(lists).where(eq(lists.customerId, customerId));
  return row?.lists ?? 0;
}

export async function selectList(db: Executor, customerId: string, id: string): Promise<ListRow | undefined> {
  const [row] = await db.select().from(lists).where(isOwn(customerId, id));
  return row;
}

/** A list by the token of its link. */
export async function selectShared(db: Executor, token: string): Promise<ListRow | undefined> {
  const [row] = await db.select().from(lists).where(eq(lists.shareToken, token));
  return row;
}

/** Locks a list, of any customer, until the transaction ends, so that edits of it happen in turn. */
export async function lockList(tx: Executor, id: string): Promise<ListRow | undefined> {
  const [row] = await tx.select().from(lists).where(eq(lists.id, id)).for('update');
  return row;
}

/** Undefined where a list has that id already. */
export async function insertList(tx: Executor, row: typeof lists.$inferInsert): Promise<ListRow | undefined> {
  const [inserted] = await tx.insert(lists).values(row).onConflictDoNothing({ target: lists.id }).returning();
  return inserted;
}

export async function updateList(tx: Executor, id: string, fields: Partial<ListRow>): Promise<ListRow | undefined> {
  const [row] = await tx.update(lists).set(fields).where(eq(lists.id, id)).returning();
  return row;
}

/** @returns whether there was one */
export async function deleteList(tx: Executor, customerId: string, id: string): Promise<boolean> {
  return (await tx.delete(lists).where(isOwn(customerId, id)).returning({ id: lists.id })).length > 0;
}

/** Lines of a list, all or those named, in their order. */
export function selectLines(db: Executor, listId: string, ids?: readonly string[]): Promise<LineRow[]> {
  if (ids !== undefined && ids.length === 0) return Promise.resolve([]);
  const isNamed = ids === undefined ? undefined : inArray(listLines.id, [...ids]);
  return db
    .select()
    .from(listLines)
    .where(and(eq(listLines.listId, listId), isNamed))
    .orderBy(asc(listLines.position), asc(listLines.id));
}

export async function countLines(db: Executor, listId: string): Promise<number> {
  const [row] = await db.select({ lines: count() }).from(listLines).where(eq(listLines.listId, listId));
  return row?.lines ?? 0;
}

/** Writes lines whole, but for what was bought of them. */
export async function upsertLines(tx: Executor, rows: readonly (typeof listLines.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  const written = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(listLines)
    .values([...rows])
    .onConflictDoUpdate({
      target: [listLines.listId, listLines.id],
      set: {
        sectionId: written('section_id'),
        variantId: written('variant_id'),
        text: written('text'),
        quantity: written('quantity'),
        need: written('need'),
        note: written('note'),
        checked: written('checked'),
        seenPrice: written('seen_price'),
        seenAt: written('seen_at'),
        source: written('source'),
        position: written('position'),
        rev: written('rev'),
        device: written('device'),
        other: written('other'),
      },
    });
}

/** A line that stays after a removal that did not know what another device had made of it. */
export async function keepLine(tx: Executor, listId: string, id: string, fields: Partial<LineRow>): Promise<void> {
  await tx
    .update(listLines)
    .set(fields)
    .where(and(eq(listLines.listId, listId), eq(listLines.id, id)));
}

export async function deleteLines(tx: Executor, listId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(listLines).where(and(eq(listLines.listId, listId), inArray(listLines.id, [...ids])));
}

function isOwn(customerId: string, id: string) {
  return and(eq(lists.id, id), eq(lists.customerId, customerId));
}
