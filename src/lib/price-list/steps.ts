/**
 * Work in steps of some milliseconds each: it pauses wherever it yields, so that a server can answer requests in between.
 * @typeParam Result what it comes to
 */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does all the work at once. */
export function allAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
