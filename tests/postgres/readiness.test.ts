import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '#server/db/pool.ts';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { createPostgresShop, type PostgresShop } from './support/shop.ts';

let folder: string;
let postgres: Postgres;
let shop: PostgresShop;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fondasi-ready-'));
  postgres = await startPostgres();
  shop = await createPostgresShop(postgres, { poolSize: 4, patience: PATIENCE, env: { DATA_DIR: folder } });
});
afterAll(async () => {
  await shop.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

async function databaseState() {
  const began = performance.now();
  const answer = await shop.fetch('/api/ready');
  expect(performance.now() - began).toBeLessThan(3_000);
  const { data } = await answer.json();
  return [answer.status, data.checks.database.state];
}

test('a PostgreSQL that is frozen, then gone, then back is told within three seconds each time', async () => {
  expect(await databaseState()).toEqual([200, 'ok']);
  const thaw = postgres.freeze();
  expect(await Promise.all([databaseState(), databaseState(), databaseState()])).toEqual(Array(3).fill([503, 'timeout']));
  thaw();
  await expect.poll(databaseState, { timeout: 10_000 }).toEqual([200, 'ok']);
  await postgres.kill();
  await expect.poll(databaseState, { timeout: 10_000 }).toEqual([503, 'away']);
  await postgres.start();
  await expect.poll(databaseState, { timeout: 10_000 }).toEqual([200, 'ok']);
  expect((await shop.fetch('/api/health')).status).toBe(200);
});
