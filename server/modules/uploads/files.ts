import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Folders below `uploads` whose pictures everybody may see, one for each part of the shop that keeps some. */
const uploadFolders = ['profile', 'reviews'] as const;
export type UploadFolder = (typeof uploadFolders)[number];

const NAME = /^[0-9a-f]{32}(?:-\d{1,4})?\.webp$/;

export const uploadLocation = (dataDir: string, folder: UploadFolder) => path.join(dataDir, 'uploads', folder);

/** 128 random bits, so that a stranger can't guess the address. */
export function uploadId(): string {
  return randomBytes(16).toString('hex');
}

/** Address of a kept picture. @param size distinguishes pictures of one id, in pixels */
export function uploadUrl(folder: UploadFolder, id: string, size?: number): string {
  return `/uploads/${folder}/${fileName(id, size)}`;
}

/** Keeps a picture. */
export async function keepUpload(dataDir: string, folder: UploadFolder, id: string, content: Uint8Array, size?: number): Promise<void> {
  await keepFile(uploadLocation(dataDir, folder), fileName(id, size), content);
}

/** Deletes a kept picture in its sizes. */
export async function dropUpload(dataDir: string, folder: UploadFolder, id: string, sizes: readonly (number | undefined)[]): Promise<void> {
  for (const size of sizes) await rm(path.join(uploadLocation(dataDir, folder), fileName(id, size)), { force: true });
}

/** Writes a file aside and renames it, so that no request ever reads half of it. */
export async function keepFile(location: string, name: string, content: Uint8Array): Promise<void> {
  const aside = path.join(location, `.${randomUUID()}`);
  await mkdir(location, { recursive: true });
  try {
    await writeFile(aside, content);
    await rename(aside, path.join(location, name));
  } catch (error) {
    // Half a file on a full disk would only make it fuller.
    await rm(aside, { force: true });
    throw error;
  }
}

/** A kept picture by the two last parts of its address; null where there is none. */
export function readUpload(dataDir: string, folder: string, name: string): Promise<Buffer | null> {
  const known = uploadFolders.find(each => each === folder);
  if (known === undefined || !NAME.test(name)) return Promise.resolve(null);
  return readFile(path.join(uploadLocation(dataDir, known), name)).catch(() => null);
}

/**
 * Deletes files that nothing refers to: replaced ones, and those of writes that never went through.
 * @param location the folder; names of its files begin with 32 characters of id
 * @param ids that are in use
 * @param before milliseconds since the epoch; younger files belong to a write that may still be going on
 * @returns how many files it deleted
 */
export async function deleteUnusedFiles(location: string, ids: ReadonlySet<string>, before: number): Promise<number> {
  const names = await readdir(location).catch(() => []);
  let deleted = 0;
  for (const name of names) {
    const file = path.join(location, name);
    if (ids.has(name.slice(0, 32)) || (await stat(file)).mtimeMs > before) continue;
    await rm(file, { force: true });
    deleted += 1;
  }
  return deleted;
}

function fileName(id: string, size: number | undefined): string {
  return size === undefined ? `${id}.webp` : `${id}-${size}.webp`;
}
