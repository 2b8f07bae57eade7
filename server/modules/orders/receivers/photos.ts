import { handoverPhoto } from '#contract/files.ts';
import { discardFiles, type FileStore } from '#server/files/store.ts';
import { uploadId } from '#server/modules/uploads/files.ts';
import { makePictures } from '#server/modules/uploads/pictures.ts';

/** Longest edge of a kept photo, in pixels: the print on a sack stays readable. */
const SIDE = 1600;

/** Beside the public uploads, and never served with them. */
export const HANDOVERS = 'handovers';

/**
 * Keeps the photo of a handover, drawn anew without metadata.
 * @returns its id
 * @throws Problem 422 for `photo` with the code of why it can't be taken; FilesUnavailable
 */
export async function keepHandoverPhoto(files: FileStore, photo: Blob): Promise<string> {
  const [picture] = await makePictures(photo, handoverPhoto, 'photo', [{ side: SIDE, isSquare: false }]);
  if (picture === undefined) throw new Error('a shape makes a picture');
  const id = uploadId();
  await files.put(nameOf(id), picture.content);
  return id;
}

/** Deletes photos of handovers that were refused, or whose account is gone. */
export async function dropHandoverPhotos(files: FileStore, ids: readonly string[]): Promise<void> {
  await discardFiles(files, ids.map(nameOf));
}

/** @param id of a photo that a row names @returns null where it is missing @throws FilesUnavailable */
export function readHandoverPhoto(files: FileStore, id: string): Promise<Buffer | null> {
  return files.get(nameOf(id));
}

const nameOf = (id: string) => `${HANDOVERS}/${id}.webp`;
