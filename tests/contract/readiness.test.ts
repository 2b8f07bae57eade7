import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProblemSchema } from '#contract/problem.ts';
import { MOST_READS } from '#server/http/read-limit.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

const ok = { state: 'ok' };
const allOk = { database: ok, migrations: ok, files: ok, disk: ok, stopping: ok };
const disk = { short: false, usedUp: false };
const stopping = new AbortController();
let folder: string;
let shop: TestShop;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fondasi-ready-'));
  shop = await createTestShop({
    seed: 'none',
    env: { DATA_DIR: path.join(folder, 'data'), RATE_LIMITS: 'on' },
    disk: { isShort: () => disk.short, isUsedUp: () => disk.usedUp, wasRefused: () => undefined },
    stopping: stopping.signal,
  });
  await mkdir(path.join(folder, 'data'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function ready() {
  const answer = await shop.fetch('/api/ready');
  const body = await answer.json();
  expect(answer.headers.get('cache-control')).toContain('no-store');
  return { status: answer.status, body, checks: body.data.checks };
}

/** Not ready, by the error envelope with all checks in it. */
async function refusal() {
  const { status, body, checks } = await ready();
  expect(status).toBe(503);
  expect(v.parse(ProblemSchema, body)).toMatchObject({ status: 503, code: 'unavailable' });
  return { message: body.message, checks };
}

test('a shop with all that it needs is ready, without a key and however often it is asked', async () => {
  expect((await ready()).body).toEqual({ status: 200, data: { status: 'ready', checks: allOk } });
  await Promise.all(Array.from({ length: MOST_READS }, () => shop.fetch('/api/ready')));
  expect((await ready()).status).toBe(200);
});

test('a database that answers nothing is told within three seconds, and once it answers again at once', async () => {
  let release: () => void = () => undefined;
  // The embedded database has one connection, which a transaction holds.
  const held = shop.db.transaction(() => new Promise<void>(resolve => (release = resolve)));
  const began = performance.now();
  const [refused, ...others] = await Promise.all([refusal(), refusal(), refusal()]);
  expect(performance.now() - began).toBeLessThan(3_000);
  expect(refused).toEqual({
    message: 'not ready: database, migrations',
    checks: { ...allOk, database: { state: 'timeout' }, migrations: { state: 'unknown' } },
  });
  expect(others).toHaveLength(2);
  release();
  await held;
  await expect.poll(async () => (await ready()).status, { timeout: 10_000 }).toBe(200);
});

test('a newer database than the code serves and is named; one without all migrations does not', async () => {
  const list = sql.raw('drizzle.__drizzle_migrations');
  const counts = (await shop.db.execute(sql`select count(*)::int as known, max(created_at)::text as last from ${list}`)) as unknown as {
    rows: { known: number; last: string }[];
  };
  const { known, last } = counts.rows[0] ?? { known: 0, last: '' };
  expect(known).toBeGreaterThan(20);
  await shop.db.execute(sql`insert into ${list} (hash, created_at) values ('of tomorrow', 9999999999999)`);
  expect(await ready()).toMatchObject({ status: 200, checks: { ...allOk, migrations: { state: 'newer', known, applied: known + 1 } } });
  await shop.db.execute(sql`update ${list} set created_at = 1 where created_at = ${last}`);
  expect((await refusal()).checks.migrations).toEqual({ state: 'missing', known, applied: known + 1 });
  await shop.db.execute(sql`alter table ${list} rename to hidden`);
  expect(await refusal()).toEqual({
    message: 'not ready: database, migrations',
    checks: { ...allOk, database: { state: 'failed' }, migrations: { state: 'unknown' } },
  });
  await shop.db.execute(sql`alter table drizzle.hidden rename to __drizzle_migrations`);
  await shop.db.execute(sql`delete from ${list} where hash = 'of tomorrow'`);
  await shop.db.execute(sql`update ${list} set created_at = ${last} where created_at = 1`);
  expect((await ready()).checks).toEqual(allOk);
});

test('a data directory that is gone, or a file, is told', async () => {
  const [data, aside] = [path.join(folder, 'data'), path.join(folder, 'aside')];
  await rename(data, aside);
  expect((await refusal()).checks.files).toEqual({ state: 'failed' });
  await writeFile(data, '');
  expect((await refusal()).checks.files).toEqual({ state: 'failed' });
  await rm(data);
  await rename(aside, data);
  expect((await ready()).checks.files).toEqual(ok);
});

test('a disk whose reserve is touched serves reads and is named; one that is used up does not serve', async () => {
  disk.short = true;
  const { status, checks } = await ready();
  expect([status, checks.disk]).toEqual([200, { state: 'short' }]);
  disk.usedUp = true;
  expect(await refusal()).toEqual({
    message: 'not ready: disk',
    checks: { ...allOk, disk: { state: 'used_up' } },
  });
  Object.assign(disk, { short: false, usedUp: false });
});

test('nothing of the shop’s configuration is in an answer', async () => {
  const { body } = await ready();
  expect(JSON.stringify(body)).not.toMatch(/fondasi-ready|127\.0\.0\.1|postgres|\/tmp|\d{5}/);
});

test('a process that is told to stop is not ready from then on, and healthy still', async () => {
  stopping.abort();
  expect((await refusal()).checks.stopping).toEqual({ state: 'stopping' });
  expect((await shop.fetch('/api/health')).status).toBe(200);
});
