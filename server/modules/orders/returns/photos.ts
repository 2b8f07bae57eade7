import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { returnPhotos } from '#contract/files.ts';
import { keepFile, uploadId } from '#server/modules/uploads/files.ts';
import { makePictures } from '#server/modules/uploads/pictures.ts';

/** Longest edge of a kept photo, in pixels: a crack in a tile stays visible. */
const SIDE = 1600;

/** Beside the public uploads, and never served with them. */
export const returnLocation = (dataDir: string) => path.join(dataDir, 'returns');

/**
 * Keeps the photos of a return, drawn anew without metadata.
 * @returns their ids
 * @throws Problem 422 for `photos` with the code of the first that can't be taken
 */
export async function keepReturnPhotos(dataDir: string, files: readonly Blob[]): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const file of files) {
    const [picture] = await makePictures(file, returnPhotos, 'photos', [{ side: SIDE, isSquare: false }]);
    if (picture === undefined) continue;
    const id = uploadId();
    await keepFile(returnLocation(dataDir), fileOf(id), picture.content);
    ids.push(id);
  }
  return ids;
}

/** Deletes the photos of a return that was refused. */
export async function dropReturnPhotos(dataDir: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(path.join(returnLocation(dataDir), fileOf(id)), { force: true });
}

/** @param id of a photo that a return names */
export function readReturnPhoto(dataDir: string, id: string): Promise<Buffer | null> {
  return readFile(path.join(returnLocation(dataDir), fileOf(id))).catch(() => null);
}

const fileOf = (id: string) => `${id}.webp`;
