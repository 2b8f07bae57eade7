import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { startClock } from '#server/clock.ts';
import { packageRoot } from '#server/config.ts';
import { MOST_READS } from '#server/http/read-limit.ts';
import { counted } from '#server/metrics/counted-jobs.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { serveMetrics } from '#server/metrics/serve.ts';
import { registerShopGauges } from '#server/metrics/shop-gauges.ts';
import { follow } from '#tests/support/event-stream.ts';
import { freePort } from '#tests/support/free-port.ts';
import { makeClientFolder } from './support/client-folder.ts';
import { addBuyers, addGoods, Customer } from './support/orders.ts';
import { createTestShop, type TestShop } from './support/shop.ts';

const metrics = createMetrics();
let shop: TestShop;
let url: string;
let clientDir: string;
/** Passes where a test says so: counts of the database are read anew after 15 s. */
let elapsed = 0;
beforeAll(async () => {
  clientDir = await makeClientFolder();
  shop = await createTestShop({ seed: 'small', metrics, env: { RATE_LIMITS: 'on' } });
  registerShopGauges(
    metrics,
    shop.deps,
    () => ({ total: 3, idle: 2, waiting: 1 }),
    () => elapsed,
  );
  const port = await freePort();
  await serveMetrics(metrics, { host: '127.0.0.1', port });
  url = `http://127.0.0.1:${port}/metrics`;
});
afterAll(async () => {
  await shop.close();
  await rm(clientDir, { recursive: true });
});
beforeEach(() => {
  elapsed += 15_000;
});

/** All samples as Prometheus would read them, by their name with its labels. */
async function scrape(): Promise<ReadonlyMap<string, number>> {
  const answer = await fetch(url);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain; version=0.0.4')]);
  const samples = (await answer.text()).split('\n').filter(line => line !== '' && !line.startsWith('#'));
  return new Map(
    samples.map(line => {
      const [, name = '', value] = /^([a-z_\d]+(?:\{(?:[a-z_]+="[^"\n]*",?)+\})?) (-?[\d.]+(?:e[+-]?\d+)?|[+-]Inf|NaN)$/i.exec(line) ?? [];
      expect([line, name !== '']).toEqual([line, true]);
      return [name, Number(value)];
    }),
  );
}

/** By how much samples have risen over some work. */
async function rises(work: () => Promise<unknown>): Promise<(sample: string) => number> {
  const before = await scrape();
  await work();
  const after = await scrape();
  return sample => (after.get(sample) ?? 0) - (before.get(sample) ?? 0);
}

const answered = (method: string, route: string, status: string) =>
  `fondasi_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;

test('every family that the guide names is there, and every family of the shop’s is named', async () => {
  const guide = await readFile(path.join(packageRoot, 'docs/monitoring.md'), 'utf8');
  const named = new Set([...guide.matchAll(/^\| `((?:fondasi|nodejs|process)_\w+)`/gm)].map(([, name]) => name));
  const text = await (await fetch(url)).text();
  const families = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
  expect(named.size).toBeGreaterThan(12);
  expect([...named].filter(name => !families.has(name))).toEqual([]);
  expect([...families].filter(name => name?.startsWith('fondasi_') && !named.has(name))).toEqual([]);
});

test('answered requests are counted by route and class, without an id in a label', async () => {
  const rise = await rises(async () => {
    for (const slug of ['one', 'two', 'three']) await shop.fetch(`/api/v1/products/${slug}`);
    await shop.fetch('/api/v1/categories');
    await shop.fetch('/api/v1/nothing/4711');
    await shop.fetch('/api/v1/categories', { method: 'BREW' });
    await shop.fetch('/api/v1/categories', { method: 'HEAD' });
  });
  expect(rise(answered('GET', '/api/v1/products/:slug', '4xx'))).toBe(3);
  expect(rise(answered('GET', '/api/v1/categories', '2xx'))).toBe(1);
  expect(rise(answered('HEAD', '/api/v1/categories', '2xx'))).toBe(1);
  expect(rise(answered('GET', '/api/*', '4xx'))).toBe(1);
  expect(rise(answered('other', '/api/*', '4xx'))).toBe(1);
  expect([...(await scrape()).keys()].filter(name => /4711|three|BREW/.test(name))).toEqual([]);
});

test('refusals for their number are counted by route', async () => {
  const rise = await rises(async () => {
    for (let count = 0; count < MOST_READS + 2; count += 1)
      await shop.app.fetch(new Request('http://127.0.0.1/api/v1/push-key'), {
        incoming: { socket: { remoteAddress: '203.0.113.9', remotePort: 1, remoteFamily: 'IPv4' } },
      });
  });
  expect(rise('fondasi_http_rate_limited_requests_total{route="/api/v1/push-key"}')).toBe(2);
  expect(rise(answered('GET', '/api/v1/push-key', '4xx'))).toBe(2);
  expect(rise(answered('GET', '/api/v1/push-key', '2xx'))).toBe(MOST_READS);
});

test('a page is a miss where a visitor waits for it, and a hit afterwards', async () => {
  const app = createApp(shop.deps, {
    clientDir,
    render: async (_, api) => ({ html: `<p>${(await api(new Request('http://localhost/api/v1/tags'))).status}`, status: 200 }),
  });
  const rise = await rises(async () => {
    for (let count = 0; count < 3; count += 1)
      await app.fetch(new Request('http://127.0.0.1:3000/products', { headers: { accept: 'text/html' } }));
  });
  expect(['hit', 'miss'].map(result => rise(`fondasi_page_cache_requests_total{result="${result}"}`))).toEqual([2, 1]);
  expect(rise(answered('GET', 'page', '2xx'))).toBe(3);
  // What the renderer asks for is part of the page.
  expect(rise(answered('GET', '/api/v1/tags', '2xx'))).toBe(0);
});

test('orders are counted by state, at most once in 15 seconds', async () => {
  const [buyer] = await addBuyers(shop.db, 1);
  const [variant = ''] = await addGoods(shop.db, {});
  const waiting = 'fondasi_orders{state="waiting_for_validation"}';
  const before = (await scrape()).get(waiting) ?? 0;
  if (buyer !== undefined) await new Customer(shop, buyer).place({ [variant]: 1 });
  expect((await scrape()).get(waiting)).toBe(before);
  elapsed += 15_000;
  expect((await scrape()).get(waiting)).toBe(before + 1);
});

test('what waits to be sent is counted by outbox', async () => {
  const mail = { kind: 'password_changed', recipient: 'a@b.id', language: 'id', about: '{}' };
  const rise = await rises(async () => {
    await shop.db.execute(
      `insert into mails (id, kind, recipient, language, about, state, due_at, created_at)
       select gen_random_uuid(), '${mail.kind}', '${mail.recipient}', '${mail.language}', '${mail.about}', state, now(), now()
       from unnest(array['waiting', 'sending', 'sent', 'given_up']) as state`,
    );
    elapsed += 15_000;
  });
  expect(['mails', 'pushes', 'staff_pushes'].map(outbox => rise(`fondasi_outbox_waiting{outbox="${outbox}"}`))).toEqual([2, 0, 0]);
});

test('open streams are counted, and no more once they are closed', async () => {
  const { headers } = await shop.login();
  const streams = async () => (await scrape()).get('fondasi_open_streams{kind="customers"}');
  expect(await streams()).toBe(0);
  const followed = await follow(await shop.fetch('/api/v1/events/stream', { headers }));
  expect([followed.status, await streams()]).toEqual([200, 1]);
  await followed.stop();
  expect(await streams()).toBe(0);
});

test('runs of jobs are counted by how they ended', async () => {
  let runs = 0;
  const run = async () => {
    runs += 1;
  };
  const work = { name: 'work', every: 1, run };
  const broken = { name: 'broken', every: 1, run: () => Promise.reject(new Error('no')) };
  const began = Date.now() / 1_000;
  const clock = startClock(counted([work, broken], metrics), { log: () => undefined });
  await expect.poll(() => runs, { timeout: 10_000 }).toBeGreaterThan(2);
  await expect
    .poll(async () => (await scrape()).get('fondasi_job_runs_total{job="broken",outcome="failed"}') ?? 0, { timeout: 10_000 })
    .toBeGreaterThan(0);
  await clock.stop();
  const samples = await scrape();
  expect(samples.get('fondasi_job_runs_total{job="work",outcome="done"}')).toBe(runs);
  expect(samples.get('fondasi_job_last_success_timestamp_seconds{job="work"}')).toBeGreaterThanOrEqual(began);
  expect([...samples.keys()].filter(name => name.includes('broken') && !name.includes('failed'))).toEqual([]);
});

test('the pool, the disk and the process are told', async () => {
  const samples = await scrape();
  const pool = ['total', 'idle', 'waiting'].map(state => samples.get(`fondasi_database_connections{state="${state}"}`));
  expect(pool).toEqual([3, 2, 1]);
  expect(samples.get('fondasi_disk{state="short"}')).toBe(0);
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect(samples.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
});

test('a database that answers nothing costs its counts and no more', async () => {
  elapsed += 15_000;
  let release: () => void = () => undefined;
  const held = shop.db.transaction(() => new Promise<void>(resolve => (release = resolve)));
  const began = performance.now();
  const samples = await scrape();
  expect(performance.now() - began).toBeLessThan(3_000);
  release();
  await held;
  expect([...samples.keys()].filter(name => /fondasi_(?:orders|outbox)/.test(name))).toEqual([]);
  expect(samples.get('fondasi_disk{state="short"}')).toBe(0);
});

test('nothing but the figures is served, and a port that is taken is told in a sentence', async () => {
  expect((await fetch(new URL('/', url))).status).toBe(404);
  expect((await fetch(url, { method: 'POST' })).status).toBe(404);
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(serveMetrics(metrics, { host: '127.0.0.1', port })).rejects.toThrow(
    `port ${port} of 127.0.0.1 is taken; set another METRICS_PORT`,
  );
  server.close();
});
