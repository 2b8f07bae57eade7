import type { Steps } from '#lib/price-list/steps.ts';

/** Milliseconds of work between two pauses. */
const SLICE = 10;

/** Does work step by step, and lets requests be answered in between. */
export async function paused<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + SLICE;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < until);
    await new Promise(setImmediate);
  }
}
