import { causesOf } from '#server/causes.ts';

/** Whether a statement got no answer within the driver's `query_timeout`. */
export const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/** Shutdown, crash and start of PostgreSQL, an ended idle connection, a statement past its time, too many of them; class 08 is about connections as a whole. */
const LOST_STATES = /^(?:08...|25P03|53300|57014|57P0[1-5])$/;
const LOST_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The driver's own errors have no codes. */
const LOST_WORDS =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Whether an error, through the query builder's wrapping, says that the database was not there for a moment. */
export function isConnectionLoss(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (LOST_STATES.test(code) || LOST_CODES.has(code) || LOST_WORDS.test(cause.message)) return true;
  }
  return false;
}
