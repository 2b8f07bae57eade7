import { randomBytes } from 'node:crypto';
import { discardFiles, type FileStore } from '#server/files/store.ts';

/** Folders below `uploads` whose pictures everybody may see, one for each part of the shop that keeps some. */
const uploadFolders = ['profile', 'reviews'] as const;
export type UploadFolder = (typeof uploadFolders)[number];

const NAME = /^[0-9a-f]{32}(?:-\d{1,4})?\.webp$/;

/** Where the pictures of one part of the shop lie in the store. */
export const uploadLocation = (folder: UploadFolder) => `uploads/${folder}`;

/** 128 random bits, so that a stranger can't guess the address. */
export function uploadId(): string {
  return randomBytes(16).toString('hex');
}

/** Address of a kept picture. @param size distinguishes pictures of one id, in pixels */
export const uploadUrl = (folder: UploadFolder, id: string, size?: number): string => `/${storedName(folder, id, size)}`;

/** Keeps a picture. @throws FilesUnavailable */
export async function keepUpload(files: FileStore, folder: UploadFolder, id: string, content: Uint8Array, size?: number): Promise<void> {
  await files.put(storedName(folder, id, size), content);
}

/** Deletes a kept picture in its sizes. */
export async function dropUpload(
  files: FileStore,
  folder: UploadFolder,
  id: string,
  sizes: readonly (number | undefined)[],
): Promise<void> {
  await discardFiles(
    files,
    sizes.map(size => storedName(folder, id, size)),
  );
}

/** A kept picture by the two last parts of its address; null where there is none. @throws FilesUnavailable */
export async function readUpload(files: FileStore, folder: string, name: string): Promise<Buffer | null> {
  const known = uploadFolders.find(each => each === folder);
  return known === undefined || !NAME.test(name) ? null : files.get(`${uploadLocation(known)}/${name}`);
}

/**
 * Deletes files that nothing refers to: replaced ones, and those of writes that never went through.
 * @param location the folder; names of its files begin with 32 characters of id
 * @param ids that are in use
 * @param before milliseconds since the epoch; younger files belong to a write that may still be going on
 * @returns how many files it deleted
 */
export async function deleteUnusedFiles(files: FileStore, location: string, ids: ReadonlySet<string>, before: number): Promise<number> {
  let deleted = 0;
  for await (const { name, storedAt } of files.list(location)) {
    const id = name.slice(location.length + 1, location.length + 33);
    if (ids.has(id) || storedAt > before) continue;
    await files.delete(name);
    deleted += 1;
  }
  return deleted;
}

function storedName(folder: UploadFolder, id: string, size: number | undefined): string {
  return `${uploadLocation(folder)}/${size === undefined ? id : `${id}-${size}`}.webp`;
}
