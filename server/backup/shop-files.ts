import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError, systemCode } from '#server/operator-error.ts';

/** Folders of the data directory whose files can't be made again; resized pictures can. */
const FOLDERS = ['uploads', 'receipts', 'returns', 'pictures'] as const;

/** Names below the folders, with slashes, in a fixed order; without files that are being written. */
export async function* listFiles(dataDir: string): AsyncGenerator<string> {
  for (const folder of FOLDERS) yield* namesBelow(dataDir, folder);
}

async function* namesBelow(dataDir: string, folder: string): AsyncGenerator<string> {
  const entries = await readdir(path.join(dataDir, folder), { withFileTypes: true }).catch(error => {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* namesBelow(dataDir, name);
    else if (entry.isFile() && !entry.name.startsWith('.')) yield name;
  }
}

/** A file by such a name; null where it has been deleted since it was listed. */
export async function readShopFile(dataDir: string, name: string): Promise<Buffer | null> {
  try {
    return await readFile(path.join(dataDir, name));
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Writes a file of an archive to its place, whole before it has its name.
 * @throws OperatorError where the name leads out of the folders
 */
export async function writeShopFile(dataDir: string, name: string, content: Buffer): Promise<void> {
  const file = path.join(dataDir, requireInside(name));
  await mkdir(path.dirname(file), { recursive: true });
  // Thousands of them: a restore that the machine's end has cut off is done again.
  await writeWhole(file, content, false);
}

/** Checks names of an archive before any of its files is written. @throws OperatorError as {@link writeShopFile} */
export function requireInside(name: string): string {
  const [folder = '', ...parts] = name.split('/');
  const isInside = FOLDERS.some(known => known === folder) && parts.length > 0;
  const isPlain = parts.every(part => part !== '' && part !== '.' && part !== '..' && !/[\\\0]/.test(part));
  if (!isInside || !isPlain) throw new OperatorError(`a file in it is named ${name}, which is no place of a shop's files`);
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
