import * as v from 'valibot';
import type { Quotation } from '#contract/quotations.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { putQuotation } from '../quotations/put-quotation.ts';
import type { Write } from './write.ts';

/** Whole, and checked by the shop and by the page that shows it: its schema is no part of what every page loads. */
const QuotationSchema = v.looseObject({ id: v.string(), number: v.string(), updated_at: v.string(), lines: v.array(v.unknown()) });
const schema = v.object({
  quotation: QuotationSchema as unknown as v.GenericSchema<unknown, Quotation>,
  /** `updated_at` of the version that it was made of, null: it is new; undefined: it takes the place of any other. */
  base: v.optional(v.nullable(v.string())),
});

declare module '#storage/outbox-record.ts' {
  interface OutboxKinds {
    'quotation.put': { payload: v.InferOutput<typeof schema>; answer: null };
  }
}

/** A quotation is new or changed, as a whole. Refusals: 409 quotation_changed by another device, 422 quotations_full, codes by field. */
export const quotationPut: Write<'quotation.put'> = {
  schema,
  queue: ({ quotation }) => `quotation:${quotation.id}`,
  // The shop never saw the version in between.
  merge({ base }, later) {
    if (later.kind === 'quotation.put' && later.base !== undefined) return { ...later, base };
    return later.kind === 'quotation.delete' && later.base !== undefined ? { ...later, base: base ?? undefined } : later;
  },
  async send(api, _lang, { quotation, base }, attempt) {
    const { putQuotationEndpoint } = await loadChunk(import('#contract/quotations.ts'));
    await api.call(putQuotationEndpoint, { params: { id: quotation.id }, body: { ...quotation, base }, ...attempt });
    return null;
  },
  apply: (client, _answer, { quotation }) => putQuotation(client, quotation.id, quotation),
};
