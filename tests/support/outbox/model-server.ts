import { type Mutation, mutationOf } from '#data/outbox/mutations.ts';
import { AppError } from '#lib/app-error.ts';
import type { OutboxRecord } from '#storage/outbox-record.ts';
import { queueOf } from './kinds.ts';
import { ModelShop } from './model-shop.ts';

/** Faults of a server. */
export interface ServerFlaws {
  readonly isServerForgetful?: boolean;
  readonly isServerUnmarked?: boolean;
}

/** A shop's server: it keeps an answer for every key, the highest number of every queue, and a log of what had an effect. */
export class ModelServer {
  readonly log: { readonly mutation: Mutation; readonly seq: number; readonly client: string }[] = [];
  readonly answered = new Set<string>();
  readonly refused = new Set<string>();
  readonly shop = new ModelShop();
  readonly #answers = new Map<string, AppError | null>();
  readonly #marks = new Map<string, number>();

  constructor(readonly flaws: ServerFlaws) {}

  /** One request is one transaction: where a later write has passed one of its own, none of them has an effect. */
  receiveAll(keyed: readonly (readonly [key: string, record: OutboxRecord])[]): readonly (AppError | null)[] {
    const isFresh = ([key]: (typeof keyed)[number]) => this.flaws.isServerForgetful === true || !this.#answers.has(key);
    const isPassed = ([, record]: (typeof keyed)[number]) => (this.#marks.get(markOf(record)) ?? 0) >= record.seq;
    const passed = keyed.filter(each => isFresh(each) && isPassed(each));
    if (passed.length > 0 && this.flaws.isServerUnmarked !== true) return keyed.map(() => new AppError('outbox_passed', 409));
    return keyed.map(([key, record]) => this.receive(key, mutationOf(record), record));
  }

  /** @returns the refusal, or null */
  receive(key: string, mutation: Mutation, record: OutboxRecord): AppError | null {
    const { clientId, seq } = record;
    const stored = this.#answers.get(key);
    if (stored !== undefined && this.flaws.isServerForgetful !== true) return stored;
    const queue = markOf(record);
    const isPassed = (this.#marks.get(queue) ?? 0) >= seq;
    if (isPassed && this.flaws.isServerUnmarked !== true) return new AppError('outbox_passed', 409);
    this.#marks.set(queue, Math.max(seq, this.#marks.get(queue) ?? 0));
    const answer = this.shop.apply(mutation);
    this.#answers.set(key, answer);
    this.answered.add(mutation.id);
    if (answer === null) this.log.push({ mutation, seq, client: clientId });
    else this.refused.add(mutation.id);
    return answer;
  }
}

const markOf = (record: OutboxRecord) => `${record.userId} ${record.clientId} ${queueOf(mutationOf(record))}`;
