import { isSendable } from '#data/outbox/core.ts';
import type { Verdict } from '#data/outbox/failure.ts';
import { mutationOf } from '#data/outbox/mutations.ts';
import { AppError } from '#lib/app-error.ts';
import { scheduled } from '#lib/scheduled.ts';
import { createStore } from '#lib/store.ts';
import { durableOutboxStore } from '#storage/durable-outbox.ts';
import type { OutboxBox, OutboxRecord } from '#storage/outbox-record.ts';
import { sortRows } from '#storage/outbox-rows.ts';
import { queueOf, subjectOf, transitions } from './kinds.ts';
import type { Flaw } from './parts.ts';

const line = (record: OutboxRecord) => `${record.userId} ${subjectOf(mutationOf(record))}`;

const isNext = (record: OutboxRecord, userId: string, queue: string) => isSendable(record, userId) && queueOf(mutationOf(record)) === queue;

/** Appends and drops the records of the same line that the rule names, whatever became of them. */
const merging =
  (isMerged: (record: OutboxRecord, fresh: OutboxRecord) => boolean): (typeof transitions)['appended'] =>
  (box, mutation, place) => {
    const next = transitions.appended(box, mutation, place);
    const fresh = next.records.at(-1);
    if (next === box || fresh === undefined) return next;
    return { ...next, records: next.records.filter(record => record === fresh || !isMerged(record, fresh)) };
  };

const untried = (record: OutboxRecord): OutboxRecord => ({ ...record, attempts: record.attempts === 1 ? 0 : record.attempts });

const done: Verdict = { answer: null, refusal: null };

/** Mistakes that an outbox can make, each by its name. */
export const flaws: Readonly<Record<string, Flaw>> = {
  'has a server that keeps no answers': { isServerForgetful: true },
  'removes an edit before it is sent': {
    options: ({ send, storage }) => ({
      send: async records => {
        await storage.update(box => [records.reduce((before, { id }) => transitions.answered(before, id, null), box), undefined]);
        return send(records);
      },
    }),
  },
  'sends everything at once': {
    options: ({ send }, { disk }) => ({
      send: async records => {
        const others = disk.box.records.filter(other => other.userId === records[0]?.userId && !records.some(({ id }) => id === other.id));
        for (const other of others) send([other]).catch(() => undefined);
        return send(records);
      },
    }),
  },
  'takes a new key for every try': { options: (_, { post, newId }) => ({ send: records => post(records, newId) }) },
  'takes every answer for the first edit': { steps: { answered: box => ({ ...box, records: box.records.slice(1) }) } },
  'merges into an edit that was tried': { steps: { appended: merging((record, fresh) => line(record) === line(fresh)) } },
  'merges edits of two customers': {
    steps: {
      appended: merging((record, fresh) => record.attempts === 0 && subjectOf(mutationOf(record)) === subjectOf(mutationOf(fresh))),
    },
  },
  'does not write down that it tried': {
    steps: { begun: (box, userId, queue) => [box, box.records.filter(record => isNext(record, userId, queue)).slice(0, 1)] },
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
    steps: { begun: (box, _userId, queue) => transitions.begun(box, box.records[0]?.userId ?? '', queue) },
  },
  'tries the newest first': {
    steps: {
      begun: (box, userId, queue) => {
        const newest = box.records.findLast(record => isNext(record, userId, queue));
        return [box, newest === undefined ? [] : [newest]];
      },
    },
  },
  'never tries again by itself': { options: () => ({ schedule: () => () => undefined }) },
  'drops what it could not deliver': {
    options: ({ send }) => ({ send: records => send(records).catch(() => records.map(() => done)) }),
  },
  'merges an edit into one behind an order': {
    steps: { appended: merging((record, fresh) => record.attempts === 0 && line(record) === line(fresh)) },
  },
  'has a server that forgets how far a queue has come': { isServerUnmarked: true },
  'drops what the server refuses without a word': { steps: { refused: (box, id) => transitions.removed(box, id), retried: box => box } },
  'takes a slow server for a refusal': {
    options: ({ send }) => ({
      send: records =>
        send(records).catch(error => {
          if (error instanceof AppError && error.isUnreachable) return records.map(() => ({ refusal: new AppError('not_found', 404) }));
          throw error;
        }),
    }),
  },
  'orders by the clock': {
    steps: {
      begun: (box, userId, queue) => {
        const byClock = [...box.records].sort((one, other) => one.createdAt - other.createdAt);
        const head = byClock.find(record => isNext(record, userId, queue));
        return [box, head === undefined ? [] : [head]];
      },
    },
  },
  'goes on behind an order before it is answered': {
    steps: {
      begun: (box, userId, queue) => {
        const order = box.records.find(record => isNext(record, userId, queue));
        const hidden = order?.kind === 'order.place' && order.attempts > 0;
        const [next, records] = transitions.begun(
          hidden ? { ...box, records: box.records.filter(other => other !== order) } : box,
          userId,
          queue,
        );
        return [hidden && order !== undefined ? { ...next, records: [order, ...next.records] } : next, records];
      },
    },
  },
  'throws another customer’s mutations away at once': {
    steps: { purged: (box, userId) => ({ ...box, records: box.records.filter(record => record.userId === userId) }) },
  },
  'forgets everybody at a logout': { steps: { forgotten: box => ({ ...box, records: [] }) } },
  'loses the photo of a profile that is saved once more': {
    steps: {
      appended: (box, mutation, place) => {
        const next = transitions.appended(box, mutation, place);
        const fresh = next.records.at(-1);
        if (mutation.kind !== 'profile.update' || fresh?.kind !== 'profile.update' || fresh.id !== mutation.id) return next;
        const payload = { profile: { ...fresh.payload.profile, photo: mutation.profile.photo } };
        return { ...next, records: [...next.records.slice(0, -1), { ...fresh, payload }] };
      },
    },
  },
  'reads only the last notifications': {
    steps: {
      appended: (box, mutation, place) => {
        const next = transitions.appended(box, mutation, place);
        const fresh = next.records.at(-1);
        if (mutation.kind !== 'notification.read' || fresh?.kind !== 'notification.read' || fresh.id !== mutation.id) return next;
        return { ...next, records: [...next.records.slice(0, -1), { ...fresh, payload: { ids: mutation.ids } }] };
      },
    },
  },
  'throws away what it can’t read': { sort: (stored, read) => ({ ...sortRows(stored, read), toAside: [] }) },
  'never looks again at what it could not read': {
    sort: (stored, read) => {
      const { box, toAside } = sortRows({ ...stored, aside: [] }, read);
      return { box: { ...box, unreadable: sortRows({ ...stored, rows: [] }, () => null).box.unreadable }, toAside, back: [] };
    },
  },
  'forgets how far an earlier version had counted': {
    sort: (stored, read) => sortRows({ ...stored, client: undefined, rows: stored.rows.slice(-1) }, read),
  },
  'takes the last answer of a run for all of it': {
    options: ({ send }) => ({ send: records => send(records).then(verdicts => verdicts.map(() => verdicts.at(-1) ?? done)) }),
  },
  'takes answers of a run in another order': {
    options: ({ send }) => ({ send: records => send(records).then(verdicts => [...verdicts].reverse()) }),
  },
  'takes edits behind an order along in its run': {
    steps: {
      begun: (box, userId, queue) => {
        const isOrder = (record: OutboxRecord) => record.kind === 'order.place' && isNext(record, userId, queue);
        const [{ records }, run] = transitions.begun({ ...box, records: box.records.filter(record => !isOrder(record)) }, userId, queue);
        return [{ ...box, records: [...box.records.filter(isOrder), ...records].sort((one, other) => one.seq - other.seq) }, run];
      },
    },
  },
  'drops a whole queue with one answer': {
    steps: {
      answered: (box, id) => {
        const done = box.records.find(record => record.id === id);
        const isGone = (record: OutboxRecord) =>
          done !== undefined && record.userId === done.userId && queueOf(mutationOf(record)) === queueOf(mutationOf(done));
        return { ...box, records: box.records.filter(record => !isGone(record)) };
      },
    },
  },
  'calls saved what only its page holds': {
    options: ({ storage }) => ({ storage: { ...storage, keeping: createStore<'disk' | 'page'>('disk') } }),
  },
  'waits for ever for a disk that hangs': {
    keep: (open, schedule = scheduled) =>
      durableOutboxStore(open, (run, milliseconds) => schedule(run, milliseconds === 5_000 ? 86_400_000 : milliseconds)),
  },
  'merges into what a disk that failed may hold all the same': {
    options: ({ storage }) => ({
      storage: {
        ...storage,
        update: (change, options) =>
          storage.update(box => change(storage.keeping.get() === 'disk' ? box : { ...box, records: box.records.map(untried) }), options),
      },
    }),
  },
  'does not write back what a deleted disk held': {
    keep: (open, schedule) =>
      durableOutboxStore(onLost => {
        const disk = open(onLost);
        let name: string | null = null;
        // It takes a new disk for the old one.
        const update: typeof disk.update = (change, signal) =>
          disk.update(box => {
            name = box.clientId ?? name;
            const [next, result] = change({ ...box, clientId: name });
            name = next.clientId ?? name;
            return [next, result];
          }, signal);
        return { ...disk, update };
      }, schedule),
  },
  'forgets what it held once a disk that refused works again': {
    keep: (open, schedule) =>
      durableOutboxStore(onLost => {
        const disk = open(onLost);
        const update: typeof disk.update = (change, signal) =>
          disk.update(before => {
            const [next, result] = change(before);
            return [(result as unknown) === next ? before : next, result];
          }, signal);
        return { ...disk, update };
      }, schedule),
  },
};
