import { type MutationOf, mutationOf } from '#data/outbox/mutations.ts';
import { emptyBox, type OutboxBox, type OutboxRecord, type OutboxStore } from '#storage/outbox-record.ts';
import { sortRows } from '#storage/outbox-rows.ts';
import { readRecord, subjectOf } from './kinds.ts';
import type { Loop } from './loop.ts';

/** Whether the page that asked is still there, and what it understands. */
export interface Life {
  isOver: boolean;
  /** Runs a version of the app that knows edits of the cart and orders only. */
  readonly isOld: boolean;
  /** Ids of what it saw on the disk last. */
  known: ReadonlySet<string>;
}

/** A disk can refuse everything that is asked of it, or say nothing until it pleases, and then do late what it was asked, or never. */
export type Mood = 'works' | 'refuses' | 'hangs';

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

/** Calls of the rest of a device to its disk. */
export interface Watchers {
  /** How the app sorts what is stored. */
  readonly sort?: typeof sortRows | undefined;
  /** Whether the server has done what a record asks for, or the customer has decided otherwise without the disk. */
  readonly isDone: (id: string) => boolean;
  readonly isRefused: (id: string) => boolean;
  /** A record was written that was not there before, and not late after its page had given that up. */
  readonly onWritten: (record: OutboxRecord) => void;
}

/** A disk that outlives pages, takes its time, is full now and then, loses connections before or after a commit, and has moods. */
export class FaultyDisk {
  /** Every record that ever was on it, as it was written first. */
  readonly written: OutboxRecord[] = [];
  /** Ids that a later edit of the same subject replaced in one commit. */
  readonly replaced = new Set<string>();
  /** Ids of addresses and lists that were made and removed again before anybody knew of them. */
  readonly cancelled = new Set<string>();
  readonly breaches: string[] = [];
  /** The pages that knew a record when the disk was deleted, by the record's id. */
  readonly wiped = new Map<string, readonly Life[]>();
  /** How often the disk had been deleted when a record was written first. */
  readonly epochs = new Map<string, number>();
  isFaulty = true;
  #mood: Mood = 'works';
  #epoch = 0;
  #late: (() => void)[] = [];
  readonly #connections = new Set<{ readonly life: Life; readonly onLost: () => void }>();
  #freeAt = 0;
  #rows: readonly unknown[] = [];
  #aside: readonly (readonly [number, unknown])[] = [];
  #client: unknown;
  #outcomes: OutboxBox['outcomes'] = [];
  #places = 0;

  constructor(
    readonly loop: Loop,
    readonly random: () => number,
    readonly watchers: Watchers,
  ) {}

  /** The rows as today's app reads them. */
  get box(): OutboxBox {
    return this.#sorted(read).box;
  }

  /** Rows that an earlier version of the app left, before anything else is written. */
  leave(clientId: string, rows: readonly { readonly seq: number }[]): void {
    this.#rows = rows;
    this.#client = { clientId, seq: Math.max(...rows.map(({ seq }) => seq)) };
    this.written.push(...this.box.records);
    for (const { id } of this.written) this.epochs.set(id, 0);
  }

  /** Half of what it was asked meanwhile is done late, once it works again. */
  set mood(next: Mood) {
    this.#mood = next;
    if (next === 'hangs') return;
    const late = this.#late.filter(() => this.random() < 0.5);
    this.#late = [];
    for (const run of late) run();
  }

  /** Deleted under open pages, by the browser or its user. */
  delete(): void {
    for (const { id } of this.box.records) {
      const knowing = [...this.#connections].map(({ life }) => life).filter(({ isOver, known }) => !isOver && known.has(id));
      this.wiped.set(id, [...(this.wiped.get(id) ?? []), ...knowing]);
    }
    this.#epoch += 1;
    [this.#rows, this.#aside, this.#client, this.#outcomes] = [[], [], undefined, []];
    for (const { life, onLost } of this.#connections) this.loop.after(this.random() * 50, () => life.isOver || onLost());
  }

  storeOf(life: Life, onLost: () => void): OutboxStore {
    this.#connections.add({ life, onLost });
    const update: OutboxStore['update'] = (change, signal) => this.#transaction(life, change, signal);
    return { update, read: () => update(box => [box, box]) };
  }

  /** Transactions take turns; what a page that is gone had begun may or may not have got through. */
  #transaction<Result>(
    life: Life,
    change: (box: OutboxBox) => readonly [OutboxBox, Result],
    signal: AbortSignal | undefined,
  ): Promise<Result> {
    if (this.#mood === 'refuses') {
      return new Promise((_resolve, reject) => {
        this.loop.after(this.random() * 20, () => life.isOver || reject(new DOMException('Refused', 'UnknownError')));
      });
    }
    if (this.#mood === 'hangs') {
      return new Promise((resolve, reject) => {
        // A write that was given up may be on the disk already. A page that is gone reads no answer, and so writes nothing any more.
        this.#late.push(
          () => life.isOver || (signal?.aborted && this.random() < 0.5) || this.#transaction(life, change, signal).then(resolve, reject),
        );
      });
    }
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
        let [after, result] = this.#commit(life, change, signal?.aborted === true);
        // The connection broke when the commit was done, and the store could not tell.
        if (fate < 0.08) [after, result] = this.#commit(life, change, signal?.aborted === true);
        this.loop.after(this.random() * 20, () => {
          if (life.isOver) return;
          life.known = new Set(after.records.map(({ id }) => id));
          resolve(result);
        });
      });
    });
  }

  #sorted(reader: typeof readRecord) {
    const sort = this.watchers.sort ?? sortRows;
    return sort({ rows: this.#rows, aside: this.#aside, client: this.#client, outcomes: this.#outcomes }, reader);
  }

  #commit<Result>(
    { isOld }: Life,
    change: (box: OutboxBox) => readonly [OutboxBox, Result],
    isLate: boolean,
  ): readonly [OutboxBox, Result] {
    const { box: before, toAside, back } = this.#sorted(isOld ? readOld : read);
    const [after, result] = change(before);
    // Keyed by number, as in a database: a second record of one number takes the first one's place.
    const records = [...new Map(after.records.map(record => [record.seq, record])).values()].sort((a, b) => a.seq - b.seq);
    this.#rows = records;
    const gone = new Set([...back, ...before.unreadable.filter(row => !after.unreadable.includes(row))].map(({ key }) => key));
    this.#aside = [...this.#aside.filter(([key]) => !gone.has(key)), ...toAside.map(({ row }) => [++this.#places, row] as const)];
    const { clientId, seq, former, made, brought } = after;
    if (clientId !== emptyBox.clientId) this.#client = { clientId, seq, former, made, brought };
    this.#outcomes = after.outcomes;
    this.#note(before, records, isLate);
    return [after, result];
  }

  #note(before: OutboxBox, records: readonly OutboxRecord[], isLate: boolean): void {
    const had = new Set(before.records.map(record => record.id));
    const has = new Set(records.map(record => record.id));
    const fresh = records.filter(record => !had.has(record.id));
    for (const record of fresh.filter(({ id }) => !this.epochs.has(id))) {
      this.epochs.set(record.id, this.#epoch);
      this.written.push(record);
    }
    if (!isLate) for (const record of fresh) this.watchers.onWritten(record);
    const leaving = before.records.filter(record => !has.has(record.id));
    const isUndone = (record: OutboxRecord) => (record.kind === 'address.create' || record.kind === 'list.create') && record.attempts === 0;
    for (const gone of leaving) {
      const successor = fresh.find(record => isSameSubject(record, gone));
      if (successor !== undefined) this.#noteReplaced(records, gone, successor);
      else if (isUndone(gone)) this.cancelled.add(gone.id);
      // The customer removed the address, and with it the edits of it that the server had refused.
      else if (gone.refusal !== undefined && leaving.some(other => isUndone(other) && isSameSubject(other, gone)))
        this.replaced.add(gone.id);
    }
  }

  #noteReplaced(records: readonly OutboxRecord[], gone: OutboxRecord, successor: OutboxRecord): void {
    // Settled while the page had no disk.
    if (this.watchers.isDone(gone.id)) return;
    this.replaced.add(gone.id);
    if (gone.refusal !== undefined || this.watchers.isRefused(gone.id)) return;
    if (!holdsAll(mutationOf(successor), mutationOf(gone))) this.breaches.push(`${gone.id} is only partly in ${successor.id}`);
    // An order that has gone with it was forgotten with all that its customer left at a logout.
    const isOrderBetween = records.some(
      record => record.kind === 'order.place' && record.userId === gone.userId && record.seq > gone.seq && record.refusal === undefined,
    );
    if (gone.kind === 'cart.set' && isOrderBetween)
      this.breaches.push(`${gone.id} was meant for an order and went into what came after it`);
  }
}

/** Whether what was wanted of an earlier record, and is not said anew by the later one, is in the later one. */
function holdsAll(later: ReturnType<typeof mutationOf>, earlier: ReturnType<typeof mutationOf>): boolean {
  if (later.kind === 'notification.read' && earlier.kind === 'notification.read') return isWithin(earlier, later);
  const [lines, wanted] = [linesIn(later), linesIn(earlier)];
  if (lines !== null && wanted !== null) return wanted.every(id => lines.includes(id));
  if (later.kind !== 'profile.update' || earlier.kind !== 'profile.update') return true;
  return earlier.profile.photo === null || later.profile.photo !== null;
}
/** Ids of the lines that an edit of a list names. */
function linesIn(mutation: ReturnType<typeof mutationOf>): readonly string[] | null {
  if (mutation.kind !== 'list.create' && mutation.kind !== 'list.edit') return null;
  return [...mutation.edit.lines, ...mutation.edit.removed_lines].map(({ id }) => id);
}
const isWithin = ({ ids }: MutationOf<'notification.read'>, later: MutationOf<'notification.read'>) =>
  later.ids.length === 0 || (ids.length > 0 && ids.every(id => later.ids.includes(id)));

function isSameSubject(one: OutboxRecord, other: OutboxRecord): boolean {
  return one.userId === other.userId && subjectOf(mutationOf(one)) === subjectOf(mutationOf(other));
}
