import type { AppError } from '#lib/app-error.ts';
import type { OutboxRecord } from '#storage/outbox-record.ts';
import { isSendable } from './core.ts';
import type { Waiters } from './delivery.ts';
import type { Verdict } from './failure.ts';
import { intentOf, laneOf } from './intents.ts';
import type { Keeper } from './keeper.ts';
import { createLane, type Lane } from './lane.ts';
import { settled } from './outcome.ts';
import type { OutboxOptions } from './ports.ts';

type Parts = Required<Omit<OutboxOptions, 'storage' | 'onSaved' | 'onUnsaved'>> & {
  readonly keeper: Keeper;
  readonly waiters: Waiters;
};

/** The lanes of one tab, made as they are needed. */
export interface Lanes {
  /** Sends one lane that has something new, or all in which something waits as far as this tab knows, also those that pause. */
  drain(name?: string): void;
  /** Forgets earlier failures, of one lane or all. */
  reset(name?: string): void;
}

export function createLanes({ keeper, waiters, owner, lock, tabs, steps, ...parts }: Parts): Lanes {
  const lanes = new Map<string, Lane>();

  function laneNamed(name: string): Lane {
    const lane = lanes.get(name) ?? createLane(hostOf(name));
    lanes.set(name, lane);
    return lane;
  }

  const hostOf = (name: string): Parameters<typeof createLane>[0] => ({
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
      const records = await keeper.commit(box => steps.begun(box, user, name));
      return owner.get() === user ? records : [];
    },
    async send(records) {
      const ids = records.map(({ id }) => id);
      keeper.setSending(ids, true);
      return parts.send(records).finally(() => keeper.setSending(ids, false));
    },
    async decided(records, verdicts) {
      const decided = records.slice(0, verdicts.length).map((record, index) => [record, verdicts[index] as Verdict] as const);
      for (const [record, verdict] of decided) {
        if (verdict.refusal === null && verdict.answer !== undefined) parts.onAnswered(intentOf(record), verdict.answer);
      }
      const now = parts.now();
      await keeper.change(box => decided.reduce((before, [record, verdict]) => settled(steps, before, record, verdict, now), box));
      for (const [record, verdict] of decided) tell(record, verdict);
    },
    undelivered: ([record], error: AppError) => {
      // Forgotten when the disk refuses: the next try comes here again.
      if (error.code === 'outbox_passed' && record !== undefined && !keeper.release(record.id))
        void keeper.change(box => steps.renamed(box, record.clientId, parts.newId())).catch(() => undefined);
      tellLate(name);
    },
    onHold: keeper.setHold,
    schedule: parts.schedule,
    now: parts.now,
    random: parts.random,
  });

  /** What waits in a lane is on this phone, and goes later. */
  function tellLate(name: string): void {
    for (const entry of keeper.view.get().entries) if (entry.lane === name) waiters.tell(entry.id, { kind: 'late' });
  }

  function tell(record: OutboxRecord, verdict: Verdict): void {
    if (verdict.refusal === null) {
      const { answer } = verdict;
      waiters.tell(record.id, { kind: 'answered', answer });
      tabs.announce({ id: record.id, answer });
    } else {
      tabs.announce(null);
      if (!waiters.tell(record.id, { kind: 'refused', error: verdict.refusal })) parts.onRefused(intentOf(record), verdict.refusal);
    }
    // An order may have waited for its address.
    if (record.kind === 'address.create') laneNamed('cart').drain();
  }

  return {
    drain(name) {
      if (name !== undefined) return laneNamed(name).drain();
      const sendable = keeper.box().records.filter(record => isSendable(record, owner.get()));
      for (const lane of new Set(sendable.map(record => laneOf(intentOf(record))))) laneNamed(lane).drain(true);
    },
    reset(name) {
      if (name === undefined) for (const lane of lanes.values()) lane.reset();
      else lanes.get(name)?.reset();
      keeper.setHold(null);
    },
  };
}
