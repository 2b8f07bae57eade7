import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Job } from '#server/clock.ts';
import { openPostgres } from '#server/db/open.ts';
import { rareJobs } from '#server/rare-jobs.ts';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';

const HOUR = 60 * 60_000;
const PROCESSES = 8;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

it('several processes on one database run each job once a period', async () => {
  const url = await postgres.createDatabase();
  const opened = [await openPostgres(url, 2)];
  for (let count = 1; count < PROCESSES; count += 1) opened.push(await openPostgres(url, 2));
  let clock = Date.parse('2026-11-25T10:00:00Z');
  const ran: string[] = [];
  const lines: string[] = [];
  const jobs: readonly Job[] = ['one', 'two', 'three'].map(name => ({ name, every: HOUR, run: async () => ran.push(name) }));
  const processes = opened.map(({ db }, index) =>
    // Their clocks differ by some seconds.
    rareJobs({ db, now: () => new Date(clock + index * 1_000), log: line => void lines.push(line) }, jobs, () => true),
  );
  try {
    for (let hour = 1; hour <= 3; hour += 1) {
      // All look at the same moment, as often as it takes, and some.
      for (let look = 0; look < 8; look += 1) {
        await Promise.all(processes.map(({ run }) => run()));
        clock += 10_000;
      }
      expect([...ran].sort()).toEqual(['one', 'three', 'two'].flatMap(name => Array<string>(hour).fill(name)));
      clock += HOUR;
    }
    expect(lines).toEqual([]);
  } finally {
    for (const { close } of opened) await close();
  }
});
