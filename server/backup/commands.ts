import { existsSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Config, packageRoot } from '#server/config.ts';
import { type CopyConnection, copyPGlite, copyPostgres, inTransaction, takeForRestore } from '#server/db/copy.ts';
import { DirectoryInUse, lockDirectory } from '#server/db/lock.ts';
import { createPGlite } from '#server/db/open.ts';
import { withClient } from '#server/db/pool.ts';
import { fingerprintOf } from '#server/db/secret-fingerprint.ts';
import { keptKeys } from '#server/keys.ts';
import { backupFolder, databaseFolder } from '#server/open-shop.ts';
import { OperatorError, systemReason } from '#server/operator-error.ts';
import { type Manifest, verifyArchive, writeArchive } from './archive.ts';
import { shopEntries } from './create.ts';
import { holdsShop, requireKnown, restoreKeys, restoreRows } from './restore-archive.ts';
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

function archiveTo(target: string, { config, connection, now }: Origin): Promise<Manifest> {
  const keys = keptKeys(config.dataDir, config.secret);
  return writeArchive(target, shopEntries({ connection, dataDir: config.dataDir, keys, version: versionOf(), now }));
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
  const lock = await lockDirectory(config.dataDir);
  const plan: Plan = { config, file, manifest, isReplacing, mark: markOf(new Date()) };
  try {
    const former = await (config.databaseUrl === null ? replaceEmbedded(plan) : replaceServer(config.databaseUrl, plan));
    say(`Restored ${file} of ${manifest.createdAt}.`);
    for (const each of former) say(`  kept from before: ${each}`);
  } catch (error) {
    const reason = systemReason(error);
    throw reason === null ? error : new OperatorError(`${file} was not restored: ${reason}. The database is as it was`);
  } finally {
    lock.release();
  }
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
    await rename(fresh, location);
    return [...(hasFormer ? [former] : []), ...(await restoreKeys(config.dataDir, keys, mark))];
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
    return [...(hasFormer ? [former] : []), ...(await restoreKeys(config.dataDir, keys, mark))];
  });
}

async function fill(connection: CopyConnection, { config, file, manifest }: Plan) {
  const keys = await restoreRows(connection, { file, manifest, dataDir: config.dataDir });
  if (keys.secret === null || config.secret === null) return keys;
  const [found, given] = [fingerprintOf(Buffer.from(keys.secret, 'base64url')), fingerprintOf(config.secret)];
  if (found === given) return { ...keys, secret: null };
  throw new OperatorError(
    `SECRET (fingerprint ${given}) is not the secret of the shop in the archive (${found}); unset it to take that one`,
  );
}
