import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const SERVER = join(import.meta.dirname, '..', '..', 'dist', 'server', 'main.js');
const HEALTH_INTERVAL = 100;
/** A first start creates the database and the demo catalogue. */
const START_TIMEOUT = 180_000;
const STOP_TIMEOUT = 15_000;

export interface Shop {
  /** Such as `http://127.0.0.1:41234`, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly dataDir: string;
  /** The server's output on both streams so far. */
  output(): string;
  /** Ends the server with the signal and waits for its end; the data directory stays, so that another start can follow. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Kills the server and removes its data directory; the end of the test process does the same. */
  remove(): Promise<void>;
}

export interface ShopOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** A directory of an earlier, stopped shop to start on; else a fresh one is made. */
  readonly dataDir?: string;
  readonly port?: number;
  /** The built server to run, where it isn't this checkout's. */
  readonly server?: string;
}

function waitForExit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise(resolve => child.once('exit', () => resolve()));
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const exit = waitForExit(child);
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
  await exit;
  clearTimeout(timer);
}

async function waitForHealth(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The shop ended while starting.\n${output()}`);
    const isHealthy = await fetch(`${url}/api/health`).then(
      response => response.ok,
      () => false,
    );
    if (isHealthy) return;
    await new Promise(resolve => setTimeout(resolve, HEALTH_INTERVAL));
  }
  throw new Error(`The shop did not answer /api/health within ${START_TIMEOUT} ms.\n${output()}`);
}

/** A fresh data directory: a copy of the seeded one that the global set-up left, where there is one. */
async function makeDataDir(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'fondasi-shop-'));
  const template = process.env.SHOP_TEMPLATE_DIR;
  if (template) await cp(template, directory, { recursive: true });
  return directory;
}

/**
 * Starts the built server (`npm run build` first) on a free loopback port with a data directory of its own, and
 * resolves once `GET /api/health` answers 200. Throws with the server's output when it does not.
 */
export async function startShop({ env = {}, dataDir, port, server = SERVER }: ShopOptions = {}): Promise<Shop> {
  const directory = dataDir ?? (await makeDataDir());
  const ownPort = port ?? (await freePort());
  const url = `http://127.0.0.1:${ownPort}`;
  const child = spawn(process.execPath, [server], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(ownPort),
      DATA_DIR: directory,
      PUBLIC_URL: url,
      // With either database: tests and benches rely on the demo's customers and reviews.
      SEED: 'demo',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  child.stdout.on('data', chunk => chunks.push(String(chunk)));
  child.stderr.on('data', chunk => chunks.push(String(chunk)));
  const output = () => chunks.join('');
  const stop = (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => end(child, signal);
  // A test that fails before its own clean-up leaves nothing behind either.
  const clean = () => {
    child.kill('SIGKILL');
    if (!dataDir) rmSync(directory, { recursive: true, force: true });
  };
  process.once('exit', clean);
  const remove = async () => {
    process.off('exit', clean);
    // Its last copy would be removed with it.
    await stop('SIGKILL');
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await waitForHealth(url, child, output);
  } catch (error) {
    await (dataDir ? stop() : remove());
    throw error;
  }
  return { url, port: ownPort, pid: child.pid ?? 0, dataDir: directory, output, stop, remove };
}
