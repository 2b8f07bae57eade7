import { createHash } from 'node:crypto';
import type { PictureData } from '#contract/catalogue.ts';
import type { PictureSource } from '#server/db/schema/catalogue.ts';

/** Widths in CSS pixels times density that a picture is served in; any other width snaps up to the next one. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Width of an address that names none. */
const DEFAULT_WIDTH: PictureWidth = 320;

/** Pixels of drawings by the type of their source; a file carries its own. */
const drawnSizes = {
  product: [320, 320],
  banner: [1200, 480],
  article: [640, 360],
  brand: [240, 120],
  service: [160, 64],
  payment: [160, 64],
} as const satisfies Record<Exclude<PictureSource['type'], 'file'>, readonly [number, number]>;

/**
 * Id of a picture: 16 hex digits of the SHA-256 of its source, so that an address never changes its content.
 * Keys are sorted first, because a source that comes back from the database has another order.
 */
export function pictureId(source: PictureSource): string {
  const sorted = Object.entries(source).sort(([left], [right]) => (left < right ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 16);
}

/**
 * Address of a picture in one width, for fields that hold a plain `image_url`.
 * @param look what a drawing shows of a variant (`variantLook`); each has an address of its own
 */
export function pictureUrl(id: string, width: PictureWidth = DEFAULT_WIDTH, look = ''): string {
  return `/media/pictures/${id}?w=${width}${look && `&variant=${look}`}`;
}

/**
 * A picture as answers carry it, in the ratio of its whole. A file comes in the width that is asked for. A drawing has one address for all:
 * it is an SVG of 0.5 to 1.5 KB on the wire, less than any of its widths rendered, so a browser that loaded it once has it in every size.
 */
export function pictureOf(id: string, source: PictureSource): PictureData {
  const [width, height] = pictureSize(source);
  const srcset = source.type === 'file' ? pictureWidths.map(size => `${pictureUrl(id, size)} ${size}w`).join(', ') : null;
  return { url: pictureUrl(id), srcset, width, height };
}

/** Width and height of what a source becomes, in pixels. */
export function pictureSize(source: PictureSource): readonly [width: number, height: number] {
  return source.type === 'file' ? [source.width, source.height] : drawnSizes[source.type];
}
