import { setTimeout as sleep } from 'node:timers/promises';
import { asAppError, isWorthWaiting, pause } from '#data/outbox/failure.ts';
import type { AppError } from '#lib/app-error.ts';
import type { Random } from '#tests/load/generated-values.ts';

/** Milliseconds that a try may take: longer than the server's own patience with its database. */
const PATIENCE = 15_000;
/** Milliseconds between two tries at most: a phone waits longer, and the run would then see less. */
const LONGEST_PAUSE = 300;
/** Share of first tries that are given up before their answer can come, and after how many milliseconds at most. */
const LOST = 0.15;
const LOST_AFTER = 60;

/** The state that customers of one load share. */
export interface Watch {
  readonly random: Random;
  /** Hears of each write that was answered, and when its last try began (performance.now). */
  onAnswered(begunAt: number): void;
  /** Hears of each try that came to nothing. */
  onFailed(error: AppError): void;
  /** Whether the run has been given up, and with it every write that still waits. */
  isGivenUp(): boolean;
}

export type Word<Answer> = { readonly answer: Answer; readonly refusal: null } | { readonly answer: null; readonly refusal: AppError };

/**
 * Asks until the shop answers, by the rules of the outbox: what is worth waiting for is asked again in the very same words, with the same
 * key. Some tries are given up before the answer can come, as on a line that breaks.
 */
export async function retryForever<Answer>(watch: Watch, call: (signal: AbortSignal) => Promise<Answer>): Promise<Word<Answer>> {
  const { random } = watch;
  for (let failures = 0; ; failures += 1) {
    const begunAt = performance.now();
    const isLost = failures === 0 && random.chance(LOST);
    try {
      const answer = await call(AbortSignal.timeout(isLost ? 1 + random.below(LOST_AFTER) : PATIENCE));
      watch.onAnswered(begunAt);
      return { answer, refusal: null };
    } catch (reason) {
      const error = asAppError(reason);
      if (!isWorthWaiting(error)) {
        watch.onAnswered(begunAt);
        return { answer: null, refusal: error };
      }
      if (watch.isGivenUp()) throw error;
      if (!isLost) watch.onFailed(error);
      await sleep(Math.min(pause(failures, random.next(), error.detail.retryAfter), LONGEST_PAUSE) * random.next());
    }
  }
}
