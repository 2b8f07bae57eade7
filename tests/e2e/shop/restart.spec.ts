import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { packageRoot } from '#server/config.ts';
import { freePort } from '#tests/support/free-port.ts';

const START = join(packageRoot, 'scripts', 'start.mjs');
const SERVER = join(packageRoot, 'dist', 'server', 'main.js');
/** A signal after which the main loop does nothing else any more. */
const STUCK = `data:text/javascript,${encodeURIComponent("process.on('SIGUSR2', () => { for (;;); });")}`;

interface Started {
  readonly child: ChildProcess;
  readonly port: number;
  /** Exit code and signal. */
  readonly ended: Promise<readonly [number | null, NodeJS.Signals | null]>;
  output(): string;
  opens(): Promise<void>;
  /** The process that has the data directory open; null where none is alive. */
  server(): Promise<number | null>;
}

let started: { readonly run: Started; readonly dataDir: string }[] = [];
test.afterEach(async () => {
  for (const { run, dataDir } of started) {
    run.child.kill('SIGKILL');
    await expect.poll(run.server).toBeNull();
    await rm(dataDir, { recursive: true, force: true });
  }
  started = [];
});

/** Starts a shop of its own by a command of node. */
async function start(args: readonly string[], { port = 0, ...env }: { port?: number; WATCHDOG_SECONDS?: string } = {}): Promise<Started> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fondasi-restart-'));
  await cp(process.env.SHOP_TEMPLATE_DIR ?? '', dataDir, { recursive: true });
  const ownPort = port || (await freePort());
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: String(ownPort), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => chunks.push(String(chunk)));
  const run: Started = {
    child,
    port: ownPort,
    ended: new Promise(resolve => child.once('exit', (code, signal) => resolve([code, signal]))),
    output: () => chunks.join(''),
    opens: () => expect.poll(() => health(ownPort), { timeout: 60_000 }).toBe('answers'),
    server: () => aliveIn(dataDir),
  };
  started.push({ run, dataDir });
  return run;
}

const health = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => (ok ? 'answers' : 'refuses'),
    error => (error.name === 'TimeoutError' ? 'is stuck' : 'is not there'),
  );

async function aliveIn(dataDir: string): Promise<number | null> {
  try {
    const { pid } = JSON.parse(await readFile(join(dataDir, 'pid'), 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}

test('npm start brings the shop back after it was killed or stuck, passes the order to stop on, and leaves no server behind', async () => {
  // On a busy machine the end of a database keeps the main loop for some seconds, which is no stuck shop either.
  const shop = await start(['--import', STUCK, START], { WATCHDOG_SECONDS: '10' });
  await shop.opens();
  const first = (await shop.server()) ?? 0;
  // A machine that was suspended for longer than the watchdog's patience has no stuck shop.
  process.kill(first, 'SIGSTOP');
  await new Promise(resolve => setTimeout(resolve, 11_000));
  process.kill(first, 'SIGCONT');
  await shop.opens();
  expect(await shop.server()).toBe(first);
  process.kill(first, 'SIGKILL');
  await expect.poll(shop.server).not.toBe(first);
  await shop.opens();
  const second = (await shop.server()) ?? 0;
  process.kill(second, 'SIGUSR2');
  await expect.poll(shop.output, { timeout: 40_000 }).toContain('the main loop has been stuck for 10 s: the process ends');
  await expect.poll(shop.server).not.toBe(second);
  await shop.opens();
  expect(shop.output().match(/ended unexpectedly \(SIGKILL\) and is started again/g)).toHaveLength(2);
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toEqual([0, null]);
  expect([await shop.server(), shop.output().includes('Closing: finishing what is under way')]).toEqual([null, true]);
});

test('npm start that is killed itself takes the shop with it', async () => {
  const shop = await start([START]);
  await shop.opens();
  shop.child.kill('SIGKILL');
  await expect.poll(shop.server).toBeNull();
});

test('a port that is taken ends npm start at once, with one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const shop = await start([START], { port });
  expect(await shop.ended).toEqual([1, null]);
  expect(shop.output()).toContain(`port ${port} of 127.0.0.1 is taken`);
  expect(shop.output()).not.toContain('started again');
  other.close();
});

test('an order to stop ends a shop within 15 seconds, though its loop is stuck or a client hangs', async () => {
  const [stuck, waiting] = await Promise.all([start(['--import', STUCK, SERVER]), start([SERVER])]);
  await Promise.all([stuck.opens(), waiting.opens()]);
  stuck.child.kill('SIGUSR2');
  await expect.poll(() => health(stuck.port)).toBe('is stuck');
  // The rest of this login never comes.
  const client = connect(waiting.port, '127.0.0.1').on('error', () => undefined);
  client.write('POST /api/v1/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{');
  expect(await health(waiting.port)).toBe('answers');
  const began = performance.now();
  for (const { child } of [stuck, waiting]) child.kill('SIGTERM');
  expect(await Promise.all([stuck.ended, waiting.ended])).toEqual([
    [null, 'SIGKILL'],
    [0, null],
  ]);
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(stuck.output()).toContain('closing took longer than 14 s: the process ends');
});
