import type { Job } from '#server/clock.ts';
import type { Metrics } from './metrics.ts';

/** Jobs whose runs are counted. */
export function counted(jobs: readonly Job[], metrics: Metrics | undefined): Job[] {
  if (metrics === undefined) return [...jobs];
  return jobs.map(job => ({
    ...job,
    async run() {
      try {
        await job.run();
      } catch (error) {
        metrics.job(job.name, 'failed');
        throw error;
      }
      metrics.job(job.name, 'done');
    },
  }));
}
