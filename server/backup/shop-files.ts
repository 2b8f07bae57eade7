import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type FileStore, fileFolders, isFileName, type StoredFile } from '#server/files/store.ts';
import { OperatorError } from '#server/operator-error.ts';

/** The shop's files in a fixed order, without those that can be made again. */
export async function* listFiles(files: FileStore): AsyncGenerator<StoredFile> {
  for (const folder of fileFolders) yield* files.list(folder);
}

/** Checks names of an archive before any of its files is written. @throws OperatorError where one leads out of the folders */
export function requireInside(name: string): string {
  const isInside = fileFolders.some(folder => name.startsWith(`${folder}/`));
  if (!isInside || !isFileName(name)) throw new OperatorError(`a file in it is named ${name}, which is no place of a shop's files`);
  return name;
}

/** Writes a file aside and gives it its name once it is whole. @param isSynced and on the disk, too */
export async function writeWhole(file: string, content: Buffer | string, isSynced = true): Promise<void> {
  const half = path.join(path.dirname(file), `.${path.basename(file)}.new`);
  try {
    const handle = await open(half, 'w', 0o600);
    await handle
      .writeFile(content)
      .then(() => (isSynced ? handle.sync() : undefined))
      .finally(() => handle.close());
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}
