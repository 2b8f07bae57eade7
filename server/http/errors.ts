import type { Context } from 'hono';
import { causesOf } from '#server/causes.ts';
import { isConnectionLoss } from '#server/db/connection-loss.ts';
import type { Deps } from '#server/deps.ts';
import { FilesUnavailable } from '#server/files/store.ts';
import { logTrace } from '#server/log-text.ts';
import { Problem, problemAnswer } from './problem.ts';
import { storageFull } from './refuse-writes.ts';
import { routeName } from './route-name.ts';
import { sqlState } from './transaction.ts';

/**
 * Errors of the database that the request caused, not the server: a malformed id finds nothing, a text with a NUL
 * character or half a surrogate pair can't be stored, a number or a moment beyond its range neither.
 */
const PROBLEMS_BY_STATE: Readonly<Record<string, () => Problem>> = {
  '22P02': () => new Problem(404, 'not_found'),
  '22021': () => new Problem(400, 'validation_failed', { errors: { body: ['invalid'] } }),
  '22003': () => new Problem(400, 'validation_failed', { errors: { body: ['invalid'] } }),
  '22007': () => new Problem(400, 'validation_failed', { errors: { body: ['invalid'] } }),
  '22008': () => new Problem(400, 'validation_failed', { errors: { body: ['invalid'] } }),
  '22P05': () => new Problem(400, 'validation_failed', { errors: { body: ['invalid'] } }),
};

/** Whether a write found no customer any more: their account was deleted while it was on its way, as from another phone. */
function isWithoutCustomer(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    if ('constraint' in cause && /_customers_id_fk$/.test(String(cause.constraint))) return true;
  }
  return false;
}

/** Sends a problem in the error envelope. */
export function sendProblem(http: Context, problem: Problem): Response {
  if (problem.detail.retryAfter !== undefined) http.header('Retry-After', String(problem.detail.retryAfter));
  http.header('Cache-Control', 'private, no-store');
  // What failed over here is asked about by its id; a refusal explains itself.
  const id: string | undefined = problem.status >= 500 ? http.get('requestId') : undefined;
  return http.json({ ...problemAnswer(problem), ...(id === undefined ? {} : { request_id: id }) }, problem.status);
}

/** Seconds after which a request that met no database or no store of files makes sense again: a restart takes a few. */
const RETRY = 5;
/** SQLSTATE lock_not_available. */
const LOCK_NOT_HAD = '55P03';
/** Milliseconds in which one lost connection is logged: a database or a store that is away is missed by every request. */
const LOSS_LOG = 10_000;

/** Turns every error into an answer. An unexpected one is logged with the request's id; the client gets the id and no details. */
export function answerErrors(deps: Deps): (error: Error, http: Context) => Response {
  const sayLoss = lossLog(deps.log);
  return (error, http) => {
    const known = error instanceof Problem ? error : PROBLEMS_BY_STATE[sqlState(error) ?? '']?.();
    const problem = known ?? (isWithoutCustomer(error) ? new Problem(404, 'not_found') : undefined);
    if (problem !== undefined) return sendProblem(http, problem);
    const refusal = diskRefusal(error);
    if (refusal !== null) {
      deps.disk?.wasRefused(refusal);
      return sendProblem(http, storageFull());
    }
    // Another transaction holds a row for longer than a request waits; nothing was done.
    if (sqlState(error) === LOCK_NOT_HAD) return sendProblem(http, new Problem(503, 'unavailable', { retryAfter: 1, message: 'lock' }));
    if (error instanceof FilesUnavailable) {
      sayLoss('files', `files cannot be reached in ${error.message}`);
      return sendProblem(http, new Problem(503, 'unavailable', { retryAfter: RETRY, message: 'files' }));
    }
    if (isConnectionLoss(error)) {
      sayLoss('database', `the database cannot be reached: ${logTrace(error)}`);
      return sendProblem(http, new Problem(503, 'unavailable', { retryAfter: RETRY, message: 'database' }));
    }
    const id = String(http.get('requestId') ?? '-');
    deps.log(`${http.req.method} ${routeName(http)} failed: ${logTrace(error)}`, 'error');
    return sendProblem(http, new Problem(500, 'internal_error', { message: `internal error, request ${id}` }));
  };
}

/** Logs the loss of each thing once in a while. */
function lossLog(log: Deps['log']): (what: 'database' | 'files', line: string) => void {
  const loggedAt = new Map<string, number>();
  return (what, line) => {
    const now = performance.now();
    if (now - (loggedAt.get(what) ?? Number.NEGATIVE_INFINITY) < LOSS_LOG) return;
    loggedAt.set(what, now);
    log(line, 'error');
  };
}

/** SQLSTATE of a database, and the system's codes for files, that say that there is no room; 53100 also comes from PostgreSQL's own disk. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** The system's message where an error, through the query builder's wrapping, came from a full disk; else null. */
function diskRefusal(error: unknown): string | null {
  for (const cause of causesOf(error)) {
    if ('code' in cause && FULL.has(String(cause.code))) return cause.message;
  }
  return null;
}
