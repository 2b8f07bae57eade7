import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Job } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { BACKUPS_KEPT, backUp, listBackups } from '#server/db/backup.ts';
import { beginPeriods, claimJob, readJobRuns } from '#server/db/job-runs.ts';
import { openPGlite } from '#server/db/open.ts';
import { sessionTokens } from '#server/db/schema/customers.ts';
import { jobRuns } from '#server/db/schema/shop.ts';
import { diskStore } from '#server/files/disk-store.ts';
import { backUpAtStop, rareJobsOf } from '#server/jobs.ts';
import { rareJobs } from '#server/rare-jobs.ts';
import { earlierDump, earlierSecret, recordedAt } from '#tests/support/earlier-shop.ts';
import { testAdminKey } from './support/shop.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const HOURLY = ['backup', 'expired sessions', 'staff sessions', 'unfetched sign-ins', 'unused pictures', 'old limits'];
const DAILY = ['old pushes', 'old mails', 'old links', 'old events', 'old answers'];

// A database of an earlier version, which knows of no runs.
let database: Awaited<ReturnType<typeof openPGlite>>;
let folder: string;
let clock: number;
let ran: string[];
let lines: string[];
beforeAll(async () => {
  database = await openPGlite(null, await earlierDump());
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fondasi-jobs-'));
  clock = recordedAt.getTime();
  ran = [];
  lines = [];
  await database.db.delete(jobRuns);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const tiny = async () => new Blob(['tar']);
const deps = () => ({
  db: database.db,
  config: readConfig({ DATA_DIR: folder }),
  files: diskStore(folder),
  now: () => new Date(clock),
  secret: earlierSecret,
  adminKey: testAdminKey,
  log: (line: string) => void lines.push(line),
});

/** A process that has just started: its rare jobs, which note that they ran. */
function startProcess({ isSteady = (): boolean => true, change = (job: Job) => job } = {}) {
  const noted = (job: Job): Job => ({
    ...job,
    run: () => {
      ran.push(job.name);
      return job.run();
    },
  });
  const jobs = rareJobsOf(deps(), { dump: tiny }).map(job => noted(change(job)));
  const { run, every } = rareJobs(deps(), jobs, isSteady);
  const look = async () => {
    clock += every;
    await run();
  };
  return {
    look,
    /** As many as all jobs need, and some. */
    async looks() {
      for (let count = 0; count < jobs.length + 3; count += 1) await look();
    },
  };
}

/** Moves the clock and tells which jobs a process that starts then runs. */
async function ranAfter(milliseconds: number): Promise<string[]> {
  clock += milliseconds;
  ran = [];
  await startProcess().looks();
  return ran;
}

describe('jobs that are due by the hour or by the day', () => {
  test('run soon after the first start, one at a look, and really clear away', async () => {
    const isOld = eq(sessionTokens.hash, 'an old token');
    const [session] = await database.db.select().from(sessionTokens).limit(1);
    const token = { hash: 'an old token', sessionId: session?.sessionId ?? '', kind: 'access' as const, expiresAt: new Date(clock - 1) };
    await database.db.insert(sessionTokens).values(token);
    const { look, looks } = startProcess();
    await look();
    expect(ran).toEqual(['backup']);
    await look();
    expect(ran).toEqual(['backup', 'expired sessions']);
    await looks();
    expect(ran).toEqual([...HOURLY, ...DAILY]);
    expect(await database.db.$count(sessionTokens, isOld)).toBe(0);
    expect(await readdir(path.join(folder, 'backups'))).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  test('go by their last run, whichever process it was of', async () => {
    expect(await ranAfter(0)).toEqual([...HOURLY, ...DAILY]);
    expect(await ranAfter(50 * MINUTE)).toEqual([]);
    expect(await ranAfter(10 * MINUTE)).toEqual(HOURLY);
    // Restarted every night, 10 hours open.
    expect(await ranAfter(10 * HOUR)).toEqual(HOURLY);
    expect(await ranAfter(14 * HOUR)).toEqual([...HOURLY, ...DAILY]);
  });

  test('go by the last run while a process stays, too', async () => {
    const { looks } = startProcess();
    for (let minute = 0; minute < 121; minute += 1) {
      await looks();
      clock += MINUTE;
    }
    // A look is ten seconds apart from the next, ten of them a round.
    const hours = Math.floor((clock - recordedAt.getTime()) / HOUR);
    for (const name of HOURLY) expect(ran.filter(each => each === name).length).toBeGreaterThanOrEqual(hours);
    for (const name of HOURLY) expect(ran.filter(each => each === name).length).toBeLessThanOrEqual(hours + 1);
    for (const name of DAILY) expect(ran.filter(each => each === name)).toHaveLength(1);
  });

  test('of a new database begin their periods with it', async () => {
    await beginPeriods(database.db, [...HOURLY, ...DAILY], new Date(clock));
    expect(await ranAfter(0)).toEqual([]);
    expect(await ranAfter(HOUR)).toEqual(HOURLY);
  });

  test('with a last run in the future, since the clock was put back, run as if it were not known', async () => {
    await beginPeriods(database.db, [...HOURLY, ...DAILY], new Date(clock + 30 * 24 * HOUR));
    expect(await ranAfter(0)).toEqual([...HOURLY, ...DAILY]);
    expect(await ranAfter(MINUTE)).toEqual([]);
    // Another machine's clock is a little ahead.
    await database.db.update(jobRuns).set({ ranAt: new Date(clock + 2 * MINUTE) });
    expect(await ranAfter(0)).toEqual([]);
  });

  test('wait for five minutes after a failure, which is no run, and keep no other from running', async () => {
    const change = (job: Job): Job => (job.name === 'backup' ? { ...job, run: () => Promise.reject(new Error('no space')) } : job);
    const { looks } = startProcess({ change });
    await looks();
    expect(ran).toEqual([...HOURLY, ...DAILY]);
    expect(lines).toEqual(['backup failed: no space']);
    expect((await readJobRuns(database.db)).get('backup')?.ranAt).toBeNull();
    clock += 5 * MINUTE;
    await looks();
    expect(lines).toHaveLength(2);
    expect(await ranAfter(5 * MINUTE)).toEqual(['backup']);
  });

  test('that a process began and did not end are free again after a quarter of an hour, or where the clock was put back', async () => {
    expect(await claimJob(database.db, 'backup', HOUR, new Date(clock))).toBe(true);
    expect(await ranAfter(0)).not.toContain('backup');
    expect(await ranAfter(15 * MINUTE)).toEqual(['backup']);
    clock += HOUR;
    expect(await claimJob(database.db, 'backup', HOUR, new Date(clock + 24 * HOUR))).toBe(true);
    expect(await ranAfter(0)).toContain('backup');
  });

  test('wait while the clock is doubted where they delete by it', async () => {
    let isSteady = false;
    const { looks } = startProcess({ isSteady: () => isSteady });
    await looks();
    expect(ran).toEqual(['backup', 'old limits']);
    isSteady = true;
    await looks();
    expect(ran).toHaveLength(HOURLY.length + DAILY.length);
  });
});

describe('copies', () => {
  const backups = () => path.join(folder, 'backups');
  const stop = (time = 10_000, dump: (() => Promise<Blob>) | null = tiny) => backUpAtStop(deps(), { dump }, time);

  test('are made at a clean stop, unless the last is of the last minutes or there is no time', async () => {
    await stop(0);
    await stop(10_000, null);
    expect(await listBackups(backups(), new Date(clock))).toEqual([]);
    await stop();
    expect(await listBackups(backups(), new Date(clock))).toHaveLength(1);
    clock += 4 * MINUTE;
    await stop();
    expect(await listBackups(backups(), new Date(clock))).toHaveLength(1);
    clock += 2 * MINUTE;
    await stop();
    expect(await listBackups(backups(), new Date(clock))).toHaveLength(2);
    expect(await ranAfter(0)).not.toContain('backup');
    clock -= 24 * HOUR;
    await stop();
    expect(await readdir(backups())).toHaveLength(3);
  });

  test('that a clock which was put back has dated ahead go first, and halves of killed processes with them', async () => {
    for (let hour = 0; hour < BACKUPS_KEPT; hour += 1) await backUp(tiny, folder, new Date(clock + (1_000 + hour) * HOUR));
    const half = path.join(folder, '2026-01-01T00-00-00-000Z.tar.gz.new');
    await writeFile(half, 'half');
    const file = await backUp(tiny, folder, new Date(clock));
    expect((await stat(file)).size).toBeGreaterThan(0);
    expect((await listBackups(folder, new Date(clock)))[0]).toBe(file);
    expect(await readdir(folder)).toHaveLength(BACKUPS_KEPT);
    expect(await readdir(folder)).not.toContain(path.basename(half));
  });
});
