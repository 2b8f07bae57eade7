import type { Log } from './log.ts';
import { logText } from './log-text.ts';

/** Something that is done again and again. */
export interface Job {
  readonly name: string;
  /** Milliseconds from the end of one run to the start of the next. */
  readonly every: number;
  /** It cancels or deletes by the clock: it waits while the clock is doubted. */
  readonly trustsClock?: boolean;
  readonly run: () => Promise<unknown>;
}

/** Running jobs. */
export interface Clock {
  /** Starts no run any more and waits for those under way. */
  stop(): Promise<void>;
}

interface ClockOptions {
  readonly log: Log;
  /** Whether the machine's clock is to be trusted; it always is without. */
  readonly isSteady?: () => boolean;
  /** Whether anything may be written; it always may without. */
  readonly hasRoom?: () => boolean;
}

/** Milliseconds in which a job that fails again in the same words is not logged again: a database that is away fails it every second. */
const SAME_WORDS = 60_000;

/** Runs jobs one at a time each; one that fails is logged and tried again at its next time. */
export function startClock(jobs: readonly Job[], { log, isSteady = () => true, hasRoom = () => true }: ClockOptions): Clock {
  let isStopped = false;
  const timers = new Map<string, NodeJS.Timeout>();
  const underWay = new Map<string, Promise<unknown>>();

  function plan(job: Job, tell: (error: unknown) => void): void {
    if (isStopped) return;
    const timer = setTimeout(() => {
      // Asked by every job, so that a jump is seen within a second.
      const isTrusted = isSteady() || job.trustsClock !== true;
      const mayRun = isTrusted && hasRoom();
      const run = (mayRun ? job.run() : Promise.resolve()).catch(tell).finally(() => {
        underWay.delete(job.name);
        plan(job, tell);
      });
      underWay.set(job.name, run);
    }, job.every);
    timer.unref();
    timers.set(job.name, timer);
  }

  for (const job of jobs) plan(job, failureLog(job.name, log));
  return {
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(underWay.values());
    },
  };
}

/** Logs failures of a job. */
function failureLog(name: string, log: Log): (error: unknown) => void {
  let said = '';
  let saidAt = Number.NEGATIVE_INFINITY;
  return error => {
    const text = logText(error);
    if (text === said && performance.now() - saidAt < SAME_WORDS) return;
    said = text;
    saidAt = performance.now();
    log(`${name} failed: ${text}`, 'error');
  };
}
