import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPGlite } from '#server/db/open.ts';
import { freePort } from '#tests/support/free-port.ts';
import { start } from './support/start.ts';
import { template } from './support/template.ts';

/** Lets a signal do to the process what a fault in any code would: an error that nothing meets, with a customer's data in it. */
const FAULT =
  "process.on('SIGUSR2', () => void Promise.reject(new Error('lost siti@contoh.id', { cause: new Error('at siti.nur@contoh.id') })));\n";

let folder: string;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fondasi-operated-'));
  await (await openPGlite(path.join(folder, 'pglite'), await template('none'))).close();
  // With a young copy none is made at the stop, which on a busy machine could take longer than a stop may.
  await mkdir(path.join(folder, 'backups'));
  await writeFile(path.join(folder, 'backups', `${new Date().toISOString().replace(/[:.]/g, '-')}.tar.gz`), '');
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** A shop as it runs in production, its output in a pipe. */
async function operate(env: Readonly<Record<string, string>>) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const shop = start('server/main.ts', [], {
    DATA_DIR: folder,
    SEED: 'empty',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    ...env,
  });
  running.add(shop.child);
  await vi.waitFor(() => expect(shop.output()).toContain('Fondasi is open at'), { timeout: 60_000 });
  const lines = () =>
    shop
      .output()
      .trim()
      .split('\n')
      .map((line): Record<string, unknown> => JSON.parse(line));
  return { ...shop, url, lines, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` };
}

const statusOf = (address: string, agent: Agent) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(address, { agent }, answer => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    }).once('error', reject);
  });

test('a process in production writes JSON, serves its figures, and shows an order to stop before it refuses anything', async () => {
  const { child, ended, url, lines, metricsUrl } = await operate({ LOG_REQUESTS: 'on', STOP_DELAY_SECONDS: '4' });
  expect((await fetch(`${url}/api/ready`)).status).toBe(200);
  const figures = await (await fetch(metricsUrl)).text();
  expect(figures).toContain('fondasi_http_request_duration_seconds_count{method="GET",route="/api/ready",status="2xx"} 1');
  expect(figures).toContain('fondasi_orders{state="done"} 0');
  expect(figures).not.toContain('fondasi_database_connections{');
  expect((await fetch(`${url}/metrics`)).status).toBe(404);

  // Another one on the same data can't start, and says so in a line of the same kind.
  const other = start('server/main.ts', [], { DATA_DIR: folder, SEED: 'empty', PORT: '0' });
  expect(await other.ended).toBe(1);
  const fatal = { level: 'fatal', msg: expect.stringMatching(/^Fondasi can't start: .* is in use by process \d+/) };
  expect(JSON.parse(other.output().trim().split('\n').at(-1) ?? '')).toMatchObject(fatal);

  child.kill('SIGTERM');
  const agent = new Agent({ keepAlive: true });
  await expect.poll(() => statusOf(`${url}/api/ready`, agent), { interval: 20, timeout: 3_000 }).toBe(503);
  // A connection that is new is served as ever.
  expect((await fetch(`${url}/api/v1/categories`)).status).toBe(200);
  agent.destroy();
  expect(await ended).toBe(0);
  expect(lines()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ level: 'info', msg: `Fondasi is open at ${url}` }),
      expect.objectContaining({ route: '/api/ready', method: 'GET', status: 200, request: expect.stringMatching(/^[0-9a-f]{12}$/) }),
      expect.objectContaining({ route: '/api/ready', status: 503 }),
      expect.objectContaining({ msg: 'Closing: finishing what is under way …' }),
    ]),
  );
});

test('an error that nothing meets is one fatal line without its words of a customer, and ends the process with 1', async () => {
  await writeFile(path.join(folder, 'fault.mjs'), FAULT);
  const { child, ended, lines, output } = await operate({ NODE_OPTIONS: `--import=${path.join(folder, 'fault.mjs')}` });
  child.kill('SIGUSR2');
  expect(await ended).toBe(1);
  const fatal = lines().filter(({ level }) => level === 'fatal');
  expect(fatal).toHaveLength(1);
  expect(fatal[0]?.msg).toMatch(/^the process ends, a rejection that nothing met: Error: at \[email\] \| at process/);
  expect(output()).not.toContain('siti');
});
