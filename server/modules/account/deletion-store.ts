import { and, between, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { orderStatus } from '#contract/order-status.ts';
import type { Executor } from '#server/db/client.ts';
import { customers, deletedAccountTokens, federatedIdentities, sessions, sessionTokens, signInCodes } from '#server/db/schema/customers.ts';
import { mails } from '#server/db/schema/mail.ts';
import { payments, refunds } from '#server/db/schema/money.ts';
import { orderNotes } from '#server/db/schema/order-notes.ts';
import { orders, receipts } from '#server/db/schema/orders.ts';
import { broadcasts } from '#server/db/schema/push.ts';
import { returns } from '#server/db/schema/returns.ts';

/** The account that is to go. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly imageUrl: string | null;
}

/** An order that stays, without its cart. */
export interface KeptOrder {
  readonly id: string;
  readonly number: string | null;
  readonly status: number;
}

/**
 * Locks what a deletion changes until its transaction ends: the orders first, in one order as a checkout has them, then the account, so that
 * nothing can be added to it any more. Null where it is gone already.
 */
export async function lockAccount(tx: Executor, customerId: string): Promise<Person | null> {
  const own = eq(orders.customerId, customerId);
  await tx.select({ id: orders.id }).from(orders).where(own).orderBy(orders.id).for('update');
  const [row] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('update');
  return row ?? null;
}

/** The placed orders of an account. */
export function selectPlaced(tx: Executor, customerId: string): Promise<KeptOrder[]> {
  return tx
    .select({ id: orders.id, number: orders.number, status: orders.status })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), ne(orders.status, orderStatus.cart)))
    .orderBy(orders.placedAt);
}

/** Numbers of the account's orders that still go on, or of which a return waits for a decision. */
export function selectOpen(tx: Executor, customerId: string): Promise<string[]> {
  const hasOpenReturn = sql`exists (select 1 from ${returns} where ${returns.orderId} = ${orders.id} and ${returns.state} = 'asked')`;
  const isUnderWay = between(orders.status, orderStatus.waitingForValidation, orderStatus.onShipping);
  return numbersWhere(tx, customerId, sql`(${isUnderWay} or ${hasOpenReturn})`);
}

/** Numbers of the account's orders of which money still has to go back. */
export function selectOwed(tx: Executor, customerId: string): Promise<string[]> {
  return numbersWhere(
    tx,
    customerId,
    sql`exists (select 1 from ${refunds} where ${refunds.orderId} = ${orders.id} and ${refunds.state} = 'owed')`,
  );
}

async function numbersWhere(tx: Executor, customerId: string, wanted: SQL): Promise<string[]> {
  const rows = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), wanted))
    .orderBy(orders.placedAt);
  return rows.flatMap(({ number }) => number ?? []);
}

/** Files that nothing needs once the account is gone. */
export interface LeftFiles {
  /** Names in the receipts' folder: proofs that paid nothing. */
  readonly receipts: readonly string[];
  /** Ids of photos in the returns' folder. */
  readonly returnPhotos: readonly string[];
}

export async function selectLeftFiles(tx: Executor, orderIds: readonly string[]): Promise<LeftFiles> {
  if (orderIds.length === 0) return { receipts: [], returnPhotos: [] };
  const unpaid = await tx
    .select({ file: receipts.file })
    .from(receipts)
    .where(and(inArray(receipts.orderId, [...orderIds]), ne(receipts.state, 'accepted')));
  const photos = await tx
    .select({ photos: returns.photos })
    .from(returns)
    .where(inArray(returns.orderId, [...orderIds]));
  return { receipts: unpaid.map(({ file }) => file), returnPhotos: photos.flatMap(each => each.photos) };
}

/** Ids of what the shop's own people did about a customer and their orders, by which the audit and kept answers name it. */
export async function selectActs(tx: Executor, customerId: string, orderIds: readonly string[]): Promise<string[]> {
  const ids = [...orderIds];
  const told = await tx
    .select({ id: broadcasts.id })
    .from(broadcasts)
    .where(eq(broadcasts.audience, `customer:${customerId}`));
  if (ids.length === 0) return told.map(({ id }) => id);
  const rows = [
    ...told,
    ...(await tx.select({ id: orderNotes.id }).from(orderNotes).where(inArray(orderNotes.orderId, ids))),
    ...(await tx.select({ id: returns.id }).from(returns).where(inArray(returns.orderId, ids))),
    ...(await tx.select({ id: payments.id }).from(payments).where(inArray(payments.orderId, ids))),
    ...(await tx.select({ id: refunds.id }).from(refunds).where(inArray(refunds.orderId, ids))),
  ];
  return rows.map(({ id }) => id);
}

/** Keeps the hashes of the account's tokens, by which its devices hear that it is gone. */
export async function keepTokenHashes(tx: Executor, customerId: string): Promise<void> {
  const own = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.customerId, customerId));
  const tokens = tx
    .select({ hash: sessionTokens.hash, expiresAt: sessionTokens.expiresAt })
    .from(sessionTokens)
    .where(inArray(sessionTokens.sessionId, own));
  await tx.insert(deletedAccountTokens).select(tokens).onConflictDoNothing();
}

/** Deletes what only names the account: sign-ins with a provider that were not fetched, and mails that were written to its address. */
export async function deleteUnclaimed(tx: Executor, { id, email }: Person): Promise<void> {
  const isAddress = (column: typeof signInCodes.email | typeof mails.recipient) => sql`lower(${column}) = ${email.toLowerCase()}`;
  const links = tx.select({ subject: federatedIdentities.subject }).from(federatedIdentities).where(eq(federatedIdentities.customerId, id));
  await tx.delete(signInCodes).where(or(isAddress(signInCodes.email), inArray(signInCodes.subject, links)));
  await tx.delete(mails).where(and(eq(mails.kind, 'password_reset'), isAddress(mails.recipient)));
}

/** Adds the row that stands for the account in the orders that stay: nothing in it leads to the person, and its e-mail address is none. */
export async function insertStandIn(tx: Executor, id: string, at: Date): Promise<void> {
  await tx.insert(customers).values({ id, name: '', email: `deleted:${id}`, phone: '', deletedAt: at, createdAt: at });
}

/** Deletes the account with what hangs on it: addresses, notifications, events, pushes, sessions and links to providers. */
export async function deleteAccountRow(tx: Executor, customerId: string): Promise<void> {
  await tx.delete(orders).where(and(eq(orders.customerId, customerId), eq(orders.status, orderStatus.cart)));
  await tx.delete(customers).where(eq(customers.id, customerId));
}
