import { hsl } from './parts.ts';

const shade = '<radialGradient id="s"><stop stop-color="#210" stop-opacity=".5"/><stop offset="1" stop-opacity="0"/></radialGradient>';
const volume =
  '<linearGradient id="v"><stop stop-color="#fff" stop-opacity=".4"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".32"/></linearGradient>';
const volumeSlant = '<linearGradient id="d" href="#v" y2="1"/>';

/** The shared gradients that a body refers to, and no other: every picture has a limit of bytes. */
export function lights(body: string): string {
  const isSlant = body.includes('url(#d)');
  const isVolume = isSlant || body.includes('url(#v)');
  return (body.includes('url(#s)') ? shade : '') + (isVolume ? volume : '') + (isSlant ? volumeSlant : '');
}

const lettering = ' font-family="sans-serif" font-weight="700" text-anchor="middle"';

/** The outermost element with its size and, where the body has words, the lettering that they inherit. */
export const sheet = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${body.includes('<text') ? lettering : ''}>${body}</svg>`;

/** Sets a drawing on its ground: warm studio light from the upper left, measuring ticks along the lower edge. */
export function setOnGround(hue: number, body: string): string {
  const warm = 30 + ((hue * 3) % 17);
  const ground = `<radialGradient id="b" cx=".3" cy=".2" r="1"><stop stop-color="${hsl(warm, 36, 97)}"/><stop offset="1" stop-color="${hsl(warm, 25, 87)}"/></radialGradient>`;
  const ticks =
    '<g stroke="#b09c82"><path stroke-width="6" stroke-dasharray="1 9" d="M10 317h301"/><path stroke-width="13" stroke-dasharray="1 49" d="M10 314h301"/></g>';
  return sheet(320, 320, `${ground}${lights(body)}<path fill="url(#b)" d="M0 0h320v320H0z"/>${ticks}${body}`);
}
