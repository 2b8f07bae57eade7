import { returnPhotos } from '#contract/files.ts';
import { discardFiles, type FileStore } from '#server/files/store.ts';
import { uploadId } from '#server/modules/uploads/files.ts';
import { makePictures } from '#server/modules/uploads/pictures.ts';

/** Longest edge of a kept photo, in pixels: a crack in a tile stays visible. */
const SIDE = 1600;

/** Beside the public uploads, and never served with them. */
export const RETURNS = 'returns';

/**
 * Keeps the photos of a return, drawn anew without metadata.
 * @returns their ids
 * @throws Problem 422 for `photos` with the code of the first that can't be taken; FilesUnavailable
 */
export async function keepReturnPhotos(files: FileStore, photos: readonly Blob[]): Promise<readonly string[]> {
  const made: { readonly id: string; readonly content: Buffer }[] = [];
  for (const photo of photos) {
    const [picture] = await makePictures(photo, returnPhotos, 'photos', [{ side: SIDE, isSquare: false }]);
    if (picture !== undefined) made.push({ id: uploadId(), content: picture.content });
  }
  // At once: a store that is far away costs the customer one way, not one for each photo.
  await Promise.all(made.map(({ id, content }) => files.put(nameOf(id), content)));
  return made.map(({ id }) => id);
}

/** Deletes the photos of a return that was refused. */
export async function dropReturnPhotos(files: FileStore, ids: readonly string[]): Promise<void> {
  await discardFiles(files, ids.map(nameOf));
}

/** @param id of a photo that a return names @returns null where it is missing @throws FilesUnavailable */
export function readReturnPhoto(files: FileStore, id: string): Promise<Buffer | null> {
  return files.get(nameOf(id));
}

const nameOf = (id: string) => `${RETURNS}/${id}.webp`;
