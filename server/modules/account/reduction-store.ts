import { and, type Column, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { payments, refunds } from '#server/db/schema/money.ts';
import { orderNotes } from '#server/db/schema/order-notes.ts';
import { idempotencyKeys, orderEvents, orders, outboxMarks, receipts } from '#server/db/schema/orders.ts';
import { broadcasts } from '#server/db/schema/push.ts';
import { orderReceivers } from '#server/db/schema/receivers.ts';
import { returns } from '#server/db/schema/returns.ts';
import { reviews } from '#server/db/schema/reviews.ts';
import { auditEntries } from '#server/db/schema/staff.ts';
import type { Person } from './deletion-store.ts';

/** Reasons of a cancellation that are the shop's codes and no customer's words. */
const REASON_CODES = ['payment_deadline_passed', 'validation_deadline_passed'];

/**
 * Gives placed orders another customer and takes the person out of them. What stays is what the books need: lines, sums, numbers, days, the
 * region of the delivery, and the company and NPWP that an invoice was made out to.
 */
export async function reduceOrders(tx: Executor, ids: readonly string[], customerId: string): Promise<void> {
  if (ids.length === 0) return;
  const person = { label: '', receiver_name: '', phone_number: '', full_address: '', landmark: '', latitude: null, longitude: null };
  await tx
    .update(orders)
    .set({
      customerId,
      addressId: null,
      address: sql`${orders.address} || ${JSON.stringify(person)}::jsonb`,
      buyer: sql`case when ${orders.invoiceNumber} is null then null else ${orders.buyer} end`,
      projectName: null,
      receivedBy: null,
      pickupCode: null,
      // Without one the shop can't take a late payment for it either: there is no customer to bring the goods to.
      cancelReason: null,
    })
    .where(inArray(orders.id, [...ids]));
  await tx
    .update(orderEvents)
    .set({ customerId, note: sql`case when ${inArray(orderEvents.note, REASON_CODES)} then ${orderEvents.note} end` })
    .where(inArray(orderEvents.orderId, [...ids]));
}

/** Names, links and photos of receivers go with the account. @returns ids of the photos, whose files are left */
export async function deleteReceivers(tx: Executor, orderIds: readonly string[]): Promise<readonly string[]> {
  if (orderIds.length === 0) return [];
  const gone = await tx
    .delete(orderReceivers)
    .where(inArray(orderReceivers.orderId, [...orderIds]))
    .returning({ photo: orderReceivers.photo });
  return gone.flatMap(({ photo }) => photo ?? []);
}

/** Takes the words of customer and staff, and who paid, out of what hangs on orders; proofs of a payment that was accepted stay. */
export async function reduceActs(tx: Executor, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const ids = [...orderIds];
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, ids));
  await tx.delete(receipts).where(and(inArray(receipts.orderId, ids), ne(receipts.state, 'accepted')));
  await tx.update(receipts).set({ reason: null }).where(inArray(receipts.orderId, ids));
  await tx.update(returns).set({ words: '', answer: '', photos: [] }).where(inArray(returns.orderId, ids));
  const paid = tx.select({ id: payments.id }).from(payments).where(inArray(payments.orderId, ids));
  await tx
    .update(refunds)
    .set({ note: '' })
    .where(or(inArray(refunds.orderId, ids), inArray(refunds.paymentId, paid)));
  await tx.update(payments).set({ payer: '', note: '' }).where(inArray(payments.orderId, ids));
}

/** Takes what names a person out of banks' references; the rest stays, so that they are found on the statement. */
export async function reduceReferences(tx: Executor, orderIds: readonly string[], words: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const ids = [...orderIds];
  for (const word of words) {
    await tx
      .update(payments)
      .set({ reference: replaced(payments.reference, word, '…') })
      .where(inArray(payments.orderId, ids));
    await tx
      .update(refunds)
      .set({ reference: replaced(refunds.reference, word, '…') })
      .where(inArray(refunds.orderId, ids));
  }
}

/** Takes the author out of the customer's reviews; stars, words and photos stay for others, without what names the person. */
export async function reduceReviews(tx: Executor, customerId: string, words: readonly string[]): Promise<void> {
  const own = eq(reviews.customerId, customerId);
  for (const word of words) {
    await tx
      .update(reviews)
      .set({ text: replaced(reviews.text, word, '…') })
      .where(own);
  }
  await tx.update(reviews).set({ author: '', customerId: null }).where(own);
}

/** Deletes answers kept for repetitions, the customer's and those to the shop's own people about their orders, and broadcasts to them alone. */
export async function deleteAnswers(tx: Executor, { id: customerId, email, phone }: Person, named: readonly string[]): Promise<void> {
  const said = [...named, email, ...(phone === '' ? [] : [phone])];
  await tx.delete(outboxMarks).where(eq(outboxMarks.owner, customerId));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, customerId));
  const isOfShop = or(eq(idempotencyKeys.owner, 'admin'), sql`${idempotencyKeys.owner} like 'staff:%'`);
  await tx.delete(idempotencyKeys).where(and(isOfShop, mentions(sql`${idempotencyKeys.answer}::text`, said)));
  await tx.delete(broadcasts).where(eq(broadcasts.audience, `customer:${customerId}`));
}

/**
 * Takes out of the audit what was sent about the person. Who did what, and when, stays; the path names the order, and the account by the id
 * that stands for it now.
 */
export async function reduceAudit(
  tx: Executor,
  { id, name, email, phone }: Person,
  standIn: string,
  named: readonly string[],
): Promise<void> {
  const quoted = [`"received_by":${JSON.stringify(name)}`, `"payer":${JSON.stringify(name)}`];
  const said = [email, ...(phone === '' ? [] : [phone]), ...quoted];
  const isAbout = or(
    mentions(sql`${auditEntries.path}`, [email, encodeURIComponent(email), ...named]),
    mentions(sql`${auditEntries.detail}`, said),
  );
  await tx.update(auditEntries).set({ detail: '' }).where(isAbout);
  for (const own of [id, email, encodeURIComponent(email)]) {
    await tx
      .update(auditEntries)
      .set({ path: replaced(auditEntries.path, own, standIn) })
      .where(mentions(sql`${auditEntries.path}`, [own]));
  }
}

/** A text in which a word is replaced wherever it stands, in any case. */
function replaced(text: Column, word: string, by: string): SQL<string> {
  const pattern = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return sql<string>`regexp_replace(${text}, ${pattern}, ${by}, 'gi')`;
}

/** Whether a text has one of these in it, in any case. */
function mentions(text: SQL, words: readonly string[]): SQL {
  const list = sql.join(
    words.map(word => sql`${word.toLowerCase()}`),
    sql`, `,
  );
  return sql`exists (select 1 from unnest(array[${list}]::text[]) word where strpos(lower(${text}), word) > 0)`;
}
