import { uuidv7 } from '#lib/ids.ts';
import { scheduled, within } from '#lib/scheduled.ts';
import { createStore } from '#lib/store.ts';
import { memoryOutboxStore } from '#storage/outbox-memory.ts';
import type { OutboxBox } from '#storage/outbox-record.ts';
import { createTransitions } from './core.ts';
import { createWaiters, type Delivery, unkeptError, unsavedError } from './delivery.ts';
import type { OutboxEntry, OutboxView } from './entries.ts';
import { errorOf, pause } from './failure.ts';
import type { Mutation, MutationKind, NewMutation } from './mutations.ts';
import type { OutboxOptions, TabMessage } from './ports.ts';
import { createQueues } from './queues.ts';
import { createOutboxState, mutationIn, type Readable } from './state.ts';
import { viewOf } from './view-of.ts';

/** The mutations that this phone has still to send. */
export interface Outbox {
  /** The current customer's mutations that will be sent, oldest first; screens replay them over what the server said. */
  readonly waiting: Readable<readonly Mutation[]>;
  /** Everything that the queue's screen tells: states, reasons, outcomes. */
  readonly view: Readable<OutboxView>;
  /** Where everything is kept: on this phone's disk, or in this page only, as long as it is open. */
  readonly keeping: Readable<'disk' | 'page'>;
  /**
   * Puts a mutation last, merging it with those of the same subject that were never tried. Shown at once.
   * @returns true as soon as it is kept, see `keeping`; false when it can't be, as where it needs a disk and there is none
   */
  enqueue(mutation: NewMutation): Promise<boolean>;
  /**
   * For forms: saves a mutation and waits a little for the server's word on it.
   * @param patience milliseconds after which it counts as queued; by default as long as is usual for its kind
   * @throws AppError the server's refusal, which is then not kept: the form has it; device_full, device_unavailable, `diskOnly` of its kind
   */
  deliver<Kind extends MutationKind>(mutation: NewMutation<Kind>, patience?: number): Promise<Delivery<Kind>>;
  /** Sends what waits now; safe to call at any time. */
  drain(): void;
  /** Asks again, whether it is set aside or waits for a better line. */
  retry(id: string): Promise<void>;
  /** Another mutation in the place of one that is set aside or was never tried. @returns whether it is saved */
  replace(id: string, mutation: NewMutation): Promise<boolean>;
  /** The customer gives a mutation up. */
  remove(id: string): Promise<void>;
  /** Throws a row away that can't be read. */
  discard(key: number): Promise<void>;
  /** An outcome has been seen. */
  acknowledge(id: string): Promise<void>;
  /** Unsent mutations of a customer, from the disk, such as before a logout; without one, of the customer who is or was here. */
  unsent(userId?: string): Promise<readonly OutboxEntry[]>;
  /** Forgets everything of a customer up to a moment; without one, of the customer who is or was here, up to now. */
  clear(userId?: string, moment?: number): Promise<void>;
}

/** Milliseconds that a form waits for the server's word. */
const PATIENCE = 8_000;
/** Milliseconds after which a tab looks whether another one that should have sent is gone. */
const WATCH = 30_000;
/** Milliseconds in which a page may still hear from its disk of a customer who has left. */
const LEAVING = 60_000;
/** Milliseconds that a logout waits for the disk's word on what is not sent. */
const LOOK = 500;
/** Milliseconds after which a tab that knows of nothing looks all the same: the one that wrote may be gone before it could tell. */
const IDLE = 450_000;

/** One request in flight a queue, in order; what can't be delivered waits, also through a reload, and is tried again with the same id. */
export function createOutbox(options: OutboxOptions): Outbox {
  const {
    kinds,
    owner = createStore<string | null>(null),
    storage = memoryOutboxStore(),
    tabs = { announce: () => undefined, onChange: () => undefined },
    schedule = scheduled,
    now = Date.now,
    random = Math.random,
    newId = uuidv7,
    steps = createTransitions(kinds),
    onAnswered = () => undefined,
    onRefused = () => undefined,
    onUnsaved = () => undefined,
    onSaved = () => undefined,
    lock = run => run(),
    reach = async () => true,
  } = options;
  const state = createOutboxState({ kinds, storage, owner, now });
  const waiters = createWaiters(schedule);
  const parts = { kinds, owner, reach, lock, tabs, schedule, now, random, newId, steps, state, waiters };
  const queues = createQueues({ ...parts, send: options.send, onAnswered, onRefused });
  let lastOwner = owner.get();
  let stopSweep: (() => void) | null = null;

  /**
   * Customers who left for good a moment ago: when by this device's clock, and the ids of what they wrote here since they came back. By a
   * clock that was set back, those would be older than the leave.
   */
  const left = new Map<string, { readonly moment: number; readonly later: Set<string> }>();

  const read = () => state.change(box => box);
  const forget = (userId: string, moment: number) => {
    if (!left.has(userId)) schedule(() => left.delete(userId), LEAVING);
    const known = left.get(userId);
    const { later } = known?.moment === moment ? known : { later: new Set<string>() };
    left.set(userId, { moment, later });
    return state.change(box => steps.forgotten(box, userId, moment, later));
  };
  const place = () => ({ clientId: newId(), now: now() });

  /** Looks at the disk by itself after so many milliseconds. */
  function sweepIn(milliseconds: number): void {
    stopSweep?.();
    stopSweep = schedule(drain, milliseconds);
  }

  function drain(): void {
    if (owner.get() === null) return;
    sweepIn(IDLE * (1 + random()));
    read().then(
      () => queues.drain(),
      () => sweepIn(pause(1, random())),
    );
  }

  /** Another tab changed the box. It sends what it wrote, unless it is closed before. */
  async function hear(message: TabMessage): Promise<void> {
    if (message !== null && 'forgotten' in message) {
      const { userId, moment } = message.forgotten;
      return state.inTurn(() => forget(userId, moment));
    }
    const mutation = message === null ? null : mutationIn(state.box(), message.id);
    if (message !== null && mutation !== null && message.answer !== undefined) onAnswered(mutation, message.answer);
    if (message !== null) waiters.tell(message.id, { kind: 'answered', answer: message.answer });
    await read();
    for (const { id, refusal } of state.view.get().entries) {
      if (refusal !== null) waiters.tell(id, { kind: 'refused', error: errorOf(refusal) });
    }
    if (state.waiting.get().length > 0) sweepIn(WATCH * (1 + random()));
  }

  function meet(): void {
    const user = owner.get();
    state.show();
    if (user === null) return;
    lastOwner = user;
    // By a clock that was set back, what is written from now on would be older.
    left.delete(user);
    queues.reset();
    // A disk that can't be read now is read with the next edit or tab.
    state.inTurn(() => state.change(box => steps.purged(box, user, now()))).catch(() => undefined);
    drain();
  }

  /** Saves a mutation by a step of the box. @throws AppError */
  async function save(mutation: Mutation, step: (box: OutboxBox) => OutboxBox): Promise<void> {
    lastOwner = mutation.userId;
    left.get(mutation.userId)?.later.add(mutation.id);
    const { diskOnly } = kinds.rulesOf(mutation);
    try {
      await state.saving(mutation, () => state.inTurn(() => state.change(step, { needsDisk: diskOnly !== undefined })));
    } catch (error) {
      throw diskOnly === undefined ? unsavedError(error) : unkeptError(diskOnly, error);
    }
    onSaved(mutation);
    // It cancelled out what it was about, so that there is nothing left to do.
    if (mutationIn(state.box(), mutation.id) === null) waiters.tell(mutation.id, { kind: 'answered', answer: null });
    tabs.announce(null);
    queues.drain(kinds.queueOf(mutation));
  }

  async function saved(mutation: Mutation, step: (box: OutboxBox) => OutboxBox): Promise<boolean> {
    try {
      await save(mutation, step);
      return true;
    } catch (error) {
      onUnsaved(error);
      return false;
    }
  }

  async function decided(step: (box: OutboxBox) => OutboxBox): Promise<void> {
    await state.inTurn(() => state.change(step));
    tabs.announce(null);
  }
  const named = (wanted: NewMutation): Mutation => ({ ...wanted, id: newId() });
  const appending = (mutation: Mutation) => {
    const at = place();
    return (box: OutboxBox) => steps.appended(box, mutation, at);
  };

  tabs.onChange(message => void hear(message).catch(() => undefined));
  storage.keeping.subscribe(() => {
    if (storage.keeping.get() === 'disk') {
      // The disk was read late: rows of a customer who has left meanwhile may have come back with it.
      for (const [userId, { moment }] of left) void state.inTurn(() => forget(userId, moment)).catch(() => undefined);
      tabs.announce(null);
    }
    drain();
  });
  owner.subscribe(meet);
  meet();

  return {
    waiting: state.waiting,
    view: state.view,
    keeping: storage.keeping,
    enqueue: wanted => {
      const mutation = named(wanted);
      return saved(mutation, appending(mutation));
    },
    async deliver<Kind extends MutationKind>(
      wanted: NewMutation<Kind>,
      patience = kinds.rulesOf(wanted).patience ?? PATIENCE,
    ): Promise<Delivery<Kind>> {
      const mutation = named(wanted as NewMutation);
      const { id } = mutation;
      const news = waiters.wait(id, patience);
      await save(mutation, appending(mutation));
      const heard = await news;
      if (heard.kind === 'answered') return { state: 'sent', answer: heard.answer, id } as Delivery<Kind>;
      if (heard.kind === 'late') return { state: 'queued', kept: storage.keeping.get() === 'disk' ? 'saved' : 'page', id };
      // The form hears it first: should the page end in between, the queue still has it.
      void decided(box => steps.removed(box, id)).catch(() => undefined);
      throw heard.error;
    },
    drain,
    async retry(id) {
      const [fresh, at] = [newId(), place()];
      await decided(box => steps.retried(box, id, fresh, at));
      queues.reset();
      queues.drain();
    },
    replace: (id, wanted) => {
      const mutation = named(wanted);
      const at = place();
      return saved(mutation, box => steps.replaced(box, id, mutation, at));
    },
    remove: id => decided(box => steps.removed(box, id)),
    discard: key => decided(box => steps.discarded(box, key)),
    acknowledge: id => decided(box => steps.shown(box, id)),
    async unsent(userId = lastOwner ?? undefined) {
      if (userId === undefined) return [];
      const box = (await within(LOOK, storage.read(), schedule)) ?? state.box();
      return viewOf(box, [], { kinds, userId, hold: null, sending: new Set(), now: now(), keeping: storage.keeping.get() }).entries;
    },
    async clear(userId = lastOwner ?? undefined, moment = now()) {
      if (userId === undefined) return;
      tabs.announce({ forgotten: { userId, moment } });
      // A disk that can't be used now forgets it once it can.
      await state.inTurn(() => forget(userId, moment)).catch(() => undefined);
      tabs.announce(null);
    },
  };
}
