import { reviewPhotos } from '#contract/files.ts';
import type { ReviewPhoto } from '#contract/reviews.ts';
import type { StoredPhoto } from '#server/db/schema/reviews.ts';
import type { Deps } from '#server/deps.ts';
import { dropUpload, keepUpload, uploadId, uploadUrl } from '../uploads/files.ts';
import { makePictures } from '../uploads/pictures.ts';

/** Longest edges of the two sizes that are kept, in pixels. */
const LARGE = 1280;
const SMALL = 320;

/**
 * Keeps the photos of a review's form.
 * @throws Problem 422 with the code of the first that can't be taken; FilesUnavailable
 */
export async function keepReviewPhotos({ files }: Pick<Deps, 'files'>, photos: readonly Blob[]): Promise<readonly StoredPhoto[]> {
  const kept: StoredPhoto[] = [];
  const puts: (() => Promise<void>)[] = [];
  for (const photo of photos) {
    const shapes = [LARGE, SMALL].map(side => ({ side, isSquare: false }));
    const [large, small] = await makePictures(photo, reviewPhotos, 'photos', shapes);
    if (large === undefined || small === undefined) continue;
    const id = uploadId();
    puts.push(
      () => keepUpload(files, 'reviews', id, large.content),
      () => keepUpload(files, 'reviews', id, small.content, SMALL),
    );
    kept.push({ id, width: large.width, height: large.height });
  }
  // At once: a store that is far away costs the customer one way, not one for each photo.
  await Promise.all(puts.map(put => put()));
  return kept;
}

/** Deletes photos of a form whose review was not written. */
export async function dropReviewPhotos({ files }: Pick<Deps, 'files'>, photos: readonly StoredPhoto[]): Promise<void> {
  for (const { id } of photos) await dropUpload(files, 'reviews', id, [undefined, SMALL]);
}

/** A photo as answers carry it: small by default, large where a screen has room. */
export function photoView({ id, width, height }: StoredPhoto): ReviewPhoto {
  const [small, large] = [uploadUrl('reviews', id, SMALL), uploadUrl('reviews', id)];
  const smallWidth = Math.round(width * Math.min(1, SMALL / Math.max(width, height)));
  const srcset = smallWidth === width ? null : `${small} ${smallWidth}w, ${large} ${width}w`;
  return { id, url: small, large_url: large, srcset, width, height };
}
