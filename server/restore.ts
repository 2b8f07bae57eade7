import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { OperatorError, systemReason } from '#server/operator-error.ts';
import { openPGlite } from './db/open.ts';
import { isSeeded } from './seed/seed.ts';

/**
 * Makes an embedded database out of a copy. The former directory is kept beside it, under a name with the moment.
 * @param file a copy that `backUp` wrote
 * @param location folder of the database, which no process may have open
 * @returns where the former database is now; null where there was none
 * @throws OperatorError where the copy can't be used; the former database is then where it was
 */
export async function restoreBackup(file: string, location: string, now: Date): Promise<string | null> {
  const dump = await readCopy(file);
  const fresh = `${location}-restoring`;
  const former = `${location}-before-${now.toISOString().replace(/[:.]/g, '-')}`;
  const hasFormer = existsSync(location);
  try {
    await rm(fresh, { recursive: true, force: true });
    await mkdir(path.dirname(location), { recursive: true });
    await unpack(dump, fresh);
    if (hasFormer) await rename(location, former);
    await rename(fresh, location).catch(async error => {
      if (hasFormer) await rename(former, location);
      throw error;
    });
  } catch (error) {
    await rm(fresh, { recursive: true, force: true }).catch(() => undefined);
    throw unusableCopy(file, reasonOf(error));
  }
  return hasFormer ? former : null;
}

const unusableCopy = (file: string, reason: string) => new OperatorError(`${file} was not restored: ${reason}. The database is as it was`);

const reasonOf = (error: unknown) =>
  systemReason(error) ?? (error instanceof Error ? error.message : 'the database in it cannot be opened');

/** Reads the whole copy and looks it through before anything is touched. */
async function readCopy(file: string): Promise<Blob> {
  const packed = await readFile(file).catch(error => {
    throw unusableCopy(file, reasonOf(error));
  });
  const tar = await promisify(gunzip)(packed).catch(error => {
    throw unusableCopy(file, `it is no copy of a shop, or only a part of one (${reasonOf(error)})`);
  });
  const names = namesIn(tar);
  if (names === null) throw unusableCopy(file, 'it is no copy of a shop, or only a part of one (not a whole tar)');
  // The database would take a folder without these for an empty one, and make a new shop in it.
  const isDatabase = ['PG_VERSION', 'global/pg_control'].every(name => names.has(name));
  if (!isDatabase) throw unusableCopy(file, 'there is no database in it');
  return new Blob([new Uint8Array(tar)]);
}

async function unpack(dump: Blob, folder: string): Promise<void> {
  const database = await openPGlite(folder, dump);
  try {
    if (!(await isSeeded(database.db))) throw new Error('there is a database in it, but no shop');
  } finally {
    await database.close();
  }
}

const BLOCK = 512;

/** Names in a tar, without slashes before them; null where it is none or breaks off. */
function namesIn(tar: Buffer): ReadonlySet<string> | null {
  const names = new Set<string>();
  let at = 0;
  while (at < tar.length) {
    const header = tar.subarray(at, at + BLOCK);
    // Two empty blocks end a tar, where its writer cares.
    if (header.every(byte => byte === 0)) return names;
    const size = Number.parseInt(header.toString('latin1', 124, 136), 8) || 0;
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    if (!isHeader(header) || at > tar.length) return null;
    names.add(
      header
        .toString('utf8', 0, 100)
        .replace(/\0.*$/s, '')
        .replace(/^\.?\/+/, ''),
    );
  }
  return names;
}

/** Whether the sum of a header's bytes, its own field counted as spaces, is the one that it names. */
function isHeader(header: Buffer): boolean {
  if (header.length < BLOCK) return false;
  const named = Number.parseInt(header.toString('latin1', 148, 156), 8);
  const sum = header.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 32 : byte), 0);
  return sum === named;
}
