import { within } from '#lib/scheduled.ts';

/** Milliseconds that a page waits for what its browser has noted. */
const PATIENCE = 500;

/**
 * The result of reading this browser's notes; undefined where the browser refuses, which some do by throwing at once, or where its disk
 * says nothing: nothing that a customer waits for may hang on a note.
 * @param patience milliseconds; more where a worker has the time
 */
export function noted<Result>(run: () => Promise<Result>, patience: number = PATIENCE): Promise<Result | undefined> {
  return within(
    patience,
    Promise.resolve()
      .then(run)
      .catch(() => undefined),
  );
}
