import * as v from 'valibot';
import { IdSchema } from '#contract/endpoint.ts';
import type { Letterhead, Quotation } from '#contract/quotations.ts';
import type { Executor } from '#server/db/client.ts';
import { most } from '#server/http/customer-limits.ts';
import { full, invalid, notFound, Problem } from '#server/http/problem.ts';
import {
  countQuotations,
  deleteQuotation,
  insertQuotation,
  lockCustomer,
  measureQuotations,
  selectLetterhead,
  selectQuotation,
  selectQuotations,
  selectQuotationsAfter,
  updateQuotation,
  upsertLetterhead,
} from './store.ts';

/** A customer, and when they write. */
interface Writer {
  readonly customerId: string;
  readonly now: Date;
}

/** A customer's quotations, the one that was changed last first. */
export async function readQuotations(db: Executor, customerId: string): Promise<{ quotation: Quotation; rev: number }[]> {
  return (await selectQuotations(db, customerId)).map(({ document, rev }) => ({ quotation: document, rev }));
}

/** Quotations that are read at a time. */
const PAGE = 10;

/** A customer's quotations by id, read as they are asked for: what is in memory does not grow with the account. */
export async function* readEveryQuotation(db: Executor, customerId: string): AsyncGenerator<Quotation, void> {
  for (let after: string | null = null; ; ) {
    const rows: Awaited<ReturnType<typeof selectQuotationsAfter>> = await selectQuotationsAfter(db, customerId, after, PAGE);
    for (const { document } of rows) yield document;
    after = rows.at(-1)?.id ?? null;
    if (rows.length < PAGE) return;
  }
}

/**
 * Keeps a quotation, in the place of the version that it was made of, or of any where the device names none.
 * @returns how often it has been written
 * @throws Problem 409 quotation_changed, 422 quotations_full, an id that is another's or not the path's
 */
export async function putQuotation(
  tx: Executor,
  { customerId, now, base }: Writer & { readonly base?: string | null | undefined },
  id: string,
  quotation: Quotation,
): Promise<{ id: string; rev: number }> {
  const key = id.toLowerCase();
  if (quotation.id.toLowerCase() !== key) throw invalid({ id: ['id_invalid'] });
  const document = { ...quotation, id: key };
  await lockCustomer(tx, customerId);
  const known = await selectQuotation(tx, key);
  if (known !== undefined) {
    if (known.customerId !== customerId) throw invalid({ id: ['id_invalid'] });
    const { updated_at: kept } = known.document;
    // What is kept already, such as after an answer that was lost, takes nothing from another device.
    if (base !== undefined && base !== kept && document.updated_at !== kept) throw new Problem(409, 'quotation_changed');
    const rev = known.rev + 1;
    const { own: before } = await measureQuotations(tx, customerId, key);
    await updateQuotation(tx, key, { document, rev, updatedAt: now });
    await checkRoom(tx, customerId, key, before);
    return { id: key, rev };
  }
  // Another device has deleted it: only the customer brings it back.
  if (base !== undefined && base !== null) throw new Problem(409, 'quotation_changed');
  if ((await countQuotations(tx, customerId)) >= most.quotations) throw full('quotations_full', 'body');
  const row = await insertQuotation(tx, { id: key, customerId, document, updatedAt: now });
  if (row === undefined) throw invalid({ id: ['id_invalid'] });
  await checkRoom(tx, customerId, key, 0);
  return { id: key, rev: row.rev };
}

/**
 * Goes by what the database has just written, in the transaction that a refusal ends.
 * @param before bytes of the quotation until now: one that becomes smaller makes room
 * @throws Problem 422 quotations_full
 */
async function checkRoom(tx: Executor, customerId: string, id: string, before: number): Promise<void> {
  const { all, own } = await measureQuotations(tx, customerId, id);
  if (all > most.quotationBytes && own > before) throw full('quotations_full', 'body');
}

/** @param base the version that the device knew; left out: whatever it is @throws Problem 404, 409 quotation_changed */
export async function removeQuotation(tx: Executor, customerId: string, id: string, base?: string): Promise<void> {
  if (!v.is(IdSchema, id)) throw notFound('quotation');
  await lockCustomer(tx, customerId);
  const known = await selectQuotation(tx, id);
  if (known?.customerId !== customerId) throw notFound('quotation');
  if (base !== undefined && base !== known.document.updated_at) throw new Problem(409, 'quotation_changed');
  await deleteQuotation(tx, id);
}

export const readLetterhead = (db: Executor, customerId: string): Promise<Letterhead | null> => selectLetterhead(db, customerId);

export async function putLetterhead(tx: Executor, { customerId, now }: Writer, letterhead: Letterhead): Promise<void> {
  await upsertLetterhead(tx, customerId, letterhead, now);
}
