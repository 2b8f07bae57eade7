import { intentOf, subjectOf } from '#data/outbox/intents.ts';
import { emptyBox, type OutboxBox, type OutboxRecord, type OutboxStore } from '#storage/outbox-record.ts';
import type { Loop } from './loop.ts';

/** Whether the page that asked is still there. */
export interface Life {
  isOver: boolean;
}

/** A disk that outlives pages, takes its time, is full now and then, and loses connections before or after a commit. */
export class FaultyDisk {
  box: OutboxBox = emptyBox;
  /** Every record that ever was on it, as it was written first. */
  readonly written: OutboxRecord[] = [];
  /** Ids that a later edit of the same subject replaced in one commit. */
  readonly replaced = new Set<string>();
  /** Ids of addresses that were made and removed again before anybody knew of them. */
  readonly cancelled = new Set<string>();
  readonly breaches: string[] = [];
  isFaulty = true;
  #freeAt = 0;

  constructor(
    readonly loop: Loop,
    readonly random: () => number,
  ) {}

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
        let result = this.#commit(change);
        // The connection broke when the commit was done, and the store could not tell.
        if (fate < 0.08) result = this.#commit(change);
        this.loop.after(this.random() * 20, () => life.isOver || resolve(result));
      });
    });
  }

  #commit<Result>(change: (box: OutboxBox) => readonly [OutboxBox, Result]): Result {
    const before = this.box;
    const [after, result] = change(before);
    // Keyed by number, as in a database: a second record of one number takes the first one's place.
    const records = [...new Map(after.records.map(record => [record.seq, record])).values()].sort((a, b) => a.seq - b.seq);
    this.box = { ...after, records };
    const had = new Set(before.records.map(record => record.id));
    const has = new Set(records.map(record => record.id));
    const fresh = records.filter(record => !had.has(record.id));
    this.written.push(...fresh);
    for (const gone of before.records) {
      if (has.has(gone.id)) continue;
      const successor = fresh.find(record => isSameSubject(record, gone));
      if (successor !== undefined) this.#noteReplaced(before, gone);
      else if (gone.kind === 'address.create' && gone.attempts === 0) this.cancelled.add(gone.id);
    }
    return result;
  }

  #noteReplaced(before: OutboxBox, gone: OutboxRecord): void {
    this.replaced.add(gone.id);
    if (gone.refusal !== undefined) return;
    const isOrderBetween = before.records.some(
      record => record.kind === 'order.place' && record.userId === gone.userId && record.seq > gone.seq && record.refusal === undefined,
    );
    if (gone.kind === 'cart.set' && isOrderBetween)
      this.breaches.push(`${gone.id} was meant for an order and went into what came after it`);
  }
}

function isSameSubject(one: OutboxRecord, other: OutboxRecord): boolean {
  return one.userId === other.userId && subjectOf(intentOf(one)) === subjectOf(intentOf(other));
}
