const ages = new WeakMap<AbortSignal, number>();

/**
 * Answers that the worker took from this phone, since the line gave none, by the signal of the request that they came to: milliseconds
 * since the epoch when they were fetched.
 */
export const offlineAnswers = {
  note(signal: AbortSignal, at: number): void {
    // Of a list in pages the oldest one counts.
    ages.set(signal, Math.min(at, ages.get(signal) ?? at));
  },
  fetchedAt: (signal: AbortSignal): number | null => ages.get(signal) ?? null,
};
