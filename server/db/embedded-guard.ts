import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Milliseconds for which statements of the embedded database, which run in this very thread, may follow one another without a pause. */
const LONGEST_TURN = 50;

/**
 * Keeps the embedded database from holding the process. Statements of a long transaction let requests, timers and signals in between.
 * After a PANIC, such as a log that can't be extended on a full disk, the next statement would spin for ever: there is none any more.
 * @param onPanic hears of it once; what was committed is there again after the next start
 */
export function guardEmbedded(client: PGlite, onPanic: (error: Error) => void): void {
  const run = client.execProtocolStream.bind(client);
  let panic: Error | null = null;
  let turnedAt = performance.now();
  client.execProtocolStream = async (message, options) => {
    if (panic !== null) throw panic;
    if (performance.now() - turnedAt > LONGEST_TURN) {
      await nextTurn();
      turnedAt = performance.now();
    }
    try {
      return await run(message, options);
    } catch (error) {
      if (error instanceof Error && 'severity' in error && error.severity === 'PANIC') {
        panic = error;
        onPanic(error);
      }
      throw error;
    }
  };
}
