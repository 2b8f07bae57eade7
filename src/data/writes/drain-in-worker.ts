import { createApi } from '#api/client.ts';
import type { Language } from '#contract/endpoint.ts';
import { currentUserEndpoint } from '#contract/session.ts';
import { apiBaseUrl } from '#lib/api-address.ts';
import { filesOrigin } from '#lib/files-origin.ts';
import type { OutboxRecord } from '#storage/outbox-record.ts';
import { browserPorts } from '../outbox/browser-ports.ts';
import { createTransitions, isSendable } from '../outbox/core.ts';
import { mutationOf } from '../outbox/mutations.ts';
import { settled } from '../outbox/outcome.ts';
import { kinds } from './kinds.ts';
import { sendRecords } from './send.ts';

/** The language sets only the names in the answers, and the worker shows none of them. */
const LANGUAGE: Language = 'id';

/**
 * Sends what waits while no page is open: with an access token that can't be renewed, under the same locks and with the same keys
 * as a page would. What the server refuses is set aside for the customer to see.
 * @throws AppError when the line or the session ends it: the rest waits
 */
export async function drainAlone(token: string): Promise<void> {
  const api = createApi({
    baseUrl: apiBaseUrl,
    filesOrigin,
    tokens: { access: () => token, refresh: () => null, save: () => undefined, expire: () => undefined, exclusively: run => run() },
  });
  const { storage, lock, tabs } = browserPorts(kinds);
  const steps = createTransitions(kinds);
  const { id: userId } = await api.call(currentUserEndpoint);

  async function sendNext(queue: string): Promise<boolean> {
    const records = await storage.update(box => steps.begun(box, userId, queue));
    if (records.length === 0) return false;
    const verdicts = await sendRecords(api, LANGUAGE, records);
    const decided = verdicts.map((verdict, index) => [records[index] as OutboxRecord, verdict] as const);
    const now = Date.now();
    await storage.update(box => [
      decided.reduce((before, [record, verdict]) => settled({ kinds, steps }, before, record, verdict, now), box),
      undefined,
    ]);
    for (const [{ id }, verdict] of decided) tabs.announce(verdict.refusal === null ? { id, answer: verdict.answer } : null);
    return true;
  }

  const { records } = await storage.read();
  const sendable = records.filter(record => isSendable(record, userId));
  // A queue that may wait for another one goes last, as an order waits for its address.
  const isPatient = (record: OutboxRecord) => kinds.rulesOf(record).waitsFor !== undefined;
  const queueOf = (record: OutboxRecord) => kinds.queueOf(mutationOf(record));
  const patient = new Set(sendable.filter(isPatient).map(queueOf));
  const queues = [...new Set(sendable.map(queueOf))].sort((one, other) => Number(patient.has(one)) - Number(patient.has(other)));
  for (const queue of queues) {
    await lock(async () => {
      while (await sendNext(queue));
    }, queue);
  }
}
