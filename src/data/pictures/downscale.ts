import type { FileRule } from '#contract/files.ts';
import type { FieldCode } from '#contract/problem.ts';
import { AppError } from '#lib/app-error.ts';
import { fitWithin, jpegQualities, type Region, squareRegion } from '#lib/picture-fit.ts';

/** What a picture is to become: at most so many pixels an edge; with `square`, the part at that position along its longer edge. */
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
 * @throws AppError with file_type_not_allowed, file_damaged or file_too_large
 */
export async function downscale(chosen: Blob, rule: FileRule, { longest, square }: PictureGoal): Promise<SmallPicture> {
  if (!rule.kinds.some(kind => kind === chosen.type)) throw refused('file_type_not_allowed');
  const picture = await createImageBitmap(chosen).catch(() => null);
  if (picture === null) throw refused('file_damaged');
  try {
    const { width, height } = picture;
    const region = square === undefined ? { x: 0, y: 0, width, height } : squareRegion(width, height, square);
    const file = await encode(draw(picture, region, longest), rule.bytes);
    return { file, isCropped: region.width !== width || region.height !== height };
  } finally {
    picture.close();
  }
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

async function encode(canvas: HTMLCanvasElement, bytes: number): Promise<Blob> {
  for (const quality of jpegQualities) {
    const file = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (file === null) throw refused('file_damaged');
    if (file.size <= bytes) return file;
  }
  throw refused('file_too_large');
}

/** The codes that the server would answer with. */
function refused(code: FieldCode): AppError {
  return new AppError(code, 422);
}
