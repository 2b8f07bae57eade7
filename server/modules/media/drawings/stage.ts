import { lights, sheet } from './frame.ts';
import { type Drawing, penOf, shape, stroke } from './parts.ts';

const shared = new Set(['s', 'v', 'h', 'd']);

/**
 * A product set into a scene: its corner at (x, y), `scale` times its 320 units. Its ids get `prefix`, so that
 * several products can stand in one document; the shared lights keep theirs. Scenes carry no words.
 */
export function place(drawing: Drawing, hue: number, prefix: string, x: number, y: number, scale: number): string {
  const body = drawing(penOf(hue, ''))
    .join('')
    .replace(/<text.*?<\/text>/g, '')
    .replace(/(id="|url\(#|href="#)(\w+)/g, (whole, opening: string, id: string) => (shared.has(id) ? whole : `${opening}${prefix}${id}`));
  return `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;
}

/** Soil in layers along the foot of a scene, the uppermost first; each is `[top, colour]` and rolls a little. */
export const strata = (width: number, height: number, layers: readonly (readonly [number, string])[]): string =>
  layers
    .map(([top, colour], i) => {
      const roll = i % 2 ? 10 : -12;
      return shape(colour, `M0 ${top}q${width / 4} ${roll} ${width / 2} 0t${width / 2} 0v${height - top}H0z`);
    })
    .join('');

/** Measuring ticks along the lower edge, as under every product. */
const ticks = (width: number, height: number): string =>
  stroke('#fff', 8, `M10 ${height - 4}H${width}`, ' stroke-dasharray="1 9" opacity=".5"') +
  stroke('#fff', 16, `M10 ${height - 8}H${width}`, ' stroke-dasharray="1 49" opacity=".5"');

/** A wide picture: a sky from `top` to `foot`, then the pieces in painting order, then the ticks. */
export function stage(width: number, height: number, [top, foot]: readonly [string, string], ...pieces: string[]): string {
  const body = pieces.join('');
  const sky = `<linearGradient id="b" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`;
  return sheet(width, height, `${sky}${lights(body)}${shape('url(#b)', `M0 0h${width}v${height}H0z`)}${body}${ticks(width, height)}`);
}
