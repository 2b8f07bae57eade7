/** Runs something later, by the real clock. @returns the function that calls it off */
export function scheduled(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

export type Schedule = typeof scheduled;

/** The promise's value, or undefined where it takes longer than so many milliseconds. @throws as the promise does */
export function within<Result>(
  milliseconds: number,
  promise: Promise<Result>,
  schedule: Schedule = scheduled,
): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const stop = schedule(() => resolve(undefined), milliseconds);
    promise.then(resolve, reject).finally(stop);
  });
}
