/** How many lanes have something under way. */
export interface Busy {
  lanes(): number;
  /** Counts a lane until the work ends. */
  during<Result>(work: Promise<Result>): Promise<Result>;
  /** Waits until no lane is busy, but not longer than that. */
  idle(milliseconds: number): Promise<void>;
}

/** Counts busy lanes. */
export function inFlight(): Busy {
  let count = 0;
  let wake: () => void = () => undefined;
  return {
    lanes: () => count,
    async during(work) {
      count += 1;
      try {
        return await work;
      } finally {
        count -= 1;
        if (count === 0) wake();
      }
    },
    idle: milliseconds =>
      new Promise(resolve => {
        if (count === 0) return resolve();
        const timer = setTimeout(resolve, milliseconds);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}
