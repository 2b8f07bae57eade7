import { AppError } from '#lib/app-error.ts';
import type { Refusal } from '#storage/outbox-record.ts';

const SECOND = 1_000;
const QUARTER_HOUR = 900_000;

/**
 * Milliseconds until the next try: as long as the server asks, else full jitter from a second to a quarter of an hour.
 * @param random from 0 to 1
 */
export function pause(failures: number, random: number, retryAfter?: number): number {
  if (retryAfter !== undefined) return retryAfter + random * SECOND;
  return SECOND + random * (Math.min(SECOND * 2 ** failures, QUARTER_HOUR) - SECOND);
}

/** The line or the server failed, or it asks for patience; a session that ended waits for its owner, an old app for its update. */
export function isWorthWaiting(error: AppError): boolean {
  return error.isUnreachable || [401, 403, 408, 425, 426, 429].includes(error.status) || undecided.has(error.code);
}
/** Another try is under way, or the device counts wrongly. */
const undecided = new Set(['idempotency_in_progress', 'outbox_passed']);

/**
 * The server's word on a record: what it answered, which is `undefined` where the answer to a later record of the same request holds for
 * this one as well; or its refusal.
 */
export type Verdict = { readonly answer: unknown; readonly refusal: null } | { readonly refusal: AppError };

/** The verdict of a request for one record. @throws AppError when it is worth another try */
export async function verdictOf(answer: Promise<unknown>): Promise<Verdict> {
  try {
    return { answer: await answer, refusal: null };
  } catch (reason) {
    const refusal = asAppError(reason);
    if (isWorthWaiting(refusal)) throw refusal;
    return { refusal };
  }
}

/** Anything that a sender throws, as an AppError. */
export function asAppError(reason: unknown): AppError {
  return reason instanceof AppError ? reason : new AppError('network', 0, { cause: reason });
}

/** The fields of a refusal that are kept. @param at milliseconds since the epoch */
export function refusalOf({ code, status, detail: { errors, data } }: AppError, at: number): Refusal {
  const fields =
    errors === undefined ? {} : { errors: Object.fromEntries(Object.entries(errors).map(([name, codes]) => [name, [...codes]])) };
  return { code, status, ...fields, ...(data === undefined ? {} : { data }), at };
}

/** A kept refusal as the error that it was. */
export function errorOf({ code, status, errors, data }: Refusal): AppError {
  return new AppError(code, status, { ...(errors === undefined ? {} : { errors }), ...(data === undefined ? {} : { data }) });
}
