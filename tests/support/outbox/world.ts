import { type Transitions, transitions } from '#data/outbox/core.ts';
import type { Intent, NewIntent } from '#data/outbox/intents.ts';
import { closedOutbox, createOutbox, type Outbox } from '#data/outbox/outbox.ts';
import type { OutboxOptions, TabMessage } from '#data/outbox/ports.ts';
import { AppError } from '#lib/app-error.ts';
import { createStore, type Store } from '#lib/store.ts';
import type { OutboxBox, OutboxStore } from '#storage/outbox-record.ts';
import { FaultyDisk, type Life } from './faulty-disk.ts';
import { Loop, randomOf } from './loop.ts';
import { ModelServer } from './model-server.ts';

/** One thing done wrong on purpose, to see that a schedule notices. */
export interface Flaw {
  readonly isServerForgetful?: boolean;
  readonly isClearedOnExpiry?: boolean;
  readonly steps?: Partial<Transitions>;
  /** Replaces parts of a page's outbox; `post` sends under any key. */
  readonly options?: (options: Required<Pick<OutboxOptions, 'send' | 'storage' | 'schedule'>>, parts: FlawParts) => Partial<OutboxOptions>;
}
export interface FlawParts {
  readonly post: (intent: Intent, key: string) => Promise<unknown>;
  readonly newId: () => string;
  readonly disk: { readonly box: OutboxBox };
  readonly loop: Loop;
}

interface Page extends Life {
  readonly owner: Store<string | null>;
  readonly listeners: ((message: TabMessage) => void)[];
  outbox: Outbox;
}

/** One shop, one phone with up to two tabs, two customers who share it, and everything that goes wrong between them. */
export class World {
  readonly loop = new Loop();
  readonly random: () => number;
  readonly server: ModelServer;
  readonly disk: FaultyDisk;
  /** Ids whose `enqueue` said that they are saved. */
  readonly promised: { userId: string; quantity: number }[] = [];
  /** When a customer last left for good. */
  readonly leftAt = new Map<string, number>();
  readonly breaches: string[] = [];
  pages: Page[] = [];
  user: string | null = 'ayu';
  isStormy = true;
  isLineDown = false;
  #ids = 0;
  readonly #hasLocks: boolean;
  readonly #lockQueues = new Map<string, { page: Page; start: () => void }[]>();

  constructor(
    seed: number,
    readonly flaw: Flaw = {},
  ) {
    this.random = randomOf(seed);
    this.server = new ModelServer(flaw.isServerForgetful ?? false);
    this.disk = new FaultyDisk(this.loop, this.random);
    this.#hasLocks = this.random() < 0.7;
  }

  newId = () => {
    this.#ids += 1;
    return `id-${this.#ids}`;
  };

  open(): void {
    const page: Page = { isOver: false, owner: createStore<string | null>(null), listeners: [], outbox: closedOutbox };
    const post = (intent: Intent, key: string) => this.#post(page, intent, key);
    const parts = {
      send: (intent: Intent) => post(intent, intent.id),
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
      now: () => this.loop.now,
      random: this.random,
      newId: this.newId,
      steps: { ...transitions, ...this.flaw.steps },
      ...this.flaw.options?.(parts, { post, newId: this.newId, disk: this.disk, loop: this.loop }),
    });
    this.pages.push(page);
    this.#tellSoon(page);
  }

  /** The page is gone in the middle of whatever it was doing. */
  crash(page: Page): void {
    page.isOver = true;
    this.pages = this.pages.filter(other => other !== page);
    for (const [lane, queue] of this.#lockQueues) {
      const isHeld = queue[0]?.page === page;
      const others = queue.filter(waiter => waiter.page !== page);
      this.#lockQueues.set(lane, others);
      if (isHeld) others[0]?.start();
    }
  }

  edit(page: Page, wanted: NewIntent): void {
    const quantity = wanted.kind === 'cart.set' ? wanted.line.quantity : 0;
    void page.outbox.enqueue(wanted).then(isSaved => isSaved && quantity > 0 && this.promised.push({ userId: wanted.userId, quantity }));
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
    this.leftAt.set(user, this.loop.now);
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
  #post(page: Page, intent: Intent, key: string): Promise<unknown> {
    if (page.owner.get() !== intent.userId) this.breaches.push(`${intent.id} was sent for somebody else`);
    const { loop, random, server } = this;
    return new Promise((resolve, reject) => {
      const fail = (error: AppError, after: number) => void loop.after(after, () => page.isOver || reject(error));
      const network = new AppError('network', 0);
      // Its tokens are another customer's by now.
      if (this.user !== intent.userId) return fail(new AppError('unauthorized', 401), random() * 500);
      const fate = this.isStormy ? random() : 1;
      const arrive = (after: number, answer: (outcome: AppError | null) => void) =>
        void loop.after(after, () => answer(server.receive(key, intent)));
      const silent = () => undefined;
      const back = (outcome: AppError | null) =>
        void loop.after(random() * 400, () => page.isOver || (outcome === null ? resolve(null) : reject(outcome)));
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
      if (fate < 0.56) {
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
