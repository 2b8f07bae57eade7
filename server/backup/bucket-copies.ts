import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BACKUPS_KEPT } from '#server/db/backup.ts';
import type { FileStore } from '#server/files/store.ts';

/** Folder of the copies in a bucket. */
const COPIES = 'backups';

/**
 * Puts an hourly copy of the embedded database into the bucket as well, and removes the oldest ones there: a machine that is lost takes
 * those on its own disk with it. A store that no other machine sees needs none.
 * @param file that `backUp` wrote
 * @throws FilesUnavailable; the copy on the disk stays
 */
export async function carryCopy(store: FileStore, file: string): Promise<void> {
  if (!store.isShared) return;
  const files = store.unhurried();
  await files.put(`${COPIES}/${path.basename(file)}`, await readFile(file));
  const names: string[] = [];
  for await (const { name } of files.list(COPIES)) names.push(name);
  // Names are moments.
  for (const old of names.sort().reverse().slice(BACKUPS_KEPT)) await files.delete(old);
}
