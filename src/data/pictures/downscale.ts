import type { FileRule } from '#contract/files.ts';
import { fitWithin, jpegQualities, type Region, squareRegion } from '#lib/picture-fit.ts';
import { chosenFile, openPicture, refused } from './chosen-file.ts';

/** The target of a picture: at most so many pixels an edge; with `square`, the part at that position along its longer edge. */
export interface PictureGoal {
  readonly longest: number;
  readonly square?: number;
}

/** A picture that was made smaller, and whether there was more of it than its square. */
export interface SmallPicture {
  readonly file: Blob;
  readonly isCropped: boolean;
}

/**
 * Makes a chosen picture small enough to send on a slow line: JPEG, upright, within the rule's bytes.
 * @throws AppError with file_type_not_allowed, file_heic, file_damaged or file_too_large
 */
export async function downscale(chosen: Blob, rule: FileRule, goal: PictureGoal): Promise<SmallPicture> {
  const picture = await openPicture(await chosenFile(chosen, rule));
  try {
    const small = await redraw(picture, goal, rule.bytes);
    if (small === null) throw refused('file_too_large');
    return small;
  } finally {
    picture.close();
  }
}

/**
 * A decoded picture as a JPEG; null where it can't be made so few bytes at that size.
 * @throws AppError with file_damaged
 */
export async function redraw(picture: ImageBitmap, { longest, square }: PictureGoal, bytes: number): Promise<SmallPicture | null> {
  const { width, height } = picture;
  const region = square === undefined ? { x: 0, y: 0, width, height } : squareRegion(width, height, square);
  const file = await encode(draw(picture, region, longest), bytes);
  return file === null ? null : { file, isCropped: region.width !== width || region.height !== height };
}

function draw(picture: ImageBitmap, region: Region, longest: number): HTMLCanvasElement {
  const size = fitWithin(region.width, region.height, longest);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (context === null) throw refused('file_damaged');
  // JPEG has no transparency; without a ground it would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, region.x, region.y, region.width, region.height, 0, 0, size.width, size.height);
  return canvas;
}

async function encode(canvas: HTMLCanvasElement, bytes: number): Promise<Blob | null> {
  for (const quality of jpegQualities) {
    const file = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (file === null) throw refused('file_damaged');
    if (file.size <= bytes) return file;
  }
  return null;
}
