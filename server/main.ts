import path from 'node:path';
import { createApp } from './app.ts';
import { isArchive } from './backup/archive.ts';
import { backUpShop, restoreShop } from './backup/commands.ts';
import { readClientBuild } from './client-build.ts';
import { startClock } from './clock.ts';
import { closeWhenTold } from './closing.ts';
import { type Config, readConfig } from './config.ts';
import { beginPeriods } from './db/job-runs.ts';
import { lockDirectory } from './db/lock.ts';
import { acceptSecret, fingerprintOf, holdSecret } from './db/secret-fingerprint.ts';
import type { Deps } from './deps.ts';
import { waitForRoom, watchDisk } from './disk-space.ts';
import { moveFiles } from './files/move.ts';
import { openFiles, warnOfUnmoved } from './files/open.ts';
import { jobsOf, rareJobsOf } from './jobs.ts';
import { adminKeyFile, checkAdminKey, readAdminKey, readSecret } from './keys.ts';
import { listen } from './listen.ts';
import { createLog, formatOf, type ProcessLog } from './log.ts';
import { logTrace } from './log-text.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve.ts';
import { registerShopGauges } from './metrics/shop-gauges.ts';
import { databaseFolder, openShop } from './open-shop.ts';
import { OperatorError } from './operator-error.ts';
import { restoreBackup } from './restore.ts';
import { demoEmail, demoPassword, hasDemoAccount } from './seed/demo.ts';
import { steadyClock } from './steady-clock.ts';
import { startWatchdog } from './watchdog.ts';

const write = (line: string) => void process.stdout.write(line);
const say = (line: string) => write(`${line}\n`);

async function serve(config: Config, { log, say, format }: ProcessLog): Promise<void> {
  checkAdminKey(config.dataDir, process.env);
  const disk = { dataDir: config.dataDir, reserve: config.diskReserve, log };
  if (config.databaseUrl === null) await waitForRoom(disk);
  const shop = await openShop(config, say, log);
  try {
    const secret = readSecret(config.dataDir, config.secret);
    await holdSecret(shop.db, secret);
    const stopping = new AbortController();
    const space = await watchDisk(disk);
    const metrics = config.metrics === null ? undefined : createMetrics();
    const deps: Deps = {
      db: shop.db,
      listen: shop.listen,
      stopping: stopping.signal,
      config,
      files: await openFiles(config),
      now: () => new Date(),
      secret,
      adminKey: readAdminKey(config.dataDir, process.env),
      disk: space,
      ...(metrics === undefined ? {} : { metrics }),
      log,
    };
    const app = createApp(deps, await readClientBuild(config));
    // The first visitor need not wait until the catalogue and the regions have been read into memory.
    for (const path of ['categories', 'regions']) await app.request(`/api/v1/${path}`);
    if (metrics !== undefined && config.metrics !== null) {
      registerShopGauges(metrics, deps, shop.connections);
      await serveMetrics(metrics, config.metrics);
    }
    const listener = await listen(app.fetch, config);
    const watchdog = startWatchdog(import.meta.url, { log, format, patience: config.watchdogPatience });
    if (shop.isNew)
      await beginPeriods(
        shop.db,
        rareJobsOf(deps, shop).map(job => job.name),
        deps.now(),
      );
    const { isSteady } = steadyClock(deps);
    const clock = startClock(jobsOf(deps, shop, isSteady), { log, isSteady, hasRoom: () => !space.isShort() });
    closeWhenTold({ deps, listener, clock, shop, stopping, watchdog }, { say, fail });
    announce(config, await hasDemoAccount(shop.db), say);
    await warnOfUnmoved(config, line => log(line, 'warn'));
  } catch (error) {
    await shop.close();
    throw error;
  }
}

/** Behind `readConfig`, which has refused what is wrong. The keys are looked at, not made. */
function checkConfig(config: Config): void {
  checkAdminKey(config.dataDir, process.env);
  say(
    `The configuration is good: ${config.publicUrl}, ${config.databaseUrl === null ? 'embedded database' : 'PostgreSQL'}, files in ${config.s3 === null ? config.dataDir : `the bucket ${config.s3.bucket}`}.`,
  );
}

function announce(config: Config, hasDemo: boolean, say: ProcessLog['say']): void {
  say('');
  say(`Fondasi is open at ${config.publicUrl}`);
  if (hasDemo) say(`  sign in     ${demoEmail}, password ${demoPassword}`);
  say(`  as admin    npm run admin -- orders   (key: ${process.env.ADMIN_KEY ? 'ADMIN_KEY' : adminKeyFile(config.dataDir)})`);
  say(
    `  data        ${config.databaseUrl === null ? config.dataDir : `PostgreSQL; ${config.s3 === null ? 'keys and files' : 'keys'} in ${config.dataDir}`}`,
  );
  if (config.s3 !== null) say(`  files       the bucket ${config.s3.bucket} at ${config.s3.endpoint}`);
  say('  stop        Ctrl+C');
}

/** An archive of `npm run backup`, or an hourly copy of the embedded database. */
async function restore(config: Config, file: string | undefined): Promise<void> {
  if (file === undefined)
    throw new OperatorError('restore wants the file of a copy or an archive, such as .data/backups/2025-11-20T03-00-00-000Z.tar.gz');
  const from = path.resolve(file);
  if (await isArchive(from)) return restoreShop(config, from, options.includes('--replace'), say);
  if (config.databaseUrl !== null) throw new OperatorError('copies are of the embedded database; unset DATABASE_URL to restore one');
  const lock = await lockDirectory(config.dataDir);
  try {
    const former = await restoreBackup(from, databaseFolder(config), new Date());
    say(`Restored ${file}.${former === null ? '' : ` The database of before is in ${former}.`}`);
  } finally {
    lock.release();
  }
}

/** Takes the secret of this configuration for the shop's, on a shop that is stopped. */
async function changeSecret(config: Config): Promise<void> {
  const shop = await openShop(config, say);
  try {
    const secret = readSecret(config.dataDir, config.secret);
    const former = await acceptSecret(shop.db, secret);
    say(`The shop's secret is the one with the fingerprint ${fingerprintOf(secret)} now${former === null ? '' : `, before ${former}`}.`);
  } finally {
    await shop.close();
  }
}

/** What a command that fails could not do, where it is not to start. */
const verbs: Readonly<Record<string, string>> = { restore: 'restore', backup: 'back up', 'move-files': 'move files' };

function fail(error: unknown): never {
  const verb = verbs[command ?? ''] ?? 'start';
  const text = `Fondasi can't ${verb}: ${error instanceof OperatorError ? error.message : logTrace(error)}`;
  if (serving?.format === 'json') serving.log(text, 'fatal');
  else process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** What reaches the process was met by no code: its state is unknown, so that it ends, and what started it starts it again. */
function endOnStrays({ log }: ProcessLog): void {
  process.on('uncaughtException', (error, origin) => {
    log(
      `the process ends, ${origin === 'unhandledRejection' ? 'a rejection that nothing met' : 'an error that nothing met'}: ${logTrace(error)}`,
      'fatal',
    );
    process.exit(1);
  });
}

const [command, ...rest] = process.argv.slice(2);
const options = rest.filter(each => each.startsWith('--'));
const [argument] = rest.filter(each => !each.startsWith('--'));
/** The log of a shop that serves; a command speaks to the person who gave it. */
let serving: ProcessLog | null = null;
try {
  const config = readConfig(process.env);
  if (command === 'restore') await restore(config, argument);
  else if (command === 'backup') await backUpShop(config, argument, say);
  else if (command === 'move-files') await moveFiles(config, say);
  else if (command === 'accept-secret') await changeSecret(config);
  else if (command === '--check-config') checkConfig(config);
  else if (command === undefined) {
    serving = createLog({ format: formatOf(config, process.stdout.isTTY), level: config.log.level, write });
    endOnStrays(serving);
    await serve(config, serving);
  } else
    throw new OperatorError(
      `there is no command '${command}'; there are 'backup [FILE]', 'restore FILE', 'move-files', 'accept-secret' and '--check-config', and without one the shop opens`,
    );
} catch (error) {
  fail(error);
}
