import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port.ts';

const SERVER = join(import.meta.dirname, '..', '..', 'dist', 'server', 'main.js');
/** Milliseconds between an end and the next start: a shop that can't start would otherwise keep the machine busy. */
const PAUSE = 250;
/** Milliseconds that a clean stop may take. */
const STOP = 20_000;

/** The built server as a process of its own, which is started again whenever it ends. */
export interface KeptServer {
  readonly url: string;
  /** Ends that the run didn't cause, such as 'code 1' or 'SIGABRT'. */
  readonly ends: readonly string[];
  /** Its output so far. */
  output(): string;
  start(): void;
  /** Ends it with SIGKILL; it is started again at once. */
  kill(): void;
  /** Ends it with SIGTERM for good; rejects where it doesn't end in time. */
  stop(): Promise<void>;
}

/** @param env beside the usual; names the database */
export async function keptServer(env: Readonly<Record<string, string>>): Promise<KeptServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url, RATE_LIMITS: 'off', LOG_FORMAT: 'text' };
  const ends: string[] = [];
  const chunks: string[] = [];
  let child: ChildProcess | null = null;
  let isWanted = false;
  let isKilled = false;

  function launch(): void {
    if (!isWanted) return;
    isKilled = false;
    const next = spawn(process.execPath, [SERVER], { env: { ...process.env, ...own, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [next.stdout, next.stderr]) stream.on('data', chunk => chunks.push(String(chunk)));
    next.once('exit', (code, signal) => {
      child = null;
      if (!isWanted) return;
      if (isKilled) return launch();
      ends.push(signal ?? `code ${code}`);
      setTimeout(launch, PAUSE);
    });
    child = next;
  }

  process.once('exit', () => child?.kill('SIGKILL'));
  return {
    url,
    ends,
    output: () => chunks.join(''),
    start() {
      isWanted = true;
      if (child === null) launch();
    },
    kill() {
      isKilled = true;
      child?.kill('SIGKILL');
    },
    async stop() {
      isWanted = false;
      const stopping = child;
      if (stopping === null) return;
      const ended = new Promise(resolve => stopping.once('exit', () => resolve(true)));
      stopping.kill('SIGTERM');
      if (await Promise.race([ended, sleep(STOP, false, { ref: false })])) return;
      stopping.kill('SIGKILL');
      await ended;
      throw new Error(`The server did not end within ${STOP} ms of SIGTERM.`);
    },
  };
}
