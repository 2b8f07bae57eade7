import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { openPGlite } from './open.ts';

/** Hourly copies of the embedded database that are kept. */
export const BACKUPS_KEPT = 24;
const EXTENSION = '.tar.gz';

/**
 * Writes a copy of the embedded database and removes the oldest ones.
 * @param dump the data directory as a tar, taken between two transactions
 * @returns the copy's file
 */
export async function backUp(dump: () => Promise<Blob>, folder: string, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const packed = await promisify(gzip)(new Uint8Array(await (await dump()).arrayBuffer()), { level: 1 });
  const file = path.join(folder, `${now.toISOString().replace(/[:.]/g, '-')}${EXTENSION}`);
  // Whole on the disk before it has its name: a copy that is half there is worse than none.
  const handle = await open(`${file}.new`, 'w', 0o600);
  await handle.writeFile(packed);
  await handle.sync();
  await handle.close();
  await rename(`${file}.new`, file);
  for (const old of (await listBackups(folder)).slice(BACKUPS_KEPT)) await rm(old, { force: true });
  return file;
}

/** Copies in a folder, the newest first. */
export async function listBackups(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter(name => name.endsWith(EXTENSION));
  return names
    .sort()
    .reverse()
    .map(name => path.join(folder, name));
}

/**
 * Makes an embedded database out of a copy. What stood there is kept beside it, under a name with the moment.
 * @param file a copy that {@link backUp} wrote
 * @param location folder of the database, which no process may have open
 * @returns where the former database is now; null where there was none
 * @throws Error where the copy can't be read; the former database is then where it was
 */
export async function restoreBackup(file: string, location: string, now: Date): Promise<string | null> {
  const dump = new Blob([new Uint8Array(await promisify(gunzip)(await readFile(file)))]);
  const fresh = `${location}-restoring`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(path.dirname(location), { recursive: true });
  const database = await openPGlite(fresh, dump);
  await database.close();
  const former = `${location}-before-${now.toISOString().replace(/[:.]/g, '-')}`;
  const hasFormer = existsSync(location);
  if (hasFormer) await rename(location, former);
  await rename(fresh, location);
  return hasFormer ? former : null;
}
