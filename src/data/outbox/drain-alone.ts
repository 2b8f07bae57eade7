import { apiBaseUrl } from '#api/base-url.ts';
import { createApi } from '#api/client.ts';
import type { Language } from '#contract/endpoint.ts';
import { currentUserEndpoint } from '#contract/session.ts';
import { browserPorts } from './browser-ports.ts';
import { isSendable, transitions } from './core.ts';
import { asAppError, isWorthWaiting, refusalOf } from './failure.ts';
import { intentOf, laneOf } from './intents.ts';
import { outcomeOf } from './outcome.ts';
import { sendRecord } from './send.ts';

/** An answer needs a language only for names that nobody reads here. */
const LANGUAGE: Language = 'id';

/**
 * Sends what waits while no page is open: with an access token that can't be renewed, under the same locks and with the same keys
 * as a page would. What the server refuses is set aside for the customer to see.
 * @throws AppError when the line or the session ends it: the rest waits
 */
export async function drainAlone(token: string): Promise<void> {
  const api = createApi({
    baseUrl: apiBaseUrl,
    tokens: { access: () => token, refresh: () => null, save: () => undefined, expire: () => undefined, exclusively: run => run() },
  });
  const { storage, lock, tabs } = browserPorts();
  const { id: userId } = await api.call(currentUserEndpoint);

  async function sendNext(lane: string): Promise<boolean> {
    const record = await storage.update(box => transitions.begun(box, userId, lane));
    if (record === null) return false;
    const [answer, failure] = await sendRecord(api, LANGUAGE, record).then(
      value => [value, null] as const,
      (reason: unknown) => [null, asAppError(reason)] as const,
    );
    if (failure !== null && isWorthWaiting(failure)) throw failure;
    const now = Date.now();
    await storage.update(box => [
      failure === null
        ? transitions.answered(box, record.id, outcomeOf(intentOf(record), answer, now))
        : transitions.refused(box, record.id, refusalOf(failure, now)),
      undefined,
    ]);
    tabs.announce(failure === null ? { id: record.id, answer } : null);
    return true;
  }

  const { records } = await storage.read();
  const sendable = records.filter(record => isSendable(record, userId));
  // An order may wait for its address, so that the cart goes last.
  const lanes = [...new Set(sendable.map(record => laneOf(intentOf(record))))].sort(
    (one, other) => Number(one === 'cart') - Number(other === 'cart'),
  );
  for (const lane of lanes) {
    await lock(async () => {
      while (await sendNext(lane));
    }, lane);
  }
}
