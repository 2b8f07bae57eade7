import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

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
