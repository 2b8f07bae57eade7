import * as v from 'valibot';
import { LineUseSchema } from '#contract/line-use.ts';

/** Milliseconds for which a page that has said that it needs the line is believed; it says so again and again. */
const BELIEVED = 5_000;
/** Milliseconds that a page may need the line before what comes for later is given up: a good line carries both. */
const PATIENCE = 300;

/** Until when each page needs the line, by its own name for itself. */
const users = new Map<string, number>();
const waiting = new Set<() => void>();
const running = new Set<AbortController>();

/** A page has said whether it needs the line. */
export function noteLineUse(data: unknown): void {
  const message = v.safeParse(LineUseSchema, data);
  if (!message.success) return;
  const { page, isLoading } = message.output;
  if (isLoading) users.set(page, performance.now() + BELIEVED);
  else users.delete(page);
  if (isLoading) setTimeout(giveWay, PATIENCE);
  look();
}

const isInUse = () => [...users.values()].some(until => until > performance.now());

function look(): void {
  if (isInUse()) return void setTimeout(look, PATIENCE);
  for (const go of waiting) go();
  waiting.clear();
}

function giveWay(): void {
  if (isInUse()) for (const run of running) run.abort();
}

/**
 * Fetches something that is for later while no page loads anything for its customer, and anew where one began to: on a weak line both
 * would be late.
 */
export async function inFreeTime<Result>(run: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  for (;;) {
    if (isInUse()) await new Promise<void>(resolve => waiting.add(resolve));
    const stop = new AbortController();
    running.add(stop);
    try {
      return await run(stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) throw error;
    } finally {
      running.delete(stop);
    }
  }
}
