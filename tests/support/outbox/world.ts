import { closedOutbox } from '#data/outbox/closed-outbox.ts';
import { type Transitions, transitions } from '#data/outbox/core.ts';
import type { Verdict } from '#data/outbox/failure.ts';
import { intentOf, type NewIntent } from '#data/outbox/intents.ts';
import { createOutbox, type Outbox } from '#data/outbox/outbox.ts';
import type { OutboxOptions, TabMessage } from '#data/outbox/ports.ts';
import { canMend } from '#features/queue/can-mend.ts';
import { AppError } from '#lib/app-error.ts';
import { createStore, type Store } from '#lib/store.ts';
import type { OutboxBox, OutboxRecord, OutboxStore } from '#storage/outbox-record.ts';
import type { sortRows } from '#storage/outbox-rows.ts';
import { FaultyDisk, type Life } from './faulty-disk.ts';
import type { Loop } from './loop.ts';
import type { ModelServer, ServerFlaws } from './model-server.ts';
import { mendedWish, olderRows } from './wishes.ts';

/** One thing done wrong on purpose, to see that a schedule notices. */
export interface Flaw extends ServerFlaws {
  readonly isClearedOnExpiry?: boolean;
  readonly steps?: Partial<Transitions>;
  /** How a page sorts what is stored. */
  readonly sort?: typeof sortRows;
  /** Replaces parts of a page's outbox; `post` sends under any key. */
  readonly options?: (options: Required<Pick<OutboxOptions, 'send' | 'storage' | 'schedule'>>, parts: FlawParts) => Partial<OutboxOptions>;
}
export interface FlawParts {
  readonly post: (records: readonly OutboxRecord[], keyOf: (record: OutboxRecord) => string) => Promise<readonly Verdict[]>;
  readonly newId: () => string;
  readonly disk: { readonly box: OutboxBox };
  readonly loop: Loop;
}

interface Page extends Life {
  readonly owner: Store<string | null>;
  readonly listeners: ((message: TabMessage) => void)[];
  outbox: Outbox;
}

/** What the devices of one schedule share. */
export interface Shared {
  readonly loop: Loop;
  readonly random: () => number;
  readonly server: ModelServer;
}

/** One device with up to two tabs, two customers who share it, and everything that goes wrong between it and the shop. */
export class World {
  readonly loop: Loop;
  readonly random: () => number;
  readonly server: ModelServer;
  readonly disk: FaultyDisk;
  /** What the outbox said is saved. */
  readonly promised: NewIntent[] = [];
  /** What a form was told the refusal of. */
  readonly told: NewIntent[] = [];
  /** Ids that the customer has given up, or that a form was told the refusal of. */
  readonly handled = new Set<string>();
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
  isLineDown = false;
  #ids = 0;
  readonly #hasLocks: boolean;
  /** Whether the server knows how to take several edits at once. */
  readonly #hasRuns: boolean;
  readonly #lockQueues = new Map<string, { page: Page; start: () => void }[]>();

  constructor(
    readonly name: string,
    { loop, random, server }: Shared,
    readonly flaw: Flaw = {},
  ) {
    this.loop = loop;
    this.random = random;
    this.server = server;
    this.disk = new FaultyDisk(loop, random, flaw.sort);
    this.#hasLocks = random() < 0.7;
    this.#hasRuns = random() < 0.8;
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
    const page: Page = { isOver: false, isOld, owner: createStore<string | null>(null), listeners: [], outbox: closedOutbox };
    const post: FlawParts['post'] = (records, keyOf) => this.#post(page, records, keyOf);
    const parts = {
      send: (records: readonly OutboxRecord[]) => post(this.#hasRuns && !isOld ? records : records.slice(0, 1), ({ id }) => id),
      storage: this.disk.storeOf(page) as OutboxStore,
      schedule: (run: () => void, milliseconds: number) => this.loop.after(milliseconds, () => page.isOver || run()),
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
      lock: (run, lane) => (this.#hasLocks ? this.#alone(page, run, lane) : run()),
      now: this.now,
      random: this.random,
      newId: this.newId,
      steps: { ...transitions, ...this.flaw.steps },
      ...this.flaw.options?.(parts, { post, newId: this.newId, disk: this.disk, loop: this.loop }),
    });
    this.pages.push(page);
    this.#tellSoon(page);
  }

  /** What the version before left on the disk: fields that came later are missing. */
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
    for (const [lane, queue] of this.#lockQueues) {
      const isHeld = queue[0]?.page === page;
      const others = queue.filter(waiter => waiter.page !== page);
      this.#lockQueues.set(lane, others);
      if (isHeld) others[0]?.start();
    }
  }

  edit(page: Page, wanted: NewIntent): void {
    if (this.random() < 0.7) {
      void page.outbox.enqueue(wanted).then(isSaved => isSaved && this.promised.push(wanted));
      return;
    }
    page.outbox.deliver(wanted).then(
      () => this.promised.push(wanted),
      // A refusal: its form has it. Or it was never saved.
      () => this.told.push(wanted),
    );
  }

  /** The customer decides about something in the queue. @param number of what takes its place */
  decide(page: Page, number: number): void {
    const { entries } = page.outbox.view.get();
    const entry = entries[Math.floor(this.random() * entries.length)];
    if (entry === undefined) return;
    this.handled.add(entry.id);
    const chance = this.random();
    if (chance < 0.35 && canMend(entry)) {
      const wanted = mendedWish(entry.intent, number);
      void page.outbox.replace(entry.id, wanted).then(isSaved => isSaved && this.promised.push(wanted));
      return;
    }
    const decision = chance < 0.75 ? page.outbox.retry(entry.id) : page.outbox.remove(entry.id);
    decision.catch(() => undefined);
  }

  /** Somebody signs in, or the session ends; each tab hears of it a little later. */
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

  /** Exclusive among pages, first come first served; a page that is gone holds nothing. */
  #alone(page: Page, run: () => Promise<void>, lane: string): Promise<void> {
    const queue = () => this.#lockQueues.get(lane) ?? [];
    return new Promise((resolve, reject) => {
      const waiter = {
        page,
        start: () =>
          void this.loop.after(1, () => {
            if (page.isOver) return;
            const leave = () => {
              if (page.isOver) return;
              this.#lockQueues.set(
                lane,
                queue().filter(other => other !== waiter),
              );
              queue()[0]?.start();
            };
            run().then(resolve, reject).finally(leave);
          }),
      };
      this.#lockQueues.set(lane, [...queue(), waiter]);
      if (queue().length === 1) waiter.start();
    });
  }

  /** A request on its way: lost before or after the effect, late, doubled, or turned away. */
  #post(page: Page, records: readonly OutboxRecord[], keyOf: (record: OutboxRecord) => string): Promise<readonly Verdict[]> {
    const keyed = records.map(record => [keyOf(record), record] as const);
    const userId = records[0]?.userId ?? null;
    for (const record of records) if (page.owner.get() !== record.userId) this.breaches.push(`${record.id} was sent for somebody else`);
    const { loop, random, server } = this;
    return new Promise((resolve, reject) => {
      const fail = (error: AppError, after: number) => void loop.after(after, () => page.isOver || reject(error));
      const network = new AppError('network', 0);
      // Its tokens are another customer's by now.
      if (this.user !== userId) return fail(new AppError('unauthorized', 401), random() * 500);
      const fate = this.isStormy ? random() : 1;
      const arrive = (after: number, answer: (outcomes: readonly (AppError | null)[]) => void) =>
        void loop.after(after, () => answer(keyed.map(([key, record]) => server.receive(key, intentOf(record), record))));
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

function hear(page: Page, message: TabMessage): void {
  if (page.isOver) return;
  for (const listener of page.listeners) listener(message);
}
