import { AppError } from '#lib/app-error.ts';
import { uuidv7 } from '#lib/ids.ts';
import { createStore, type Store } from '#lib/store.ts';
import { type CartIntent, variantOf } from './intents.ts';

type New<Intent> = Intent extends CartIntent ? Omit<Intent, 'id'> : never;

/** What waits to reach the server, oldest first. */
export interface Outbox {
  readonly waiting: Pick<Store<readonly CartIntent[]>, 'get' | 'subscribe'>;
  /** Puts an intent last, replacing one of the same line that has not been tried yet. */
  enqueue(intent: New<CartIntent>): void;
  /** Sends what waits now; safe to call at any time. */
  drain(): void;
  /** Forgets everything. */
  clear(): void;
}

export interface OutboxOptions {
  /** Sends one intent with its id as idempotency key. @throws AppError */
  readonly send: (intent: CartIntent) => Promise<void>;
  /** The server refused an intent; it is gone from the outbox. */
  readonly onRefused: (intent: CartIntent, error: AppError) => void;
  /** Milliseconds until the next try after `failures` in a row. */
  readonly backoff?: (failures: number) => number;
}

/** Full jitter between one second and a quarter of an hour. */
const jittered = (failures: number) => Math.random() * Math.min(1_000 * 2 ** failures, 900_000);

/** One request in flight, in order; what can't be delivered waits and is tried again with the same id. */
export function createOutbox({ send, onRefused, backoff = jittered }: OutboxOptions): Outbox {
  const waiting = createStore<readonly CartIntent[]>([]);
  let attempted: string | null = null;
  let isSending = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remove = (id: string) => waiting.set(intents => intents.filter(intent => intent.id !== id));

  async function drain(): Promise<void> {
    if (isSending) return;
    isSending = true;
    clearTimeout(timer);
    try {
      for (let head = waiting.get()[0]; head !== undefined; head = waiting.get()[0]) {
        attempted = head.id;
        const error = await send(head).then(
          () => null,
          (reason: unknown) => (reason instanceof AppError ? reason : new AppError('network', 0, { cause: reason })),
        );
        if (error !== null && isWorthWaiting(error)) {
          failures += 1;
          timer = setTimeout(() => void drain(), error.detail.retryAfter ?? backoff(failures));
          return;
        }
        failures = 0;
        attempted = null;
        remove(head.id);
        if (error !== null) onRefused(head, error);
      }
    } finally {
      isSending = false;
    }
  }

  return {
    waiting,
    enqueue(intent) {
      const whole = { ...intent, id: uuidv7() } as CartIntent;
      waiting.set(intents => [...intents.filter(other => other.id === attempted || variantOf(other) !== variantOf(whole)), whole]);
      void drain();
    },
    drain: () => void drain(),
    clear() {
      clearTimeout(timer);
      waiting.set([]);
    },
  };
}

/** The line or the server failed, or it asks for patience; a session that ended waits for its owner. */
function isWorthWaiting(error: AppError): boolean {
  return error.isUnreachable || [401, 408, 425, 429].includes(error.status) || error.code === 'idempotency_in_progress';
}
