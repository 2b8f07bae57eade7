import { createStore, type Store } from '#lib/store.ts';
import { emptyBox, type KeptOutboxStore, type OutboxBox } from '#storage/outbox-record.ts';
import { emptyView, noIntents, type OutboxView } from './entries.ts';
import { type Intent, intentOf } from './intents.ts';
import type { Hold } from './lane.ts';
import { viewOf } from './view-of.ts';

export type Readable<Value> = Pick<Store<Value>, 'get' | 'subscribe'>;

/** What the disk holds, as this tab knows it, and what screens see of it. */
export interface Keeper {
  readonly waiting: Readable<readonly Intent[]>;
  readonly view: Readable<OutboxView>;
  box(): OutboxBox;
  /** One transaction, with what is on the disk after it on screen. */
  commit<Result>(
    step: (box: OutboxBox) => readonly [OutboxBox, Result],
    options?: Parameters<KeptOutboxStore['update']>[1],
  ): Promise<Result>;
  change(step: (box: OutboxBox) => OutboxBox, options?: Parameters<KeptOutboxStore['update']>[1]): Promise<void>;
  /** See the store's. */
  release(id: string): boolean;
  /** Runs one after the other: edits and logout reach the disk in the order in which they happened. */
  inTurn<Result>(run: () => Promise<Result>): Promise<Result>;
  /** Shows an intent while `run` saves it. */
  saving(intent: Intent, run: () => Promise<void>): Promise<void>;
  /** Marks records as on their way from this tab, or not any more. */
  setSending(ids: readonly string[], isSending: boolean): void;
  setHold(hold: Hold | null): void;
  /** Draws anew, such as when the customer has changed. */
  show(): void;
}

interface Parts {
  readonly storage: KeptOutboxStore;
  readonly owner: Readable<string | null>;
  readonly now: () => number;
}

export function createKeeper({ storage, owner, now }: Parts): Keeper {
  const waiting = createStore(noIntents);
  const view = createStore<OutboxView>(emptyView);
  const sending = new Set<string>();
  let known = emptyBox;
  let unsaved: readonly Intent[] = [];
  let hold: Hold | null = null;
  let lastTurn: Promise<unknown> = Promise.resolve();
  let [begun, latest] = [0, 0];

  function show(): void {
    const next = viewOf(known, unsaved, { userId: owner.get(), hold, sending, now: now(), keeping: storage.keeping.get() });
    view.set(next);
    const shown = next.entries.filter(entry => entry.state !== 'refused').map(entry => entry.intent);
    const before = waiting.get();
    // Ids name contents for ever, so that equal ids are an equal list and nothing is drawn again for it.
    if (shown.length !== before.length || shown.some((intent, index) => intent.id !== before[index]?.id)) waiting.set(shown);
  }

  const commit: Keeper['commit'] = async (step, options) => {
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
    async saving(intent, run) {
      unsaved = [...unsaved, intent];
      show();
      try {
        await run();
      } finally {
        unsaved = unsaved.filter(other => other !== intent);
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

/** A record of the box by its id, as an intent. */
export function intentIn(box: OutboxBox, id: string): Intent | null {
  const record = box.records.find(other => other.id === id);
  return record === undefined ? null : intentOf(record);
}
