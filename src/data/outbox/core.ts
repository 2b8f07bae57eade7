import { OUTBOX_SCHEMA, type OutboxBox, type OutboxRecord, type Outcome, type Refusal } from '#storage/outbox-record.ts';
import type { Kinds } from './kinds.ts';
import { type Mutation, mutationOf, payloadOf } from './mutations.ts';

/** Milliseconds that another customer's unsent edits stay on a shared phone. */
const FOREIGN_AGE = 30 * 24 * 3_600_000;

/** Who writes, and when. */
export interface Place {
  readonly clientId: string;
  readonly now: number;
}

const without = (box: OutboxBox, isGone: (record: OutboxRecord) => boolean): OutboxBox =>
  box.records.some(isGone) ? { ...box, records: box.records.filter(record => !isGone(record)) } : box;
const has = (box: OutboxBox, id: string) => box.records.some(record => record.id === id);

/**
 * The outbox's every change of what is on the disk, each a pure step from one box to the next that one transaction makes.
 */
export function createTransitions(kinds: Kinds) {
  const transitions = {
    /**
     * Puts a mutation last. Those of its queue that were never tried are merged into it; one that may have reached the server is
     * not, since its answer is still to come and its arrival could follow the newer one's. What was refused gives way to it.
     */
    appended(box: OutboxBox, mutation: Mutation, place: Place): OutboxBox {
      if (has(box, mutation.id)) return box;
      const gone = new Set<OutboxRecord>();
      let result: Mutation | 'nothing' = pinned(kinds, box, mutation);
      for (const record of mergeable(kinds, box, mutation).reverse()) {
        if (result === 'nothing') break;
        const both: Mutation | 'nothing' | null = kinds.merged(mutationOf(record), result);
        if (both === null) continue;
        gone.add(record);
        result = both;
      }
      const isReplaced = (record: OutboxRecord) => gone.has(record) || isGivingWay(kinds, record, mutation);
      const records = box.records.filter(record => !isReplaced(record));
      if (result === 'nothing') return { ...box, records };
      const clientId = box.clientId ?? place.clientId;
      const seq = box.seq + 1;
      return {
        ...box,
        clientId,
        seq,
        records: [...records, recordOf(kinds, { ...result, id: mutation.id }, { clientId, seq, now: place.now })],
      };
    },

    /**
     * Takes the user's oldest record of a queue, with those right behind it that can travel along, and notes that they are tried, before
     * they are. None when nothing there can go.
     */
    begun(box: OutboxBox, userId: string, queue: string): readonly [OutboxBox, readonly OutboxRecord[]] {
      const waiting = box.records.filter(record => isSendable(record, userId) && kinds.queueOf(mutationOf(record)) === queue);
      const tried = new Map(runOf(kinds, box, waiting).map(record => [record, { ...record, attempts: record.attempts + 1 }]));
      if (tried.size === 0) return [box, []];
      return [{ ...box, records: box.records.map(record => tried.get(record) ?? record) }, [...tried.values()]];
    },

    /** The server did what this id asks for. */
    answered: (box: OutboxBox, id: string, outcome: Outcome | null): OutboxBox => {
      const next = without(box, record => record.id === id);
      return outcome === null || next === box ? next : { ...next, outcomes: [...next.outcomes, outcome] };
    },

    /** The server refused this id: it is set aside with the reason. What was meant for a cart that is closed goes with it. */
    refused(box: OutboxBox, id: string, refusal: Refusal): OutboxBox {
      const head = box.records.find(record => record.id === id);
      if (head === undefined) return box;
      const isMeant = (record: OutboxRecord) =>
        record === head ||
        (refusal.code === kinds.rulesOf(head).closedBy &&
          head.cartId !== undefined &&
          record.cartId === head.cartId &&
          record.userId === head.userId &&
          record.seq > head.seq &&
          record.refusal === undefined);
      return { ...box, records: box.records.map(record => (isMeant(record) ? { ...record, refusal } : record)) };
    },

    /** Asks for a refused record once more, as a new mutation: its old id would be given the old answer. */
    retried(box: OutboxBox, id: string, newId: string, place: Place): OutboxBox {
      const record = box.records.find(other => other.id === id && other.refusal !== undefined);
      if (record === undefined) return box;
      const { cartId, ...mutation } = { ...mutationOf(record), id: newId };
      const isOpen = cartId !== undefined && record.refusal?.code !== kinds.rulesOf(record).closedBy;
      return transitions.appended(
        without(box, other => other === record),
        isOpen ? { ...mutation, cartId } : mutation,
        place,
      );
    },

    /** The customer wants something else instead. What may have reached the server stays before it. */
    replaced(box: OutboxBox, id: string, mutation: Mutation, place: Place): OutboxBox {
      if (has(box, mutation.id)) return box;
      const isOld = (record: OutboxRecord) => record.id === id && (record.refusal !== undefined || record.attempts === 0);
      return transitions.appended(without(box, isOld), mutation, place);
    },

    /** The server has seen later numbers of this client, which an older copy of the disk does not know: it goes on under a new name. */
    renamed(box: OutboxBox, from: string, to: string): OutboxBox {
      if (box.clientId !== from) return box;
      return {
        ...box,
        clientId: to,
        former: from,
        records: box.records.map(record => (record.clientId === from ? { ...record, clientId: to } : record)),
      };
    },

    /** The customer gives it up. */
    removed: (box: OutboxBox, id: string): OutboxBox => without(box, record => record.id === id),
    /** The customer throws away a row that this version of the app can't read. */
    discarded: (box: OutboxBox, key: number): OutboxBox => ({ ...box, unreadable: box.unreadable.filter(row => row.key !== key) }),
    /** The customer has seen it. */
    shown: (box: OutboxBox, id: string): OutboxBox => ({ ...box, outcomes: box.outcomes.filter(outcome => outcome.id !== id) }),

    /** The user left for good at that moment; what the same user wrote after coming back stays. */
    forgotten(box: OutboxBox, userId: string, leftAt: number, later: ReadonlySet<string> = new Set()): OutboxBox {
      const next = without(box, record => record.userId === userId && record.createdAt <= leftAt && !later.has(record.id));
      const isKept = (row: { readonly userId: string | null; readonly at?: number; readonly createdAt?: number | null }) =>
        row.userId !== userId || (row.at ?? row.createdAt ?? 0) > leftAt;
      return { ...next, outcomes: next.outcomes.filter(isKept), unreadable: next.unreadable.filter(isKept) };
    },

    /** Removes old records of other customers, who have not come back to this phone to send them. */
    purged: (box: OutboxBox, userId: string, now: number): OutboxBox =>
      without(box, record => record.userId !== userId && record.createdAt < now - FOREIGN_AGE),
  };
  return transitions;
}
export type Transitions = ReturnType<typeof createTransitions>;

/** Whether a record can be sent for the user, now or later. */
export function isSendable(record: OutboxRecord, userId: string | null): boolean {
  return record.userId === userId && record.refusal === undefined;
}

/** The first of a queue, with those of its kind right behind it, as many as one request takes. */
function runOf(kinds: Kinds, box: OutboxBox, [head, ...others]: readonly OutboxRecord[]): readonly OutboxRecord[] {
  if (head === undefined || isHeldBack(kinds, box, head)) return [];
  const { together } = kinds.rulesOf(head);
  if (together === undefined) return [head];
  const end = others.findIndex(({ kind }) => kind !== head.kind);
  return [head, ...(end === -1 ? others : others.slice(0, end))].slice(0, together.most);
}

/** Sendable records of the mutation's queue, oldest first. */
function waitingBefore({ queueOf }: Kinds, box: OutboxBox, mutation: Mutation): OutboxRecord[] {
  return box.records.filter(record => isSendable(record, mutation.userId) && queueOf(mutationOf(record)) === queueOf(mutation));
}

/** Records of the mutation's queue that never left this device, and that no barrier parts from it. */
function mergeable(kinds: Kinds, box: OutboxBox, mutation: Mutation): OutboxRecord[] {
  const queue = waitingBefore(kinds, box, mutation);
  const isBarrier = (each: Pick<Mutation, 'kind'>) => kinds.rulesOf(each).isBarrier === true;
  const barrier = isBarrier(mutation) ? -1 : queue.map(isBarrier).lastIndexOf(true);
  return queue.slice(barrier + 1).filter(record => record.attempts === 0);
}

/** A refused record whose subject the customer has decided anew. */
function isGivingWay({ rulesOf, subjectOf }: Kinds, record: OutboxRecord, mutation: Mutation): boolean {
  return (
    record.refusal !== undefined &&
    record.userId === mutation.userId &&
    rulesOf(record).isPrerequisite !== true &&
    subjectOf(mutationOf(record)) === subjectOf(mutation)
  );
}

/** Whether it has to wait for a mutation of another queue, as an order for its address that the server does not know yet. */
function isHeldBack({ rulesOf, subjectOf }: Kinds, box: OutboxBox, head: OutboxRecord): boolean {
  const { waitsFor } = rulesOf(head);
  if (waitsFor === undefined) return false;
  const subject = waitsFor.subject(mutationOf(head));
  return box.records.some(
    record => record.kind === waitsFor.kind && isSendable(record, head.userId) && subjectOf(mutationOf(record)) === subject,
  );
}

/** Behind a barrier that waits, a mutation is not for the cart that it was made in but for the next. */
function pinned(kinds: Kinds, box: OutboxBox, mutation: Mutation): Mutation {
  const isBehind = waitingBefore(kinds, box, mutation).some(record => kinds.rulesOf(record).isBarrier);
  return isBehind && !kinds.rulesOf(mutation).isBarrier ? { ...mutation, cartId: undefined } : mutation;
}

function recordOf(kinds: Kinds, mutation: Mutation, { clientId, seq, now }: Place & { readonly seq: number }): OutboxRecord {
  const { id, userId, cartId, kind } = mutation;
  const head = { id, clientId, seq, userId, ...(cartId === undefined ? {} : { cartId }) };
  const { schemaVersion = OUTBOX_SCHEMA } = kinds.rulesOf(mutation);
  return { ...head, attempts: 0, schemaVersion, createdAt: now, kind, payload: payloadOf(mutation) } as OutboxRecord;
}
