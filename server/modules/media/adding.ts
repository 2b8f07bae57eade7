import type { PictureForm, ShopPicture } from '#contract/admin-pictures.ts';
import { shopPicture } from '#contract/files.ts';
import type { Executor } from '#server/db/client.ts';
import type { FileSource } from '#server/db/schema/catalogue.ts';
import type { FileStore } from '#server/files/store.ts';
import { makePictures } from '../uploads/pictures.ts';
import { keptPath } from './adopt.ts';
import { pictureId, pictureUrl } from './pictures.ts';
import { insertSource, keptPictureIds, PICTURES, selectPhotos } from './store.ts';

/** Pixels of the longest edge that is kept: the largest width that is served, on a screen of its own. */
const LARGEST = 1_600;
/** Width in which the answer shows it. */
const SHOWN = 640;

/**
 * Draws a merchant's photo anew and keeps it under the hash of its content.
 * @throws Problem 422 with file_type_not_allowed, file_heic, file_damaged or picture_too_many_pixels for `file`, and for a `crop` outside it; FilesUnavailable
 */
export async function keepPhoto(files: FileStore, { file, crop }: PictureForm): Promise<FileSource> {
  const [made] = await makePictures(file, shopPicture, 'file', [{ side: LARGEST, isSquare: false, crop }]);
  if (made === undefined) throw new Error('no picture was made');
  const kept = keptPath(made.content, '.webp');
  await files.put(`${PICTURES}/${kept}`, made.content);
  return { type: 'file', path: kept, width: made.width, height: made.height };
}

/** Makes a kept photo one of the shop's pictures. */
export async function addPicture(tx: Executor, source: FileSource): Promise<ShopPicture> {
  const id = pictureId(source);
  await insertSource(tx, { id, source });
  return photoView(source);
}

/** Those of these pictures that are photos, by their ids. */
export const findPhotos = (db: Executor, ids: readonly string[]) => selectPhotos(db, ids);

/** Those of these ids that are pictures of the shop, photos or drawings. */
export const knownPictures = (db: Executor, ids: readonly string[]) => keptPictureIds(db, ids);

/** A photo as the merchant's programs see it. */
export function photoView(source: FileSource): ShopPicture {
  const id = pictureId(source);
  return { id, url: pictureUrl(id, SHOWN), width: source.width, height: source.height };
}
