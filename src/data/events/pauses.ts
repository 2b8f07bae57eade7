import { AppError } from '#lib/app-error.ts';

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
/** Milliseconds between questions where no stream lives. */
const ASK_EVERY = 20_000;

/** A question was just answered; the next one follows. @param random from 0 to 1 */
export const pauseBetweenQuestions = (random: number): number => ASK_EVERY * (0.75 + random / 2);

/**
 * Milliseconds after a stream that ended or a way that failed: doubled with each failure in a row, half of it by chance, and never less
 * than the shop mutations.
 */
export function pauseAfterFailures(failures: number, error: unknown, random: number): number {
  const backoff = Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE) * (0.5 + random / 2);
  return Math.max(backoff, error instanceof AppError ? (error.detail.retryAfter ?? 0) : 0);
}
