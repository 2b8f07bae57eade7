import { type IntentOf, intentOf, subjectOf } from '#data/outbox/intents.ts';
import { emptyBox, type OutboxBox, type OutboxRecord, type OutboxStore, readRecord } from '#storage/outbox-record.ts';
import { sortRows } from '#storage/outbox-rows.ts';
import type { Loop } from './loop.ts';

/** Whether the page that asked is still there, and what it understands. */
export interface Life {
  isOver: boolean;
  /** Runs a version of the app that knows edits of the cart and orders only. */
  readonly isOld: boolean;
}

const parsed = new WeakMap<object, OutboxRecord | null>();
/** The production code's reading, once for each row: rows don't change. */
function read(row: unknown): OutboxRecord | null {
  const known = parsed.get(row as object);
  if (known !== undefined) return known;
  const record = readRecord(row);
  parsed.set(row as object, record);
  if (record !== null) parsed.set(record, record);
  return record;
}
const OLD_KINDS: ReadonlySet<unknown> = new Set(['cart.set', 'cart.remove', 'order.place']);
const readOld = (row: unknown) => (OLD_KINDS.has((row as { kind: unknown }).kind) ? read(row) : null);

/** A disk that outlives pages, takes its time, is full now and then, and loses connections before or after a commit. */
export class FaultyDisk {
  /** Every record that ever was on it, as it was written first. */
  readonly written: OutboxRecord[] = [];
  /** Ids that a later edit of the same subject replaced in one commit. */
  readonly replaced = new Set<string>();
  /** Ids of addresses that were made and removed again before anybody knew of them. */
  readonly cancelled = new Set<string>();
  readonly breaches: string[] = [];
  isFaulty = true;
  #freeAt = 0;
  #rows: readonly unknown[] = [];
  #aside: readonly (readonly [number, unknown])[] = [];
  #client: unknown;
  #outcomes: OutboxBox['outcomes'] = [];
  #places = 0;

  constructor(
    readonly loop: Loop,
    readonly random: () => number,
    /** How the app sorts what is stored. */
    readonly sort: typeof sortRows = sortRows,
  ) {}

  /** What the app of today makes of it. */
  get box(): OutboxBox {
    return this.#sorted(read).box;
  }

  /** Rows that an earlier version of the app left, before anything else is written. */
  leave(clientId: string, rows: readonly { readonly seq: number }[]): void {
    this.#rows = rows;
    this.#client = { clientId, seq: Math.max(...rows.map(({ seq }) => seq)) };
    this.written.push(...this.box.records);
  }

  storeOf(life: Life): OutboxStore {
    const update: OutboxStore['update'] = change => this.#transaction(life, change);
    return { update, read: () => update(box => [box, box]) };
  }

  /** Transactions take turns; what a page that is gone had begun may or may not have got through. */
  #transaction<Result>(life: Life, change: (box: OutboxBox) => readonly [OutboxBox, Result]): Promise<Result> {
    const begin = Math.max(this.loop.now, this.#freeAt);
    const commitAt = begin + this.random() * 30;
    this.#freeAt = commitAt;
    const fate = this.isFaulty ? this.random() : 1;
    return new Promise((resolve, reject) => {
      this.loop.after(commitAt - this.loop.now, () => {
        if (life.isOver && this.random() < 0.5) return;
        if (fate < 0.05) {
          const error = new DOMException('No room or no connection', fate < 0.025 ? 'QuotaExceededError' : 'InvalidStateError');
          this.loop.after(this.random() * 20, () => life.isOver || reject(error));
          return;
        }
        let result = this.#commit(life, change);
        // The connection broke when the commit was done, and the store could not tell.
        if (fate < 0.08) result = this.#commit(life, change);
        this.loop.after(this.random() * 20, () => life.isOver || resolve(result));
      });
    });
  }

  #sorted(reader: typeof readRecord) {
    return this.sort({ rows: this.#rows, aside: this.#aside, client: this.#client, outcomes: this.#outcomes }, reader);
  }

  #commit<Result>({ isOld }: Life, change: (box: OutboxBox) => readonly [OutboxBox, Result]): Result {
    const { box: before, toAside, back } = this.#sorted(isOld ? readOld : read);
    const [after, result] = change(before);
    // Keyed by number, as in a database: a second record of one number takes the first one's place.
    const records = [...new Map(after.records.map(record => [record.seq, record])).values()].sort((a, b) => a.seq - b.seq);
    this.#rows = records;
    const gone = new Set([...back, ...before.unreadable.filter(row => !after.unreadable.includes(row))].map(({ key }) => key));
    this.#aside = [...this.#aside.filter(([key]) => !gone.has(key)), ...toAside.map(({ row }) => [++this.#places, row] as const)];
    if (after.clientId !== emptyBox.clientId) this.#client = { clientId: after.clientId, seq: after.seq };
    this.#outcomes = after.outcomes;
    this.#note(before, records);
    return result;
  }

  #note(before: OutboxBox, records: readonly OutboxRecord[]): void {
    const had = new Set(before.records.map(record => record.id));
    const has = new Set(records.map(record => record.id));
    const fresh = records.filter(record => !had.has(record.id));
    this.written.push(...fresh);
    const leaving = before.records.filter(record => !has.has(record.id));
    const isUndone = (record: OutboxRecord) => record.kind === 'address.create' && record.attempts === 0;
    for (const gone of leaving) {
      const successor = fresh.find(record => isSameSubject(record, gone));
      if (successor !== undefined) this.#noteReplaced(before, gone, successor);
      else if (isUndone(gone)) this.cancelled.add(gone.id);
      // What was refused of an address has gone with it, as whoever removed the address decided.
      else if (gone.refusal !== undefined && leaving.some(other => isUndone(other) && isSameSubject(other, gone)))
        this.replaced.add(gone.id);
    }
  }

  #noteReplaced(before: OutboxBox, gone: OutboxRecord, successor: OutboxRecord): void {
    this.replaced.add(gone.id);
    if (gone.refusal !== undefined) return;
    if (!holdsAll(intentOf(successor), intentOf(gone))) this.breaches.push(`${gone.id} is only partly in ${successor.id}`);
    const isOrderBetween = before.records.some(
      record => record.kind === 'order.place' && record.userId === gone.userId && record.seq > gone.seq && record.refusal === undefined,
    );
    if (gone.kind === 'cart.set' && isOrderBetween)
      this.breaches.push(`${gone.id} was meant for an order and went into what came after it`);
  }
}

/** Whether what was wanted of an earlier record, and is not said anew by the later one, is in the later one. */
function holdsAll(later: ReturnType<typeof intentOf>, earlier: ReturnType<typeof intentOf>): boolean {
  if (later.kind === 'notification.read' && earlier.kind === 'notification.read') return isWithin(earlier, later);
  if (later.kind !== 'profile.update' || earlier.kind !== 'profile.update') return true;
  return earlier.profile.photo === null || later.profile.photo !== null;
}
const isWithin = ({ ids }: IntentOf<'notification.read'>, later: IntentOf<'notification.read'>) =>
  later.ids.length === 0 || (ids.length > 0 && ids.every(id => later.ids.includes(id)));

function isSameSubject(one: OutboxRecord, other: OutboxRecord): boolean {
  return one.userId === other.userId && subjectOf(intentOf(one)) === subjectOf(intentOf(other));
}
