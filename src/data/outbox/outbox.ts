import type { AppError } from '#lib/app-error.ts';
import { uuidv7 } from '#lib/ids.ts';
import { createStore, type Store } from '#lib/store.ts';
import { memoryOutboxStore } from '#storage/outbox-memory.ts';
import type { OutboxBox, OutboxRecord, OutboxStore } from '#storage/outbox-record.ts';
import { asAppError, isWorthWaiting, pause, type Transitions, transitions } from './core.ts';
import { type CartIntent, intentOf, type NewIntent } from './intents.ts';

/** What waits to reach the server. */
export interface Outbox {
  /** The current customer's, oldest first. */
  readonly waiting: Pick<Store<readonly CartIntent[]>, 'get' | 'subscribe'>;
  /**
   * Puts an intent last, replacing one of the same line that has not been tried yet. Shown at once.
   * @returns true as soon as it is saved on this device, false when the device refused
   */
  enqueue(intent: NewIntent): Promise<boolean>;
  /** Sends what waits now; safe to call at any time. */
  drain(): void;
  /** Forgets everything of the customer who is or was here. */
  clear(): void;
}

/** What the outbox takes from around it; every part can be replaced, so that a test decides all that happens. */
export interface OutboxOptions {
  /** Sends one intent with its id as idempotency key. @throws AppError */
  readonly send: (intent: CartIntent) => Promise<void>;
  /** The server refused an intent; it is gone from the outbox. */
  readonly onRefused: (intent: CartIntent, error: AppError) => void;
  /** This device could not keep an intent; it is gone from the screen. */
  readonly onUnsaved?: (error: unknown) => void;
  /** Id of the customer who is here, null while nobody is or it isn't known. */
  readonly owner?: Pick<Store<string | null>, 'get' | 'subscribe'>;
  readonly storage?: OutboxStore;
  /** Runs alone among all tabs of this browser. */
  readonly lock?: (run: () => Promise<void>) => Promise<void>;
  /** Tells other tabs that something changed, and hears it from them. */
  readonly tabs?: { announce(): void; onChange(listener: () => void): void };
  /** @returns the function that calls it off */
  readonly schedule?: (run: () => void, milliseconds: number) => () => void;
  readonly now?: () => number;
  /** From 0 to 1. */
  readonly random?: () => number;
  readonly newId?: () => string;
  readonly steps?: Transitions;
}

/** Milliseconds after which a tab looks whether another one that should have sent is gone. */
const WATCH = 30_000;
/** Milliseconds after which a tab that knows of nothing looks all the same: the one that wrote may be gone before it could tell. */
const IDLE = 450_000;

/** One request in flight, in order; what can't be delivered waits, also through a reload, and is tried again with the same id. */
export function createOutbox({
  send,
  onRefused,
  onUnsaved = () => undefined,
  owner = createStore<string | null>(null),
  storage = memoryOutboxStore(),
  lock = run => run(),
  tabs = { announce: () => undefined, onChange: () => undefined },
  schedule = scheduled,
  now = Date.now,
  random = Math.random,
  newId = uuidv7,
  steps = transitions,
}: OutboxOptions): Outbox {
  const waiting = createStore<readonly CartIntent[]>([]);
  let known: readonly OutboxRecord[] = [];
  let saving: readonly CartIntent[] = [];
  let lastTurn: Promise<unknown> = Promise.resolve();
  let lastOwner = owner.get();
  let isDraining = false;
  let isAskedAgain = false;
  let isFrozen = false;
  let failures = 0;
  let rejections = 0;
  let notBefore = 0;
  let stopTimer: (() => void) | null = null;

  function show(): void {
    const user = owner.get();
    const unsaved = saving.filter(intent => known.every(record => record.id !== intent.id));
    const shown = [...known.map(intentOf), ...unsaved].filter(intent => intent.userId === user);
    if (shown.length > 0 || waiting.get().length > 0) waiting.set(shown);
  }

  /** One transaction, with what is on the disk after it on screen. */
  async function commit<Result>(step: (box: OutboxBox) => readonly [OutboxBox, Result]): Promise<Result> {
    const [records, result] = await storage.update(box => {
      const [next, outcome] = step(box);
      return [next, [next.records, outcome] as const];
    });
    known = records;
    show();
    return result;
  }
  const change = (step: (box: OutboxBox) => OutboxBox) => commit<void>(box => [step(box), undefined]);

  /** Edits and logout reach the disk in the order in which they happened. */
  function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const turn = lastTurn.then(run);
    lastTurn = turn.catch(() => undefined);
    return turn;
  }

  function wake(milliseconds: number): void {
    stopTimer?.();
    stopTimer = schedule(() => {
      stopTimer = null;
      // Timers don't follow a clock that somebody sets back.
      notBefore = 0;
      drain();
    }, milliseconds);
  }

  function drain(): void {
    isAskedAgain = isDraining;
    if (isDraining || isFrozen || owner.get() === null || now() < notBefore) return;
    isDraining = true;
    stopTimer?.();
    stopTimer = null;
    void lock(sendAll)
      .catch(() => wait())
      .then(() => {
        isDraining = false;
        if (stopTimer !== null) return;
        if (isAskedAgain) drain();
        else if (owner.get() !== null) wake(IDLE * (1 + random()));
      });
  }

  async function sendAll(): Promise<void> {
    isAskedAgain = false;
    while (await sendNext());
  }

  /** @returns whether there may be more to send now */
  async function sendNext(): Promise<boolean> {
    const user = owner.get();
    if (user === null || isFrozen) return false;
    const record = await commit(box => steps.begun(box, user));
    if (record === null || owner.get() !== user) return record !== null;
    const intent = intentOf(record);
    const error = await send(intent).then(() => null, asAppError);
    if (error !== null && isWorthWaiting(error)) {
      rejections = error.status === 401 ? rejections + 1 : 0;
      isFrozen = rejections > 1 && owner.get() === user;
      if (!isFrozen) wait(error.detail.retryAfter);
      return false;
    }
    failures = 0;
    rejections = 0;
    await change(box => steps.answered(box, record.id));
    tabs.announce();
    if (error !== null) onRefused(intent, error);
    return true;
  }

  function wait(retryAfter?: number): void {
    failures += 1;
    const milliseconds = pause(failures, random(), retryAfter);
    if (retryAfter !== undefined) notBefore = now() + milliseconds;
    wake(milliseconds);
  }

  /** Another tab changed the box. It sends what it wrote, unless it is closed before. */
  async function reload(): Promise<void> {
    known = await storage.read();
    show();
    if (waiting.get().length > 0 && failures === 0 && !isDraining) wake(WATCH * (1 + random()));
  }

  function meet(): void {
    const user = owner.get();
    show();
    if (user === null) return;
    lastOwner = user;
    isFrozen = false;
    rejections = 0;
    failures = 0;
    notBefore = 0;
    // A disk that can't be read now is read with the next edit or tab.
    inTurn(() => change(box => steps.purged(box, user, now()))).catch(() => wait());
    drain();
  }

  tabs.onChange(() => void reload().catch(() => undefined));
  owner.subscribe(meet);
  meet();

  return {
    waiting,
    async enqueue(wanted) {
      const intent: CartIntent = { ...wanted, id: newId() };
      const place = { clientId: newId(), now: now() };
      lastOwner = intent.userId;
      saving = [...saving, intent];
      show();
      try {
        await inTurn(async () => {
          const [records] = await storage.update(box => {
            const next = steps.appended(box, intent, place);
            return [next, [next.records] as const];
          });
          known = records;
        });
      } catch (error) {
        onUnsaved(error);
        return false;
      } finally {
        saving = saving.filter(other => other !== intent);
        show();
      }
      tabs.announce();
      drain();
      return true;
    },
    drain,
    clear() {
      const user = lastOwner;
      if (user === null) return;
      const leftAt = now();
      const forget = () => change(box => steps.forgotten(box, user, leftAt)).then(tabs.announce);
      // A second try, since the disk may have been away for a moment; the rest is invisible to anybody else.
      void inTurn(() => forget().catch(forget)).catch(() => undefined);
    },
  };
}

function scheduled(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
