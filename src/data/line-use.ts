import { createStore } from '#lib/store.ts';

/** How many things are under way that need the line at once, besides what the pages' queries load. */
export const lineUse = createStore(0);

/** Counts something as such until it is done. */
export function usingLine<Result>(work: Promise<Result>): Promise<Result> {
  lineUse.set(uses => uses + 1);
  return work.finally(() => lineUse.set(uses => uses - 1));
}
