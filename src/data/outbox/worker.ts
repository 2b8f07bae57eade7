import { createApi, type TokenSource } from '#api/client.ts';
import { AppError } from '#lib/app-error.ts';
import type { OutboxRecord, OutboxStore } from '#storage/outbox-record.ts';
import { outboxStore } from '#storage/outbox-store.ts';
import { type WorkerToken, workerToken } from '#storage/worker-token.ts';
import { isSendable, type Transitions, transitions } from './core.ts';
import { asAppError, isWorthWaiting, refusalOf } from './failure.ts';
import { intentOf, laneOf } from './intents.ts';
import { outcomeOf } from './outcome.ts';
import { createOwnApi } from './own-api.ts';
import type { TabMessage } from './ports.ts';
import { sendRecord } from './send.ts';
import { alone, tellTabs } from './tabs.ts';

/** What a drain without a page takes from around it. */
export interface DrainPorts {
  readonly userId: string;
  readonly storage: OutboxStore;
  readonly send: (record: OutboxRecord) => Promise<unknown>;
  /** Runs alone among all tabs of this browser and the worker. */
  readonly lock: (run: () => Promise<void>, lane: string) => Promise<void>;
  readonly announce: (message: TabMessage) => void;
  readonly now?: () => number;
  readonly steps?: Transitions;
}

/** `empty`: nothing is left to send. `later`: the line or the server failed. `session`: a page has to renew the session first. */
export type Drained = 'empty' | 'later' | 'session';

/** Sends every lane once until it is empty or fails; for one customer. It needs no page. */
export async function drainOnce(ports: DrainPorts): Promise<Drained> {
  const { records } = await ports.storage.read();
  const lanes = new Set(records.filter(record => isSendable(record, ports.userId)).map(record => laneOf(intentOf(record))));
  const ends = await Promise.all([...lanes].map(lane => drainLane(ports, lane)));
  return ends.includes('session') ? 'session' : ends.includes('later') ? 'later' : 'empty';
}

async function drainLane(ports: DrainPorts, lane: string): Promise<Drained> {
  let end: Drained = 'later';
  await ports.lock(async () => {
    do end = await sendNext(ports, lane);
    while (end === 'empty' && (await hasMore(ports, lane)));
  }, lane);
  return end;
}

async function hasMore({ storage, userId }: Pick<DrainPorts, 'storage' | 'userId'>, lane: string): Promise<boolean> {
  const { records } = await storage.read();
  return records.some(record => isSendable(record, userId) && laneOf(intentOf(record)) === lane);
}

async function sendNext(
  { userId, storage, send, announce, now = Date.now, steps = transitions }: DrainPorts,
  lane: string,
): Promise<Drained> {
  const record = await storage.update(box => steps.begun(box, userId, lane));
  if (record === null) return (await hasMore({ storage, userId }, lane)) ? 'later' : 'empty';
  const [answer, error] = await send(record).then(
    value => [value, null] as const,
    (reason: unknown) => [null, asAppError(reason)] as const,
  );
  if (error !== null && isWorthWaiting(error)) return error.status === 401 ? 'session' : 'later';
  await storage.update(box => [
    error === null
      ? steps.answered(box, record.id, outcomeOf(intentOf(record), answer, now()))
      : steps.refused(box, record.id, refusalOf(error, now())),
    undefined,
  ]);
  announce(error === null ? { id: record.id, answer } : null);
  return 'empty';
}

/**
 * For the service worker's `sync` event: sends what waits with the copy of the access token that a page left, and stops at a 401.
 * The import law lets the worker through this one door of the data room.
 */
export async function drainInWorker(): Promise<Drained> {
  const token = await workerToken.read();
  if (token === null) return 'session';
  const apiOf = createOwnApi(tokensOf(token), tokens => createApi({ baseUrl: token.baseUrl, tokens }));
  const end = await drainOnce({
    userId: token.userId,
    storage: outboxStore(),
    send: async record => sendRecord(await apiOf(token.userId), token.lang, record),
    lock: alone,
    announce: tellTabs,
  });
  // What was refused once is refused for ever.
  if (end === 'session') await workerToken.forget();
  return end;
}

/** Only the access token, which is never renewed here. */
function tokensOf({ access }: WorkerToken): TokenSource {
  return {
    access: () => access,
    refresh: () => null,
    save: () => {
      throw new AppError('unauthorized', 401);
    },
    expire: () => undefined,
    exclusively: run => run(),
  };
}
