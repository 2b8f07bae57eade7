import type { Job } from './clock.ts';
import { claimJob, dueAt, type JobRun, noteRun, postponeJob, readJobRuns } from './db/job-runs.ts';
import type { Deps } from './deps.ts';
import { logText } from './log-text.ts';

/** Milliseconds between two looks for a job that is due. One look runs one job, which spreads those that a stopped shop has missed. */
const LOOK = 10_000;
/** Milliseconds after which one that failed is tried again. */
const PAUSE = 5 * 60_000;

/**
 * Makes one job of those that are due by the hour or by the day. They go by the time of their last run in the database, so that a shop
 * which is restarted every night does them too, and of several processes on one PostgreSQL one does.
 * @param isSteady whether the machine's clock is to be trusted
 */
export function rareJobs({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>, jobs: readonly Job[], isSteady: () => boolean): Job {
  // As last read: while nothing is due by it, nothing is asked.
  let runs: ReadonlyMap<string, JobRun> | null = null;

  async function attempt(job: Job): Promise<void> {
    const began = now();
    if (!(await claimJob(db, job.name, job.every, began))) return;
    try {
      await job.run();
    } catch (error) {
      log(`${job.name} failed: ${logText(error)}`, 'error');
      return postponeJob(db, job.name, new Date(now().getTime() + PAUSE));
    }
    await noteRun(db, job.name, began);
  }

  return {
    name: 'jobs by their last run',
    every: LOOK,
    async run() {
      const known = runs ?? (await readJobRuns(db));
      runs = known;
      const mayRun = (job: Job) => isSteady() || job.trustsClock !== true;
      const due = jobs.find(job => mayRun(job) && dueAt(known.get(job.name), job.every, now()) <= now().getTime());
      if (due === undefined) return;
      runs = null;
      await attempt(due);
    },
  };
}
