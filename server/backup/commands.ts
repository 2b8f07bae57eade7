import { existsSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Config, packageRoot } from '#server/config.ts';
import { type CopyConnection, copyPGlite, copyPostgres, inTransaction, takeForRestore } from '#server/db/copy.ts';
import { guardEmbedded } from '#server/db/embedded-guard.ts';
import { DirectoryInUse, lockDirectory } from '#server/db/lock.ts';
import { createPGlite } from '#server/db/open.ts';
import { withClient } from '#server/db/pool.ts';
import { fingerprintOf } from '#server/db/secret-fingerprint.ts';
import { freeBytes } from '#server/disk-space.ts';
import { openFiles } from '#server/files/open.ts';
import { keptKeys } from '#server/keys.ts';
import { backupFolder, databaseFolder } from '#server/open-shop.ts';
import { OperatorError, systemReason } from '#server/operator-error.ts';
import { type Manifest, verifyArchive, writeArchive } from './archive.ts';
import { shopEntries } from './create.ts';
import { forgetKeys, holdsShop, type Keys, placeKeys, prepareKeys, requireKnown, restoreRows } from './restore-archive.ts';
import { askForCopy } from './wanted-copy.ts';

type Say = (line: string) => void;
type Work<Result> = (connection: CopyConnection) => Promise<Result>;

/** Archives that were given no name. */
const archiveFolder = (config: Config) => path.join(config.dataDir, 'archives');
const markOf = (now: Date) => now.toISOString().replace(/[:.]/g, '-');
const versionOf = (): string => JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')).version;

/**
 * Writes an archive of the shop: rows, files and keys. The shop may run meanwhile.
 * @param file to be written; undefined: one in `DATA_DIR/archives` that is named by the moment
 * @throws OperatorError, and then leaves nothing behind
 */
export async function backUpShop(config: Config, file: string | undefined, say: Say): Promise<void> {
  const now = new Date();
  const target = file === undefined ? path.join(archiveFolder(config), `shop-${markOf(now)}.tar.gz`) : path.resolve(file);
  const manifest = await withSource(config, say, connection => archiveTo(target, { config, connection, now }));
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  say(`Backed up ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.count} files to ${target}.`);
  say('It holds the secret and the admin key of the shop, and data of its customers: keep it where only you can read it.');
}

interface Origin {
  readonly config: Config;
  readonly connection: CopyConnection;
  readonly now: Date;
}

async function archiveTo(target: string, { config, connection, now }: Origin): Promise<Manifest> {
  const files = (await openFiles(config)).unhurried();
  const keys = keptKeys(config.dataDir, config.secret);
  return writeArchive(target, shopEntries({ connection, files, keys, version: versionOf(), now }));
}

/** The shop's database, whether the shop runs or not. */
async function withSource<Result>(config: Config, say: Say, work: Work<Result>): Promise<Result> {
  if (config.databaseUrl !== null) return withClient(config.databaseUrl, client => work(copyPostgres(client)));
  const folder = databaseFolder(config);
  if (!existsSync(folder)) throw new OperatorError(`there is no shop in ${config.dataDir}`);
  try {
    const lock = await lockDirectory(config.dataDir);
    try {
      return await withPGlite(folder, undefined, work);
    } finally {
      lock.release();
    }
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
  }
  say('Asking the running shop for a copy of its database …');
  return withPGlite(null, await askForCopy(backupFolder(config)), work);
}

async function withPGlite<Result>(location: string | null, dump: Blob | undefined, work: Work<Result>): Promise<Result> {
  const client = await createPGlite(location, dump);
  guardEmbedded(client, () => undefined);
  try {
    return await work(copyPGlite(client));
  } finally {
    await client.close();
  }
}

/**
 * Restores an archive over a shop that is stopped, or into an empty place, into the database that the configuration names: an archive of
 * an embedded database goes into PostgreSQL as well, and the other way round.
 * @param isReplacing whether a shop that stands there may be replaced; it is kept beside
 * @throws OperatorError; the database is then as it was
 */
export async function restoreShop(config: Config, file: string, isReplacing: boolean, say: Say): Promise<void> {
  const manifest = await verifyArchive(file);
  requireKnown(manifest);
  await requireRoom(config, manifest);
  const lock = await lockDirectory(config.dataDir);
  const plan: Plan = { config, file, manifest, isReplacing, mark: markOf(new Date()) };
  try {
    const former = await (config.databaseUrl === null ? replaceEmbedded(plan) : replaceServer(config.databaseUrl, plan));
    say(`Restored ${file} of ${manifest.createdAt}.`);
    for (const each of former) say(`  kept from before: ${each}`);
  } catch (error) {
    await forgetKeys(config.dataDir);
    const reason = systemReason(error);
    throw reason === null ? error : new OperatorError(`${file} was not restored: ${reason}. The database is as it was`);
  } finally {
    lock.release();
  }
}

/** Bytes of an embedded database without rows and of its log, and how many it has for a byte of COPY's text, with its indexes. */
const EMPTY_DATABASE = 128 * 1_048_576;
const GROWTH = 4;

/** An embedded database breaks down where it finds no room. @throws OperatorError where the archive would fill the disk */
async function requireRoom({ dataDir, databaseUrl, s3 }: Config, { files, entries }: Manifest): Promise<void> {
  const all = Object.values(entries).reduce((sum, { bytes }) => sum + bytes, 0);
  // In a bucket files take no room of the disk.
  const ofFiles = s3 === null ? files.bytes : 0;
  const needed = databaseUrl === null ? EMPTY_DATABASE + ofFiles + GROWTH * (all - files.bytes) : ofFiles;
  const free = await freeBytes(dataDir);
  if (free >= needed) return;
  const megabytes = (bytes: number) => Math.ceil(bytes / 1_048_576);
  throw new OperatorError(
    `nothing was restored: the disk is too full (${megabytes(free)} MB free in ${dataDir}, ${megabytes(needed)} MB needed)`,
  );
}

interface Plan {
  readonly config: Config;
  readonly file: string;
  readonly manifest: Manifest;
  readonly isReplacing: boolean;
  /** The moment, for names of what is kept from before. */
  readonly mark: string;
}

const occupied = (place: string) =>
  new OperatorError(`there is a shop in ${place}; with --replace this one takes its place, and that one is kept beside it`);

/** The new folder is made whole beside the former one, and takes its name at the end. */
async function replaceEmbedded(plan: Plan): Promise<readonly string[]> {
  const { config, mark, isReplacing } = plan;
  const location = databaseFolder(config);
  const [fresh, former] = [`${location}-restoring`, `${location}-before-${mark}`];
  const hasFormer = existsSync(location);
  if (hasFormer && !isReplacing) throw occupied(config.dataDir);
  try {
    await rm(fresh, { recursive: true, force: true });
    const keys = await withPGlite(fresh, undefined, connection => inTransaction(connection, () => fill(connection, plan)));
    if (hasFormer) await rename(location, former);
    await rename(fresh, location).catch(async error => {
      if (hasFormer) await rename(former, location);
      throw error;
    });
    return [...(hasFormer ? [former] : []), ...(await placeKeys(config.dataDir, keys, mark))];
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    throw error;
  }
}

/** All of it is one transaction. The former shop is written to an archive first, since a database has no other place to keep it in. */
async function replaceServer(url: string, plan: Plan): Promise<readonly string[]> {
  const { config, mark, isReplacing } = plan;
  return withClient(url, async client => {
    const connection = copyPostgres(client);
    if (!(await takeForRestore(connection))) throw new OperatorError('a shop is open on this database: stop all of its processes first');
    const hasFormer = await holdsShop(connection);
    if (hasFormer && !isReplacing) throw occupied('the database');
    const former = path.join(archiveFolder(config), `before-restore-${mark}.tar.gz`);
    if (hasFormer) await archiveTo(former, { config, connection, now: new Date() });
    const keys = await inTransaction(connection, () => fill(connection, plan));
    return [...(hasFormer ? [former] : []), ...(await placeKeys(config.dataDir, keys, mark))];
  });
}

async function fill(connection: CopyConnection, { config, file, manifest }: Plan): Promise<Keys> {
  const files = (await openFiles(config)).unhurried();
  const found = await restoreRows(connection, { file, manifest, files });
  const keys = config.secret === null ? found : { ...found, secret: null };
  if (config.secret !== null && found.secret !== null) {
    const [own, given] = [fingerprintOf(Buffer.from(found.secret, 'base64url')), fingerprintOf(config.secret)];
    if (own !== given) {
      throw new OperatorError(
        `SECRET (fingerprint ${given}) is not the secret of the shop in the archive (${own}); unset it to take that one`,
      );
    }
  }
  await prepareKeys(config.dataDir, keys);
  return keys;
}
