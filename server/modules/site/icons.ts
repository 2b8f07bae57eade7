import sharp from 'sharp';
import { inTurn } from '../uploads/in-turn.ts';

/** The colours that the app itself has. */
const BRICK = '#b23a16';
const LIME = '#faf8f5';
const INK = '#2a2623';

/** A column on a stepped footing, in 32 by 32: what a shop without a logo of its own shows (`src/ui/primitives/Logo.tsx`). */
const COLUMN = 'M9 2h14v5h-4v11h4v5H9v-5h4V7H9z';
const FOOTING = 'M7 23h18v3h5v4H2v-4h5z';

/** How a picture of the shop is drawn: pixels of a side, how much of it the logo takes, and corners as a part of the side. */
interface IconShape {
  readonly side: number;
  readonly part: number;
  readonly corner: number;
}

/** The files that a phone takes for an installed app. */
export const iconShapes: Readonly<Record<string, IconShape>> = {
  '/icons/icon-192.png': { side: 192, part: 0.76, corner: 0.2 },
  '/icons/icon-512.png': { side: 512, part: 0.76, corner: 0.2 },
  // What lies outside a circle of 80 % may be cut off (w3.org/TR/appmanifest/#icon-masks).
  '/icons/maskable-512.png': { side: 512, part: 0.54, corner: 0 },
  '/icons/apple-touch-180.png': { side: 180, part: 0.72, corner: 0 },
};

/** Logo and colours of the icons; colours `#rrggbb`, empty for the app's own. */
export interface IconLook {
  /** Null: the mark. */
  readonly logo: { readonly kind: 'svg' | 'png'; readonly content: Buffer } | null;
  readonly markColor: string;
  readonly background: string;
}

/** The mark that the app itself draws, as SVG. @param color `#rrggbb`, empty for the app's own */
export function markSvg(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512"><path fill="${color || BRICK}" d="${COLUMN}"/><path fill="${INK}" d="${FOOTING}"/></svg>`;
}

/** One of `iconShapes` as PNG. */
export function drawIcon({ logo, markColor, background }: IconLook, { side, part, corner }: IconShape): Promise<Buffer> {
  return inTurn(async () => {
    const inner = Math.round(side * part);
    const source = logo?.content ?? Buffer.from(markSvg(markColor));
    const sign = await sharp(source, logo?.kind === 'png' ? {} : { density: 288 })
      .resize(inner, inner, { fit: 'contain', background: '#00000000' })
      .png()
      .toBuffer();
    const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${side * corner}" fill="${background || LIME}"/></svg>`;
    return sharp(Buffer.from(ground))
      .composite([{ input: sign }])
      .png({ palette: true })
      .toBuffer();
  });
}

/** The sign of a browser's tab, which is named as an SVG; a picture travels inside one. */
export function faviconSvg({ logo, markColor }: IconLook): Buffer {
  if (logo === null) return Buffer.from(markSvg(markColor));
  if (logo.kind === 'svg') return logo.content;
  const data = `data:image/png;base64,${logo.content.toString('base64')}`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="${data}"/></svg>`);
}
