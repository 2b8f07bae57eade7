import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Hourly copies of the embedded database that are kept. */
export const BACKUPS_KEPT = 24;
const EXTENSION = '.tar.gz';
const HALF = '.new';

/**
 * Writes a copy of the embedded database and removes the oldest ones.
 * @param dump the data directory as a tar, taken between two transactions
 * @returns the copy's file
 * @throws Error where the disk has no room for it; nothing of it stays there
 */
export async function backUp(dump: () => Promise<Blob>, folder: string, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // A process that was killed at it leaves a half.
  for (const half of await readdir(folder)) if (half.endsWith(HALF)) await rm(path.join(folder, half), { force: true });
  const file = path.join(folder, nameOf(now));
  await writeCopy(dump, file);
  for (const old of (await listBackups(folder, now)).slice(BACKUPS_KEPT)) await rm(old, { force: true });
  return file;
}

/** Writes one copy. It has its name once it is whole on the disk: a copy that is half there is worse than none. */
export async function writeCopy(dump: () => Promise<Blob>, file: string): Promise<void> {
  const packed = await promisify(gzip)(new Uint8Array(await (await dump()).arrayBuffer()), { level: 1 });
  try {
    const handle = await open(`${file}${HALF}`, 'w', 0o600);
    await handle
      .writeFile(packed)
      .then(() => handle.sync())
      .finally(() => handle.close());
    await rename(`${file}${HALF}`, file);
  } catch (error) {
    // Half a copy on a full disk would only make it fuller.
    await rm(`${file}${HALF}`, { force: true });
    throw error;
  }
}

/** Copies in a folder, the newest first; those that a clock which was put back has dated in the future count as the oldest. */
export async function listBackups(folder: string, now = new Date()): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter(name => name.endsWith(EXTENSION)).sort();
  const isPast = (name: string) => name <= nameOf(now);
  return [...names.filter(name => !isPast(name)), ...names.filter(isPast)].reverse().map(name => path.join(folder, name));
}

/** Milliseconds since the last copy; null where there is none but of the future. */
export async function ageOfBackup(folder: string, now: Date): Promise<number | null> {
  const [newest] = await listBackups(folder, now);
  if (newest === undefined) return null;
  const [date = '', time = ''] = path.basename(newest, EXTENSION).split('T');
  const age = now.getTime() - Date.parse(`${date}T${time.replace(/^(\d+)-(\d+)-(\d+)-/, '$1:$2:$3.')}`);
  return age >= 0 ? age : null;
}

const nameOf = (moment: Date) => `${moment.toISOString().replace(/[:.]/g, '-')}${EXTENSION}`;
