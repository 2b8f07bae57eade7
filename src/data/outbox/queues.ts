import type { AppError } from '#lib/app-error.ts';
import type { OutboxRecord } from '#storage/outbox-record.ts';
import { isSendable } from './core.ts';
import type { Waiters } from './delivery.ts';
import type { Verdict } from './failure.ts';
import { mutationOf } from './mutations.ts';
import { settled } from './outcome.ts';
import type { OutboxOptions } from './ports.ts';
import { createQueue, type Queue } from './queue.ts';
import type { OutboxState } from './state.ts';

type Parts = Required<Omit<OutboxOptions, 'storage' | 'onSaved' | 'onUnsaved'>> & {
  readonly state: OutboxState;
  readonly waiters: Waiters;
};

/** The queues of one tab, made as they are needed. */
export interface Queues {
  /** Sends one queue that has something new, or all in which something waits as far as this tab knows, also those that pause. */
  drain(name?: string): void;
  /** Forgets earlier failures, of one queue or all. */
  reset(name?: string): void;
}

export function createQueues({ kinds, state, waiters, owner, lock, tabs, steps, ...parts }: Parts): Queues {
  const queues = new Map<string, Queue>();

  function queueNamed(name: string): Queue {
    const queue = queues.get(name) ?? createQueue(hostOf(name));
    queues.set(name, queue);
    return queue;
  }

  const hostOf = (name: string): Parameters<typeof createQueue>[0] => ({
    isOpen: () => owner.get() !== null,
    async reach() {
      const isReached = await parts.reach();
      if (!isReached) tellLate(name);
      return isReached;
    },
    lock: run => lock(run, name),
    async begin() {
      const user = owner.get();
      if (user === null) return [];
      const records = await state.commit(box => steps.begun(box, user, name));
      return owner.get() === user ? records : [];
    },
    async send(records) {
      const ids = records.map(({ id }) => id);
      state.setSending(ids, true);
      return parts.send(records).finally(() => state.setSending(ids, false));
    },
    async decided(records, verdicts) {
      const decided = records.slice(0, verdicts.length).map((record, index) => [record, verdicts[index] as Verdict] as const);
      for (const [record, verdict] of decided) {
        if (verdict.refusal === null && verdict.answer !== undefined) parts.onAnswered(mutationOf(record), verdict.answer);
      }
      const now = parts.now();
      await state.change(box =>
        decided.reduce((before, [record, verdict]) => settled({ kinds, steps }, before, record, verdict, now), box),
      );
      for (const [record, verdict] of decided) tell(record, verdict);
    },
    undelivered: ([record], error: AppError) => {
      // Forgotten when the disk refuses: the next try comes here again.
      if (error.code === 'outbox_passed' && record !== undefined && !state.release(record.id))
        void state.change(box => steps.renamed(box, record.clientId, parts.newId())).catch(() => undefined);
      tellLate(name);
    },
    onHold: state.setHold,
    schedule: parts.schedule,
    now: parts.now,
    random: parts.random,
  });

  /** Tells forms that their mutations of a queue are on this phone and go later. */
  function tellLate(name: string): void {
    for (const entry of state.view.get().entries) if (entry.queue === name) waiters.tell(entry.id, { kind: 'late' });
  }

  function tell(record: OutboxRecord, verdict: Verdict): void {
    if (verdict.refusal === null) {
      const { answer } = verdict;
      waiters.tell(record.id, { kind: 'answered', answer });
      tabs.announce({ id: record.id, answer });
    } else {
      tabs.announce(null);
      if (!waiters.tell(record.id, { kind: 'refused', error: verdict.refusal })) parts.onRefused(mutationOf(record), verdict.refusal);
    }
    // Another queue may have waited for it.
    drainQueuesOf(state.box().records.filter(other => kinds.rulesOf(other).waitsFor?.kind === record.kind));
  }

  function drainQueuesOf(records: readonly OutboxRecord[], isUrgent = false): void {
    const sendable = records.filter(record => isSendable(record, owner.get()));
    for (const queue of new Set(sendable.map(record => kinds.queueOf(mutationOf(record))))) queueNamed(queue).drain(isUrgent);
  }

  return {
    drain(name) {
      if (name !== undefined) return queueNamed(name).drain();
      drainQueuesOf(state.box().records, true);
    },
    reset(name) {
      if (name === undefined) for (const queue of queues.values()) queue.reset();
      else queues.get(name)?.reset();
      state.setHold(null);
    },
  };
}
