import { type Intent, subjectOf } from '#data/outbox/intents.ts';
import { AppError } from '#lib/app-error.ts';

/** A cart server in a few lines: it keeps an answer for every idempotency key and a log of what changed a cart. */
export class ModelServer {
  readonly log: Intent[] = [];
  readonly answered = new Set<string>();
  readonly carts = new Map<string, number>();
  readonly #answers = new Map<string, AppError | null>();

  constructor(readonly isForgetful: boolean) {}

  /** @returns the refusal, or null */
  receive(key: string, intent: Intent): AppError | null {
    const stored = this.#answers.get(key);
    if (stored !== undefined && !this.isForgetful) return stored;
    const answer = isRefused(intent) ? new AppError('quantity_not_allowed', 422) : null;
    this.#answers.set(key, answer);
    this.answered.add(intent.id);
    if (answer === null) {
      this.log.push(intent);
      const line = lineOf(intent);
      if (intent.kind === 'cart.set') this.carts.set(line, intent.line.quantity);
      else this.carts.delete(line);
    }
    return answer;
  }
}

/** The line of a customer's cart that an intent is about. */
export const lineOf = (intent: Intent) => `${intent.userId} ${subjectOf(intent)}`;

/** The server refuses some, each time it is asked. */
export const isRefused = (intent: Intent) => intent.kind === 'cart.set' && intent.line.quantity % 13 === 0;
