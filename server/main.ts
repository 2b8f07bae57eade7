import path from 'node:path';
import { createApp } from './app.ts';
import { readClientBuild } from './client-build.ts';
import { type Clock, startClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { restoreBackup } from './db/backup.ts';
import { DirectoryInUse, lockDirectory } from './db/lock.ts';
import { demoEmail, demoPassword, hasDemoAccount } from './db/seed/demo.ts';
import type { Deps } from './deps.ts';
import { jobsOf } from './jobs.ts';
import { adminKeyFile, readAdminKey, readSecret } from './keys.ts';
import { type Listener, listen, PortTaken } from './listen.ts';
import { databaseFolder, type OpenShop, openShop } from './open-shop.ts';
import { steadyClock } from './steady-clock.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const log = (line: string) => say(`${new Date().toISOString()} ${line}`);

async function serve(config: Config): Promise<void> {
  const shop = await openShop(config, say);
  try {
    const stopping = new AbortController();
    const deps: Deps = {
      db: shop.db,
      listen: shop.listen,
      stopping: stopping.signal,
      config,
      now: () => new Date(),
      secret: readSecret(config.dataDir),
      adminKey: readAdminKey(config.dataDir, process.env),
      log,
    };
    const app = createApp(deps, await readClientBuild(config, async request => app.fetch(request)));
    // The first visitor need not wait until the catalogue and the regions have been read into memory.
    for (const path of ['categories', 'regions']) await app.request(`/api/v1/${path}`);
    const listener = await listen(app.fetch, config);
    const clock = startClock(jobsOf(deps, shop), { log, isSteady: steadyClock(deps).isSteady });
    closeAtSignal({ listener, clock, shop, stopping });
    announce(config, await hasDemoAccount(shop.db));
  } catch (error) {
    await shop.close();
    throw error;
  }
}

function announce(config: Config, hasDemo: boolean): void {
  say('');
  say(`Fondasi is open at ${config.publicUrl}`);
  if (hasDemo) say(`  sign in     ${demoEmail}, password ${demoPassword}`);
  say(`  as admin    npm run admin -- orders   (key: ${process.env.ADMIN_KEY ? 'ADMIN_KEY' : adminKeyFile(config.dataDir)})`);
  say(`  data        ${config.databaseUrl === null ? config.dataDir : `PostgreSQL; keys and files in ${config.dataDir}`}`);
  say('  stop        Ctrl+C');
}

interface Running {
  readonly listener: Listener;
  readonly clock: Clock;
  readonly shop: OpenShop;
  readonly stopping: AbortController;
}

function closeAtSignal({ listener, clock, shop, stopping }: Running): void {
  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    say('Closing: finishing what is under way …');
    // Streams have no end of their own: told now, their clients come back to the next process.
    stopping.abort();
    await listener.close();
    await clock.stop();
    await shop.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close().catch(fail));
}

async function restore(config: Config, file: string): Promise<void> {
  const lock = await lockDirectory(config.dataDir);
  try {
    const former = await restoreBackup(path.resolve(file), databaseFolder(config), new Date());
    say(`Restored ${file}.${former === null ? '' : ` The database of before is in ${former}.`}`);
  } finally {
    lock.release();
  }
}

/** What the operator can mend is one sentence. */
function fail(error: unknown): never {
  const isExpected = [ConfigError, DirectoryInUse, PortTaken].some(kind => error instanceof kind);
  const text =
    error instanceof Error && !isExpected ? error.stack : `Fondasi can't start: ${error instanceof Error ? error.message : error}`;
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

const [command, argument] = process.argv.slice(2);
try {
  const config = readConfig(process.env);
  await (command === 'restore' && argument !== undefined ? restore(config, argument) : serve(config));
} catch (error) {
  fail(error);
}
