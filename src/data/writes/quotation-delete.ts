import * as v from 'valibot';
import { AppError } from '#lib/app-error.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { putQuotation } from '../quotations/put-quotation.ts';
import type { Write } from './write.ts';

const schema = v.object({
  quotationId: v.string(),
  /** For the screen. */
  number: v.string(),
  /** `updated_at` of the version that the customer had before them; undefined: whatever it is, as in records of earlier versions. */
  base: v.optional(v.string()),
});

declare module '#storage/outbox-record.ts' {
  interface OutboxKinds {
    'quotation.delete': { payload: v.InferOutput<typeof schema>; answer: null };
  }
}

/** A quotation is deleted. Refusal: 409 quotation_changed by another device. Where another device has done so already, or the shop never knew it, there is nothing left to do. */
export const quotationDelete: Write<'quotation.delete'> = {
  schema,
  queue: ({ quotationId }) => `quotation:${quotationId}`,
  async send(api, _lang, { quotationId, base }, attempt) {
    const { deleteQuotationEndpoint } = await loadChunk(import('#contract/quotations.ts'));
    await api.call(deleteQuotationEndpoint, { params: { id: quotationId }, query: { base }, ...attempt }).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    });
    return null;
  },
  apply: (client, _answer, { quotationId }) => putQuotation(client, quotationId, null),
};
