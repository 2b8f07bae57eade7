import type { Deps } from './deps.ts';

/** Milliseconds by which the clock may be set at once before it is doubted, and for which it must then go on evenly. */
const JUMP = 60 * 60_000;
const STEADY = 5 * 60_000;

/** Doubts the machine's clock. */
export interface SteadyClock {
  /**
   * Whether the clock has not jumped by more than an hour within five minutes. Compares it with the time that has really passed since the
   * last question, so it is to be asked often.
   */
  isSteady(): boolean;
}

/** Watches a clock that an operator, or a time server that is wrong, may set: what it says once is no reason to cancel orders. */
export function steadyClock({ now, elapsed = () => performance.now(), log }: Pick<Deps, 'now' | 'elapsed' | 'log'>): SteadyClock {
  let last = { wall: now().getTime(), real: elapsed() };
  let doubtedUntil = Number.NEGATIVE_INFINITY;
  return {
    isSteady() {
      const current = { wall: now().getTime(), real: elapsed() };
      const jump = current.wall - last.wall - (current.real - last.real);
      last = current;
      if (Math.abs(jump) > JUMP) {
        doubtedUntil = current.real + STEADY;
        log(`the clock jumped by ${Math.round(jump / 60_000)} minutes: nothing is cancelled or deleted by it for 5 minutes`, 'warn');
      }
      return current.real >= doubtedUntil;
    },
  };
}
