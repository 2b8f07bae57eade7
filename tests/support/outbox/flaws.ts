import { isSendable, transitions } from '#data/outbox/core.ts';
import { intentOf, laneOf, subjectOf } from '#data/outbox/intents.ts';
import { AppError } from '#lib/app-error.ts';
import type { OutboxBox, OutboxRecord } from '#storage/outbox-record.ts';
import type { Flaw } from './world.ts';

const line = (record: OutboxRecord) => `${record.userId} ${subjectOf(intentOf(record))}`;

const isNext = (record: OutboxRecord, userId: string, lane: string) => isSendable(record, userId) && laneOf(intentOf(record)) === lane;

/** Appends and drops the records of the same line that the rule names, whatever became of them. */
const merging =
  (isMerged: (record: OutboxRecord, fresh: OutboxRecord) => boolean): (typeof transitions)['appended'] =>
  (box, intent, place) => {
    const next = transitions.appended(box, intent, place);
    const fresh = next.records.at(-1);
    if (next === box || fresh === undefined) return next;
    return { ...next, records: next.records.filter(record => record === fresh || !isMerged(record, fresh)) };
  };

/** Mistakes that an outbox can make, each by its name. */
export const flaws: Readonly<Record<string, Flaw>> = {
  'has a server that keeps no answers': { isServerForgetful: true },
  'removes an edit before it is sent': {
    options: ({ send, storage }) => ({
      send: async (intent, record) => {
        await storage.update(box => [transitions.answered(box, intent.id, null), undefined]);
        await send(intent, record);
      },
    }),
  },
  'sends everything at once': {
    options: ({ send }, { disk }) => ({
      send: async (intent, record) => {
        const others = disk.box.records.filter(other => other.userId === intent.userId && other.id !== intent.id);
        for (const other of others) send(intentOf(other), other).catch(() => undefined);
        await send(intent, record);
      },
    }),
  },
  'takes a new key for every try': { options: (_, { post, newId }) => ({ send: (_intent, record) => post(record, newId()) }) },
  'takes every answer for the first edit': { steps: { answered: box => ({ ...box, records: box.records.slice(1) }) } },
  'merges into an edit that was tried': { steps: { appended: merging((record, fresh) => line(record) === line(fresh)) } },
  'merges edits of two customers': {
    steps: {
      appended: merging((record, fresh) => record.attempts === 0 && subjectOf(intentOf(record)) === subjectOf(intentOf(fresh))),
    },
  },
  'does not write down that it tried': {
    steps: { begun: (box, userId, lane) => [box, box.records.find(record => isNext(record, userId, lane)) ?? null] },
  },
  'counts in memory only': {
    options: ({ storage }) => {
      let seq = 0;
      const counting: typeof storage.update = change =>
        storage.update((box: OutboxBox) => {
          const [next, result] = change({ ...box, seq });
          seq = next.seq;
          return [next, result];
        });
      return { storage: { ...storage, update: counting } };
    },
  },
  'forgets everything when a session expires': { isClearedOnExpiry: true },
  'calls saved what is not yet on the disk': {
    options: ({ storage }, { disk }) => ({
      storage: {
        ...storage,
        update: async change => {
          storage.update(change).catch(() => undefined);
          return change(disk.box)[1];
        },
      },
    }),
  },
  'sends what another customer left': {
    steps: { begun: (box, _userId, lane) => transitions.begun(box, box.records[0]?.userId ?? '', lane) },
  },
  'tries the newest first': {
    steps: {
      begun: (box, userId, lane) => {
        const newest = box.records.findLast(record => isNext(record, userId, lane));
        return newest === undefined ? [box, null] : [box, newest];
      },
    },
  },
  'never tries again by itself': { options: () => ({ schedule: () => () => undefined }) },
  'drops what it could not deliver': {
    options: ({ send }) => ({ send: (intent, record) => send(intent, record).catch(() => undefined) }),
  },
  'merges an edit into one behind an order': {
    steps: { appended: merging((record, fresh) => record.attempts === 0 && line(record) === line(fresh)) },
  },
  'has a server that forgets how far a lane has come': { isServerUnmarked: true },
  'drops what the server refuses without a word': { steps: { refused: (box, id) => transitions.removed(box, id), retried: box => box } },
  'takes a slow server for a refusal': {
    options: ({ send }) => ({
      send: (intent, record) =>
        send(intent, record).catch(error => {
          throw error instanceof AppError && error.isUnreachable ? new AppError('not_found', 404) : error;
        }),
    }),
  },
  'orders by the clock': {
    steps: {
      begun: (box, userId, lane) => {
        const byClock = [...box.records].sort((one, other) => one.createdAt - other.createdAt);
        const head = byClock.find(record => isNext(record, userId, lane));
        return head === undefined ? [box, null] : [box, head];
      },
    },
  },
  'goes on behind an order before it is answered': {
    steps: {
      begun: (box, userId, lane) => {
        const order = box.records.find(record => isNext(record, userId, lane));
        const hidden = order?.kind === 'order.place' && order.attempts > 0;
        const [next, record] = transitions.begun(
          hidden ? { ...box, records: box.records.filter(other => other !== order) } : box,
          userId,
          lane,
        );
        return [hidden && order !== undefined ? { ...next, records: [order, ...next.records] } : next, record];
      },
    },
  },
  'throws another customer’s wishes away at once': {
    steps: { purged: (box, userId) => ({ ...box, records: box.records.filter(record => record.userId === userId) }) },
  },
  'forgets everybody at a logout': { steps: { forgotten: box => ({ ...box, records: [] }) } },
  'drops a whole lane with one answer': {
    steps: {
      answered: (box, id) => {
        const done = box.records.find(record => record.id === id);
        const isGone = (record: OutboxRecord) =>
          done !== undefined && record.userId === done.userId && laneOf(intentOf(record)) === laneOf(intentOf(done));
        return { ...box, records: box.records.filter(record => !isGone(record)) };
      },
    },
  },
};
