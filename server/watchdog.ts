import { Worker } from 'node:worker_threads';
import type { Log, LogFormat } from './log.ts';

/** Places in the memory that both threads share: beats of the main loop, and whether the process is to stop. */
export const BEATS = 0;
export const STOPPING = 1;

/** Data for the watchdog's thread; times in milliseconds. */
export interface Guarded {
  readonly signs: Int32Array;
  /** From one beat, and one look at it, to the next. */
  readonly tick: number;
  readonly patience: number;
  readonly stopPatience: number;
  /** How its last words are written: it has no log of its own. */
  readonly format: LogFormat;
}

/** Milliseconds in which an order to stop must have ended the process, and between two looks at most. */
const STOP_PATIENCE = 14_000;
const TICK = 1_000;

interface Options {
  readonly log: Log;
  readonly format: LogFormat;
  /** Milliseconds for which the main loop may be stuck; 0: no watchdog. */
  readonly patience: number;
}

/** A thread that looks after the main loop. */
export interface Watchdog {
  /** Says that the process is closing, so that it ends in any case. */
  expectEnd(): void;
}

/**
 * Starts a thread that ends the process, with one line and by SIGKILL, where the main loop is stuck. A shop that is stuck holds its port
 * and its data directory, so that nothing else could take its place.
 * @param entry address of the built server, beside which the thread's file lies. Run from its sources it has no watchdog: a debugger may
 * hold the loop for as long as it likes.
 */
export function startWatchdog(entry: string, { log, format, patience }: Options): Watchdog {
  if (entry.endsWith('.ts') || patience === 0) return { expectEnd: () => undefined };
  const signs = new Int32Array(new SharedArrayBuffer(8));
  const tick = Math.min(TICK, patience / 10);
  const guarded: Guarded = { signs, tick, patience, format, stopPatience: STOP_PATIENCE };
  const worker = new Worker(new URL('watchdog-thread.js', entry), { workerData: guarded, resourceLimits: { maxOldGenerationSizeMb: 16 } });
  worker.on('error', error => log(`the watchdog has ended: ${error.message}`, 'error'));
  worker.unref();
  setInterval(() => Atomics.add(signs, BEATS, 1), tick).unref();
  return { expectEnd: () => void Atomics.store(signs, STOPPING, 1) };
}
