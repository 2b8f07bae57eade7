import sharp, { type Sharp } from 'sharp';
import { type FileRule, picturePixels } from '#contract/files.ts';
import type { FieldCode } from '#contract/problem.ts';
import { fileKind } from '#lib/file-kind.ts';
import { invalid } from '#server/http/problem.ts';
import { inTurn } from './in-turn.ts';

/** A picture that the shop has made anew from an upload: WebP without metadata. */
export interface MadePicture {
  readonly content: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Pixels of an upload, as it is stored: perhaps on its side. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** How an upload is drawn anew: cut to a square of `side` pixels, or as a whole within `side` by `side`; never enlarged when whole. */
export interface Shape {
  readonly side: number | ((original: PixelSize) => number);
  readonly isSquare: boolean;
  /** The part of the upright picture that is drawn, in its pixels; the whole of it where left out. */
  readonly crop?: (PixelSize & { readonly left: number; readonly top: number }) | undefined;
}

/**
 * Checks an uploaded picture by its content and draws it anew in one or several shapes, so that nothing of the file itself, such as
 * where it was taken, is ever served.
 * @param field of the form, under which the refusal is told
 * @throws Problem 422 with file_type_not_allowed, file_heic, file_damaged or picture_too_many_pixels
 */
export async function makePictures(file: Blob, rule: FileRule, field: string, shapes: readonly Shape[]): Promise<MadePicture[]> {
  const refuse = (code: FieldCode) => invalid({ [field]: [code] });
  const content = Buffer.from(await file.arrayBuffer());
  const kind = fileKind(content);
  if (kind === 'image/heic') throw refuse('file_heic');
  if (kind === null || !rule.kinds.includes(kind)) throw refuse('file_type_not_allowed');
  return inTurn(async () => {
    // Read first, since it costs nothing: a small file can unpack to gigabytes.
    const meta = await sharp(content, { limitInputPixels: false })
      .metadata()
      .catch(() => null);
    if (meta === null) throw refuse('file_damaged');
    if (meta.width * meta.height > picturePixels) throw refuse('picture_too_many_pixels');
    const made: MadePicture[] = [];
    for (const shape of shapes) {
      const { crop } = shape;
      const upright = meta.autoOrient;
      if (crop !== undefined && (crop.left + crop.width > upright.width || crop.top + crop.height > upright.height))
        throw invalid({ crop: ['too_large'] });
      // A photo that broke off on its way decodes to half a picture unless this is asked for.
      const picture = sharp(content, { limitInputPixels: picturePixels, failOn: 'error' }).rotate();
      if (crop !== undefined) picture.extract(crop);
      const result = await resized(picture, shape, meta)
        .webp({ quality: 80, effort: 4 })
        .toBuffer({ resolveWithObject: true })
        .catch(() => null);
      if (result === null) throw refuse('file_damaged');
      made.push({ content: result.data, width: result.info.width, height: result.info.height });
    }
    return made;
  });
}

function resized(picture: Sharp, { side: wanted, isSquare }: Shape, original: PixelSize): Sharp {
  const side = typeof wanted === 'number' ? wanted : wanted(original);
  return isSquare ? picture.resize(side, side, { fit: 'cover' }) : picture.resize(side, side, { fit: 'inside', withoutEnlargement: true });
}
