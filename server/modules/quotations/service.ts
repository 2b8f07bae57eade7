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
  selectLetterhead,
  selectQuotation,
  selectQuotations,
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
    await updateQuotation(tx, key, { document, rev, updatedAt: now });
    return { id: key, rev };
  }
  if ((await countQuotations(tx, customerId)) >= most.quotations) throw full('quotations_full', 'body');
  const row = await insertQuotation(tx, { id: key, customerId, document, updatedAt: now });
  if (row === undefined) throw invalid({ id: ['id_invalid'] });
  return { id: key, rev: row.rev };
}

/** @throws Problem 404 */
export async function removeQuotation(tx: Executor, customerId: string, id: string): Promise<void> {
  if (!v.is(IdSchema, id) || !(await deleteQuotation(tx, customerId, id))) throw notFound('quotation');
}

export const readLetterhead = (db: Executor, customerId: string): Promise<Letterhead | null> => selectLetterhead(db, customerId);

export async function putLetterhead(tx: Executor, { customerId, now }: Writer, letterhead: Letterhead): Promise<void> {
  await upsertLetterhead(tx, customerId, letterhead, now);
}
