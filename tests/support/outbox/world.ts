import type { Verdict } from '#data/outbox/failure.ts';
import type { NewMutation } from '#data/outbox/mutations.ts';
import { noopOutbox } from '#data/outbox/noop-outbox.ts';
import { createOutbox } from '#data/outbox/outbox.ts';
import { kinds } from '#data/writes/kinds.ts';
import { canEdit } from '#features/queue/mutation-kinds.ts';
import { AppError } from '#lib/app-error.ts';
import { createStore } from '#lib/store.ts';
import { durableOutboxStore } from '#storage/durable-outbox.ts';
import type { DurableOutboxStore, OutboxBox, OutboxRecord } from '#storage/outbox-record.ts';
import { FaultyDisk } from './faulty-disk.ts';
import { transitions } from './kinds.ts';
import { Locks } from './locks.ts';
import type { Loop } from './loop.ts';
import type { ModelServer } from './model-server.ts';
import { type Flaw, type FlawParts, hear, LEAVING, type Page, type Shared } from './parts.ts';
import { mendedWish, olderRows } from './random-mutations.ts';

/** One device with up to two tabs, two customers who share it, and everything that goes wrong between it and the shop. */
export class World {
  readonly loop: Loop;
  readonly random: () => number;
  readonly server: ModelServer;
  readonly disk: FaultyDisk;
  /** Edits that the outbox reported as saved. */
  readonly promised: NewMutation[] = [];
  /** Edits that a page reported as kept while it is open. */
  readonly pageOnly: { readonly wanted: NewMutation; readonly page: Page }[] = [];
  /** Records that a page held in its memory, by their ids. */
  readonly roamed = new Map<string, OutboxRecord>();
  /** Every page that there ever was. */
  readonly allPages: Page[] = [];
  /** Edits whose refusal a form was told. */
  readonly told: NewMutation[] = [];
  /** Ids that the customer was told are not kept: what the disk has written down late is taken off again. */
  readonly forgone = new Set<string>();
  /** Ids that the customer has given up, or that a form was told the refusal of; and those that were taken out of the queue. */
  readonly handled = new Set<string>();
  readonly #removed = new Set<string>();
  /** True moments by what this device's clock showed. */
  readonly moments = new Map<number, number>();
  /** Milliseconds that this device's clock is wrong by. */
  skew = 0;
  /** When a customer last left for good: truly, and by this device's clock. */
  readonly leftAt = new Map<string, { readonly at: number; readonly shown: number }>();
  readonly breaches: string[] = [];
  pages: Page[] = [];
  user: string | null = 'ayu';
  isStormy = true;
  /** Whether its disk refuses, hangs or is deleted now and then. */
  isMoody = false;
  isLineDown = false;
  #ids = 0;
  readonly #hasLocks: boolean;
  /** Whether the server knows how to take several edits at once. */
  readonly #hasRuns: boolean;
  readonly #locks: Locks;

  constructor(
    readonly name: string,
    { loop, random, server }: Shared,
    readonly flaw: Flaw = {},
  ) {
    this.loop = loop;
    this.random = random;
    this.server = server;
    this.disk = new FaultyDisk(loop, random, {
      sort: flaw.sort,
      isRefused: id => server.refused.has(id),
      // Or the customer has given it up while a page had no disk, which the disk hears of late.
      isDone: id => (server.answered.has(id) ? !server.refused.has(id) : this.#removed.has(id)),
      onWritten: record => this.#noteReturn(record),
    });
    this.#locks = new Locks(loop);
    [this.#hasLocks, this.#hasRuns] = [random() < 0.7, random() < 0.8];
  }

  now = () => {
    const shown = this.loop.now + this.skew;
    this.moments.set(shown, this.loop.now);
    return shown;
  };

  newId = () => {
    this.#ids += 1;
    return `${this.name}-${this.#ids}`;
  };

  /** @param isOld whether the page was loaded before the last deployment: it knows edits of the cart only, and sends them one by one */
  open(isOld = false): void {
    const owner = createStore<string | null>(null);
    const page: Page = { isOver: false, isOld, owner, listeners: [], outbox: noopOutbox, made: [], known: new Set() };
    this.allPages.push(page);
    const newId = () => {
      const id = this.newId();
      page.made.push(id);
      return id;
    };
    const schedule = (run: () => void, milliseconds: number) => this.loop.after(milliseconds, () => page.isOver || run());
    const post: FlawParts['post'] = (records, keyOf) => this.#post(page, records, keyOf);
    const parts = {
      send: (records: readonly OutboxRecord[]) => post(this.#hasRuns && !isOld ? records : records.slice(0, 1), ({ id }) => id),
      storage: this.#watched(
        page,
        (this.flaw.keep ?? durableOutboxStore)(onLost => this.disk.storeOf(page, onLost), schedule),
      ),
      schedule,
    };
    page.outbox = createOutbox({
      ...parts,
      onRefused: () => undefined,
      owner: page.owner,
      tabs: {
        announce: message => {
          for (const other of this.pages) if (other !== page) this.loop.after(this.random() * 50, () => hear(other, message));
        },
        onChange: listener => page.listeners.push(listener),
      },
      lock: (run, queue) => (this.#hasLocks ? this.#locks.alone(page, run, queue) : run()),
      now: this.now,
      random: this.random,
      newId,
      steps: { ...transitions, ...this.flaw.steps },
      ...this.flaw.options?.(parts, { post, newId, disk: this.disk, loop: this.loop }),
      kinds,
    });
    this.pages.push(page);
    this.#tellSoon(page);
  }

  /** The disk refuses or hangs for up to three minutes, or is deleted. */
  spoilDisk(): void {
    const chance = this.random();
    if (chance < 0.3) this.disk.delete();
    else this.disk.mood = chance < 0.6 ? 'refuses' : 'hangs';
    this.loop.after(this.random() * 180_000, () => {
      this.disk.mood = 'works';
    });
  }

  /** Rows that the version before left on the disk: fields that came later are missing. */
  inherit(): void {
    const clientId = this.newId();
    const rows = olderRows({ userId: 'ayu', clientId, createdAt: this.now() }).map(row => ({ ...row, id: this.newId() }));
    this.disk.leave(clientId, rows);
  }

  /** The page is gone in the middle of whatever it was doing. */
  crash(page: Page): void {
    this.pages = this.pages.filter(other => other !== page);
    this.#end(page);
  }

  #end(page: Page): void {
    page.isOver = true;
    this.#locks.leave(page);
  }

  edit(page: Page, wanted: NewMutation): void {
    const number = page.made.length;
    const forgo = () => this.forgone.add(page.made[number] ?? '');
    if (this.random() < 0.7) {
      void page.outbox.enqueue(wanted).then(isSaved => (isSaved ? this.#promise(page, wanted) : forgo()));
      return;
    }
    page.outbox.deliver(wanted).then(
      delivery => {
        if (delivery.state === 'queued') this.#promise(page, wanted, this.disk.epochs.has(delivery.id));
      },
      // A refusal: its form has it. Or it was never saved.
      error => {
        this.told.push(wanted);
        if (error instanceof AppError && error.code === 'order_not_kept') forgo();
      },
    );
  }

  /** The screen's message then: saved, or kept as long as this page is open. */
  #promise(page: Page, wanted: NewMutation, isWritten = true): void {
    if (isWritten && page.outbox.keeping.get() === 'disk') this.promised.push(wanted);
    else this.pageOnly.push({ wanted, page });
  }

  /** A store that notes what a page holds in its memory. */
  #watched(page: Page, store: DurableOutboxStore): DurableOutboxStore {
    const update: DurableOutboxStore['update'] = async (change, options) => {
      const never = new Promise<never>(() => undefined);
      if (page.isOver) return never;
      let last: OutboxBox | null = null;
      const result = await store.update(box => {
        const outcome = change(box);
        [last] = outcome;
        return outcome;
      }, options);
      if (store.keeping.get() === 'page')
        for (const record of (last as OutboxBox | null)?.records ?? []) this.roamed.set(record.id, record);
      return result;
    };
    return { ...store, update };
  }

  /** Nothing of a customer who has left may come back to the disk. */
  #noteReturn(record: OutboxRecord): void {
    const left = this.leftAt.get(record.userId);
    // Written back to a disk that was deleted before it could forget.
    if (left === undefined || this.loop.now < left.at + LEAVING || this.disk.wiped.has(record.id)) return;
    if ((this.moments.get(record.createdAt) ?? 0) > left.at || record.createdAt > left.shown) return;
    this.loop.after(LEAVING, () => {
      if (this.disk.box.records.some(({ id }) => id === record.id))
        this.breaches.push(`kept: ${record.id} came back to the disk after its customer had left`);
    });
  }

  /** The customer decides about something in the queue. @param number of what takes its place */
  decide(page: Page, number: number): void {
    const { entries } = page.outbox.view.get();
    const entry = entries[Math.floor(this.random() * entries.length)];
    if (entry === undefined) return;
    this.handled.add(entry.id);
    const chance = this.random();
    if (chance < 0.35 && canEdit(entry)) {
      const wanted = mendedWish(entry.mutation, number);
      void page.outbox.replace(entry.id, wanted).then(isSaved => isSaved && this.#promise(page, wanted));
      return;
    }
    if (chance >= 0.75) this.#removed.add(entry.id);
    (chance < 0.75 ? page.outbox.retry(entry.id) : page.outbox.remove(entry.id)).catch(() => undefined);
  }

  /** A customer signs in, or the session ends; each tab hears of it a little later. */
  signIn(user: string | null): void {
    this.user = user;
    for (const page of this.pages) {
      if (user === null && this.flaw.isClearedOnExpiry === true) void page.outbox.clear();
      this.#tellSoon(page);
    }
  }

  logout(page: Page): void {
    const user = page.owner.get();
    if (user === null || user !== this.user) return;
    this.leftAt.set(user, { at: this.loop.now, shown: this.loop.now + this.skew });
    this.user = null;
    page.owner.set(null);
    void page.outbox.clear();
    for (const other of this.pages) this.#tellSoon(other);
  }

  #tellSoon(page: Page): void {
    this.loop.after(this.random() * 2_000, () => page.isOver || page.owner.set(this.user));
  }

  /** A request on its way: lost before or after the effect, late, doubled, or turned away. */
  #post(page: Page, records: readonly OutboxRecord[], keyOf: (record: OutboxRecord) => string): Promise<readonly Verdict[]> {
    const keyed = records.map(record => [keyOf(record), record] as const);
    const userId = records[0]?.userId ?? null;
    for (const record of records) if (page.owner.get() !== record.userId) this.breaches.push(`${record.id} was sent for another customer`);
    const { loop, random, server } = this;
    return new Promise((resolve, reject) => {
      const fail = (error: AppError, after: number) => void loop.after(after, () => page.isOver || reject(error));
      const network = new AppError('network', 0);
      // Its tokens are another customer's by now.
      if (this.user !== userId) return fail(new AppError('unauthorized', 401), random() * 500);
      const fate = this.isStormy ? random() : 1;
      const arrive = (after: number, answer: (outcomes: readonly (AppError | null)[]) => void) =>
        void loop.after(after, () => answer(server.receiveAll(keyed)));
      const silent = () => undefined;
      const back = (outcomes: readonly (AppError | null)[]) =>
        void loop.after(random() * 400, () => {
          if (page.isOver) return;
          const passed = outcomes.find(outcome => outcome?.code === 'outbox_passed');
          if (passed) reject(passed);
          else resolve(outcomes.map(refusal => (refusal === null ? { answer: null, refusal } : { refusal })));
        });
      const travel = random() * 400;
      if (this.isLineDown || fate < 0.12) return fail(network, travel);
      if (fate < 0.24) {
        arrive(travel, silent);
        return fail(network, travel + 400);
      }
      if (fate < 0.34) {
        arrive(travel, back);
        return arrive(travel + random() * 60_000, silent);
      }
      if (fate < 0.44) {
        arrive(random() * 120_000, silent);
        return fail(new AppError('timeout', 0), 30_000);
      }
      if (fate < 0.48) return fail(new AppError('unavailable', 503), travel);
      if (fate < 0.52) return fail(new AppError('rate_limited', 429, { retryAfter: random() * 60_000 }), travel);
      if (fate < 0.54) return fail(new AppError('idempotency_in_progress', 409), travel);
      if (fate < 0.55) return fail(new AppError('client_too_old', 426), travel);
      if (fate < 0.57) {
        this.signIn(null);
        return fail(new AppError('unauthorized', 401), travel);
      }
      arrive(travel, back);
    });
  }
}
