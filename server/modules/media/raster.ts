import sharp from 'sharp';
import { picturePixels } from '#contract/files.ts';
import { inTurn } from '../uploads/in-turn.ts';
import type { PictureWidth } from './pictures.ts';

export type RasterFormat = 'avif' | 'webp' | 'jpeg';

/** Dots per inch at which one unit of an SVG becomes one pixel. */
const SVG_DENSITY = 72;

/**
 * Resizes a picture to a width, without its metadata; a photo never above its own width.
 * @param svgWidth for an SVG its own width, since it can be drawn in any; null for a photo
 */
export async function rasterise(
  original: Uint8Array,
  width: PictureWidth,
  format: RasterFormat,
  svgWidth: number | null,
): Promise<Uint8Array> {
  return inTurn(async () => {
    const density = svgWidth === null ? {} : { density: SVG_DENSITY * Math.max(1, width / svgWidth) };
    const resized = sharp(original, { limitInputPixels: picturePixels, ...density })
      .rotate()
      .resize({ width, withoutEnlargement: true });
    if (format === 'avif') return await resized.avif({ quality: 50, effort: 4 }).toBuffer();
    if (format === 'webp') return await resized.webp({ quality: 72, effort: 5 }).toBuffer();
    return await resized.flatten({ background: '#ffffff' }).jpeg({ quality: 74, mozjpeg: true }).toBuffer();
  });
}

/** Pixels of a picture file; null where it is none. */
export async function pixelSize(original: Uint8Array): Promise<{ width: number; height: number } | null> {
  const meta = await sharp(original, { limitInputPixels: picturePixels })
    .metadata()
    .catch(() => null);
  return meta === null ? null : { width: meta.autoOrient.width, height: meta.autoOrient.height };
}
