import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { CopyConnection } from '#server/db/copy.ts';
import { appliedMigrations, knownMigrations, noteMigrations, runMigrations } from '#server/db/migrating.ts';
import { dropTables, emptyTables, type SequenceState, setSequence, tableColumns } from '#server/db/tables.ts';
import type { FileStore } from '#server/files/store.ts';
import { OperatorError } from '#server/operator-error.ts';
import { type Manifest, readArchive } from './archive.ts';
import { places } from './create.ts';
import { requireInside, writeWhole } from './shop-files.ts';

/** @throws OperatorError where a later version wrote the archive, or it is of another shop program */
export function requireKnown({ version, migrations, entries }: Manifest): void {
  const known = knownMigrations();
  const unknown = migrations.filter((migration, at) => known[at] !== migration);
  if (unknown.length > 0) {
    throw new OperatorError(
      `a later version wrote it (${version}; it has ${unknown.length} migrations that this one doesn't know): install that version first`,
    );
  }
  for (const name of Object.keys(entries)) if (name.startsWith(places.files)) requireInside(name.slice(places.files.length));
}

/** Whether there is a shop, or the beginning of one, in a database. */
export const holdsShop = async (connection: CopyConnection): Promise<boolean> => (await appliedMigrations(connection)).length > 0;

export interface RestoreOptions {
  readonly file: string;
  /** Of the file, verified. */
  readonly manifest: Manifest;
  readonly files: FileStore;
}

/**
 * Puts the rows of an archive in the place of whatever the database holds, in the transaction that is open: tables are made as the
 * archive's version had them, filled, and brought to this version. On the way it writes the archive's files to their places, where names
 * are never given twice, so that nothing of the former shop is lost by it.
 * @returns the keys in the archive
 */
export async function restoreRows(connection: CopyConnection, { file, manifest, files }: RestoreOptions): Promise<Keys> {
  const last = manifest.migrations.at(-1) ?? 0;
  const newest = knownMigrations().at(-1) ?? last;
  await dropTables(connection);
  await runMigrations(connection, null, last);
  await emptyTables(connection);
  const tables = new Map(manifest.tables.map(table => [table.name, tableColumns(table)]));
  const keys: { secret: string | null; adminKey: string | null } = { secret: null, adminKey: null };
  for await (const { name, content } of readArchive(file)) {
    if (name.startsWith(places.tables)) {
      const table = tables.get(name.slice(places.tables.length).split('/')[0] ?? '');
      if (table === undefined) throw new OperatorError(`${name} in it belongs to no table`);
      await connection.copyIn(table, content);
    } else if (name.startsWith(places.files)) await files.put(requireInside(name.slice(places.files.length)), content);
    else if (name === places.secret) keys.secret = content.toString('utf8').trim();
    else if (name === places.adminKey) keys.adminKey = content.toString('utf8').trim();
  }
  for (const sequence of manifest.sequences) await setSequence(connection, beyondGiven(sequence));
  await runMigrations(connection, last, newest);
  await noteMigrations(connection, newest);
  return keys;
}

/** Numbers of variants that the former shop may have given since the archive was made. */
const GIVEN_SINCE = 1_000_000n;

/** Phones know variants by their numbers: one that the former shop gave after the archive must not name another variant in this one. */
function beyondGiven(sequence: SequenceState): SequenceState {
  if (sequence.name !== 'variants_number_seq') return sequence;
  return { ...sequence, value: String(BigInt(sequence.value) + GIVEN_SINCE) };
}

export interface Keys {
  readonly secret: string | null;
  readonly adminKey: string | null;
}

const keyFiles = (dataDir: string, { secret, adminKey }: Keys) =>
  [
    { file: path.join(dataDir, 'secret'), key: secret },
    { file: path.join(dataDir, 'admin-key'), key: adminKey },
  ].flatMap(({ file, key }) => (key === null ? [] : [{ file, key, fresh: `${file}-restoring` }]));

/** Writes the keys of an archive beside those that stand there, while everything can still be taken back. */
export async function prepareKeys(dataDir: string, keys: Keys): Promise<void> {
  for (const { fresh, key } of keyFiles(dataDir, keys)) await writeWhole(fresh, `${key}\n`);
}

/** Forgets what {@link prepareKeys} wrote. */
export async function forgetKeys(dataDir: string): Promise<void> {
  for (const { fresh } of keyFiles(dataDir, { secret: '', adminKey: '' })) await rm(fresh, { force: true });
}

/**
 * Puts the prepared keys in their places; those that stand there are kept beside them.
 * @returns the files of before
 */
export async function placeKeys(dataDir: string, keys: Keys, mark: string): Promise<readonly string[]> {
  const former: string[] = [];
  for (const { file, fresh } of keyFiles(dataDir, keys)) {
    if (existsSync(file)) {
      const aside = `${file}-before-${mark}`;
      await rename(file, aside);
      former.push(aside);
    }
    await rename(fresh, file);
  }
  return former;
}
