import type { Api } from '#api/client.ts';
import type { Language } from '#contract/endpoint.ts';
import type { OutboxRecord } from '#storage/outbox-record.ts';
import { asAppError, isWorthWaiting, type Verdict, verdictOf } from '../outbox/failure.ts';
import { type AnswerOf, type MutationKind, mutationOf } from '../outbox/mutations.ts';
import { kinds, writes } from './kinds.ts';
import type { Try, Write } from './write.ts';

/**
 * Sends records in the words of the API, each always with the same key: one alone, or several of a kind in one round trip.
 * @param api speaks for the records' customer only
 * @returns the server's word on the first of them or on all, in their order
 * @throws AppError when it is worth another try
 */
export async function sendRecords(api: Api, lang: Language, records: readonly OutboxRecord[]): Promise<readonly Verdict[]> {
  const [first] = records;
  if (first === undefined) return [];
  const { together }: Write<MutationKind> = writes[first.kind];
  if (together === undefined || records.length === 1) return [await verdictOf(sendRecord(api, lang, first))];
  try {
    return await together.send(
      api,
      lang,
      records.map(record => ({ ...tryOf(record), mutation: mutationOf(record) })),
    );
  } catch (reason) {
    const error = asAppError(reason);
    if (isWorthWaiting(error)) throw error;
    // An older server does not know the call, or one of them spoils it for the others: alone each gets its own answer.
    return sendRecords(api, lang, [first]);
  }
}

/** @throws AppError */
async function sendRecord(api: Api, lang: Language, record: OutboxRecord): Promise<AnswerOf<MutationKind>> {
  const write: Write<MutationKind> = writes[record.kind];
  return write.send(api, lang, mutationOf(record), tryOf(record));
}

function tryOf(record: OutboxRecord): Try {
  const sequence = { client: record.clientId, lane: kinds.queueOf(mutationOf(record)), seq: record.seq };
  return { idempotencyKey: record.id, sequence };
}
