/** Something that is done again and again. */
export interface Job {
  readonly name: string;
  /** Milliseconds from the end of one run to the start of the next. */
  readonly every: number;
  readonly run: () => Promise<unknown>;
}

/** Running jobs. */
export interface Clock {
  /** Starts no run any more and waits for those under way. */
  stop(): Promise<void>;
}

/** Runs jobs one at a time each; one that fails is logged and tried again at its next time. */
export function startClock(jobs: readonly Job[], log: (line: string) => void): Clock {
  let isStopped = false;
  const timers = new Map<string, NodeJS.Timeout>();
  const underWay = new Map<string, Promise<unknown>>();

  function plan(job: Job): void {
    if (isStopped) return;
    const timer = setTimeout(() => {
      const run = job
        .run()
        .catch(error => log(`${job.name} failed: ${error instanceof Error ? error.message : String(error)}`))
        .finally(() => {
          underWay.delete(job.name);
          plan(job);
        });
      underWay.set(job.name, run);
    }, job.every);
    timer.unref();
    timers.set(job.name, timer);
  }

  for (const job of jobs) plan(job);
  return {
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(underWay.values());
    },
  };
}
