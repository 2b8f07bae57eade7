import { createStore, type Store } from '#lib/store.ts';
import { type DurableOutboxStore, emptyBox, type OutboxBox } from '#storage/outbox-record.ts';
import { emptyView, noMutations, type OutboxView } from './entries.ts';
import type { Kinds } from './kinds.ts';
import { type Mutation, mutationOf } from './mutations.ts';
import type { Hold } from './queue.ts';
import { viewOf } from './view-of.ts';

export type Readable<Value> = Pick<Store<Value>, 'get' | 'subscribe'>;

/** The box on the disk, as this tab knows it, and the view that screens have of it. */
export interface OutboxState {
  readonly waiting: Readable<readonly Mutation[]>;
  readonly view: Readable<OutboxView>;
  box(): OutboxBox;
  /** One transaction, with what is on the disk after it on screen. */
  commit<Result>(
    step: (box: OutboxBox) => readonly [OutboxBox, Result],
    options?: Parameters<DurableOutboxStore['update']>[1],
  ): Promise<Result>;
  change(step: (box: OutboxBox) => OutboxBox, options?: Parameters<DurableOutboxStore['update']>[1]): Promise<void>;
  /** See the store's. */
  release(id: string): boolean;
  /** Runs one after the other: edits and logout reach the disk in the order in which they happened. */
  inTurn<Result>(run: () => Promise<Result>): Promise<Result>;
  /** Shows a mutation while `run` saves it. */
  saving(mutation: Mutation, run: () => Promise<void>): Promise<void>;
  /** Marks records as on their way from this tab, or not any more. */
  setSending(ids: readonly string[], isSending: boolean): void;
  setHold(hold: Hold | null): void;
  /** Draws anew, such as when the customer has changed. */
  show(): void;
}

interface Parts {
  readonly kinds: Kinds;
  readonly storage: DurableOutboxStore;
  readonly owner: Readable<string | null>;
  readonly now: () => number;
}

export function createOutboxState({ kinds, storage, owner, now }: Parts): OutboxState {
  const waiting = createStore(noMutations);
  const view = createStore<OutboxView>(emptyView);
  const sending = new Set<string>();
  let known = emptyBox;
  let unsaved: readonly Mutation[] = [];
  let hold: Hold | null = null;
  let lastTurn: Promise<unknown> = Promise.resolve();
  let [begun, latest] = [0, 0];

  function show(): void {
    const next = viewOf(known, unsaved, { kinds, userId: owner.get(), hold, sending, now: now(), keeping: storage.keeping.get() });
    view.set(next);
    const shown = next.entries.filter(entry => entry.state !== 'refused').map(entry => entry.mutation);
    const before = waiting.get();
    // Ids name contents for ever, so that equal ids are an equal list and nothing is drawn again for it.
    if (shown.length !== before.length || shown.some((mutation, index) => mutation.id !== before[index]?.id)) waiting.set(shown);
  }

  const commit: OutboxState['commit'] = async (step, options) => {
    const [turn, box, result] = await storage.update(before => {
      const [next, outcome] = step(before);
      begun += 1;
      return [next, [begun, next, outcome] as const];
    }, options);
    // Answers of two transactions can come out of their order.
    if (turn > latest) [latest, known] = [turn, box];
    show();
    return result;
  };

  storage.keeping.subscribe(show);

  return {
    waiting,
    view,
    box: () => known,
    release: storage.release,
    commit,
    change: (step, options) => commit<void>(box => [step(box), undefined], options),
    inTurn(run) {
      const turn = lastTurn.then(run);
      lastTurn = turn.catch(() => undefined);
      return turn;
    },
    async saving(mutation, run) {
      unsaved = [...unsaved, mutation];
      show();
      try {
        await run();
      } finally {
        unsaved = unsaved.filter(other => other !== mutation);
        show();
      }
    },
    setSending(ids, isSending) {
      for (const id of ids) {
        if (isSending) sending.add(id);
        else sending.delete(id);
      }
      show();
    },
    setHold(next) {
      if (hold === next) return;
      hold = next;
      show();
    },
    show,
  };
}

/** A record of the box by its id, as a mutation. */
export function mutationIn(box: OutboxBox, id: string): Mutation | null {
  const record = box.records.find(other => other.id === id);
  return record === undefined ? null : mutationOf(record);
}
