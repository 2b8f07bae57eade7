import * as v from 'valibot';
import type { Letterhead } from '#contract/quotations.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';
import { setAnswer } from '../cache/set-answer.ts';
import { UPLOAD_PATIENCE, UPLOAD_TIMEOUT, type Write } from './write.ts';

/** As of a quotation. */
const LetterheadSchema = v.looseObject({ name: v.string(), logo: v.nullable(v.string()) });
const schema = v.object({ letterhead: LetterheadSchema as unknown as v.GenericSchema<unknown, Letterhead> });

declare module '#storage/outbox-record.ts' {
  interface OutboxKinds {
    'letterhead.put': { payload: v.InferOutput<typeof schema>; answer: null };
  }
}

/** The letterhead of the customer's own papers, with its logo. Refusals: codes by field. */
export const letterheadPut: Write<'letterhead.put'> = {
  schema,
  queue: () => 'letterhead',
  patience: UPLOAD_PATIENCE,
  async send(api, _lang, { letterhead }, attempt) {
    const { putLetterheadEndpoint } = await loadChunk(import('#contract/quotations.ts'));
    await api.call(putLetterheadEndpoint, { body: letterhead, ...attempt, timeout: UPLOAD_TIMEOUT });
    return null;
  },
  apply: (client, _answer, { letterhead }) => setAnswer(client, persistedKeys.letterhead.beginning, letterhead),
};
