import { accessSync, constants, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/client.ts';
import { lockDirectory } from './db/lock.ts';
import { openPGlite, openPostgres } from './db/open.ts';
import type { Log } from './log.ts';
import { logText } from './log-text.ts';
import { unusable } from './operator-error.ts';
import { isSeeded, seedShop } from './seed/seed.ts';

/** The embedded database's folder. */
export const databaseFolder = (config: Config) => path.join(config.dataDir, 'pglite');
/** Its copies. */
export const backupFolder = (config: Config) => path.join(config.dataDir, 'backups');

/** The shop's database, migrated and filled; `dump` where it is the embedded one. */
export interface OpenShop extends OpenDatabase {
  /** Filled just now. */
  readonly isNew: boolean;
  readonly dump: (() => Promise<Blob>) | null;
}

/**
 * Opens PostgreSQL where the configuration names one, else the embedded database, which this process then has for itself.
 * @param say tells the operator what takes its time
 * @param log hears of an embedded database that breaks down later
 * @throws OperatorError where the data directory is in use or can't be used
 */
export async function openShop(config: Config, say: (line: string) => void, log: Log = say): Promise<OpenShop> {
  const shop: Omit<OpenShop, 'isNew'> = await (config.databaseUrl === null
    ? openEmbedded(config, say, log)
    : openServer(config.databaseUrl, config.databasePool, say));
  try {
    const isNew = !(await isSeeded(shop.db));
    if (isNew) {
      const isDemo = config.seed === 'demo';
      say(isDemo ? 'Filling it with the sample shop …' : 'Filling it with regions and ways to pay and send …');
      await shop.unhurried(db => seedShop(db, { now: new Date(), demo: isDemo }));
    }
    return { ...shop, isNew };
  } catch (error) {
    await shop.close();
    throw error;
  }
}

async function openServer(url: string, poolSize: number, say: (line: string) => void): Promise<Omit<OpenShop, 'isNew'>> {
  say('Opening PostgreSQL …');
  const database = await openPostgres(url, poolSize);
  // The connection that listens holds the lock of an open shop from now on: a restore must not go through under it.
  await database.listen('fondasi_open', () => undefined);
  return { ...database, dump: null };
}

async function openEmbedded(config: Config, say: (line: string) => void, log: Log): Promise<Omit<OpenShop, 'isNew'>> {
  const lock = await lockDirectory(config.dataDir);
  try {
    const folder = databaseFolder(config);
    const isThere = existsSync(folder);
    if (isThere) requireWritable(config.dataDir, folder);
    say(isThere ? 'Opening the database …' : 'Making the database; this takes some seconds …');
    const database = await openPGlite(folder, undefined, error => endBroken(error, log)).catch(error => {
      // Half of a new database would be taken for a whole one at the next start.
      if (!isThere) rmSync(folder, { recursive: true, force: true });
      throw unusable(config.dataDir, error);
    });
    const close = () => database.close().finally(lock.release);
    return { ...database, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The database itself would say it in a language of its own. */
function requireWritable(dataDir: string, folder: string): void {
  try {
    accessSync(`${folder}/`, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

/** Milliseconds in which requests under way are still told to come back. */
const LAST_WORDS = 200;

/** A database that has broken down is whole again once it is opened anew, which this process can't do. */
function endBroken(error: Error, log: Log): void {
  log(`the embedded database has broken down (${logText(error)}): the process ends`, 'fatal');
  setTimeout(() => process.exit(1), LAST_WORDS);
}
