import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { register } from '#server/modules/customers/service.ts';
import { notify } from '#server/modules/notifications/service.ts';
import type { Answers } from '#tests/contract/support/orders.ts';
import { follow } from '#tests/support/event-stream.ts';
import type { Postgres } from '#tests/support/postgres.ts';
import { startShopProcess } from './support/process.ts';
import { createPostgresShop, type PostgresShop, startSeededPostgres } from './support/shop.ts';

const email = 'ana@example.test';
const password = 'Fondasi2025';
const env = { RATE_LIMITS: 'on', TRUST_PROXY: '1' };
let postgres: Postgres;
let shop: PostgresShop;
let folder: string;
beforeAll(async () => {
  postgres = await startSeededPostgres();
  shop = await createPostgresShop(postgres, { env });
  folder = await mkdtemp(path.join(tmpdir(), 'fondasi-killed-'));
});
afterAll(async () => {
  await shop.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

async function renew(place: Answers, token: string) {
  const { status, headers } = await place.fetch('/api/v1/auth/user', { headers: { Authorization: `Bearer ${token}` } });
  return { status, token: headers.get('x-access-token') ?? '', refresh: headers.get('x-refresh-token') };
}

const login = async (place: Answers, word: string) =>
  (await place.fetch('/api/v1/login', { method: 'POST', json: { email, password: word }, headers: { 'X-Forwarded-For': '203.0.113.1' } }))
    .status;

it('of a process that is killed while it renews a session and streams events, another one goes on with both, and keeps its counts', async () => {
  const person = {
    name: 'Ibu Ana',
    email,
    phone: '+6281234567891',
    password,
    password_confirmation: password,
    terms_agreed: true,
  } as const;
  const { tokens, customerId } = await register(shop.deps, person, '');
  const doomed = await startShopProcess(shop, { DATA_DIR: folder, ...env });
  const tell = () => shop.db.transaction(tx => notify(tx, { customerId, type: 1, statusProgress: 4, orderId: null }));
  const headers = { Authorization: `Bearer ${tokens.token}` };
  const there = await follow(await doomed.fetch('/api/v1/events/stream', { headers }));
  await tell();
  await vi.waitFor(() => expect(there.events).toHaveLength(1), { timeout: 5_000 });
  for (let count = 0; count < 5; count += 1) expect(await login(doomed, 'Wrong2025')).toBe(401);

  const client = new Client({ connectionString: shop.deps.config.databaseUrl ?? '' });
  await client.connect();
  await client.query('begin');
  await client.query('select id from sessions where customer_id = $1 for update', [customerId]);
  const cutOff = renew(doomed, tokens.refresh_token).catch(() => 'no answer');
  await vi.waitFor(
    async () => {
      const { rows } = await client.query(
        "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(rows).toHaveLength(1);
    },
    { timeout: 3_000, interval: 20 },
  );
  await doomed.kill();
  expect(await cutOff).toBe('no answer');
  await there.ended;
  await client.end();

  // The phone asks again, and its event stream goes on behind what it has.
  await tell();
  const renewed = await renew(shop, tokens.refresh_token);
  expect([renewed.status, renewed.refresh]).toEqual([200, expect.any(String)]);
  expect((await renew(shop, renewed.refresh ?? '')).status).toBe(200);
  const after = `?after=${there.events[0]?.cursor ?? 0}`;
  const here = await follow(await shop.fetch(`/api/v1/events/stream${after}`, { headers: { Authorization: `Bearer ${renewed.token}` } }));
  await vi.waitFor(() => expect(here.events.map(({ cursor }) => cursor)).toEqual([(there.events[0]?.cursor ?? 0) + 1]), { timeout: 5_000 });
  await here.stop();
  for (let count = 0; count < 5; count += 1) expect(await login(shop, 'Wrong2025')).toBe(401);
  expect(await login(shop, password)).toBe(429);
});
