/** Four tones of one material under one light: highlight, local colour, shade, deep shade (all `#rrggbb`). */
export type Tones = readonly [light: string, base: string, shade: string, deep: string];

export type Pen = {
  readonly hue: number;
  readonly label: string;
  readonly brand: Tones;
  readonly onBrand: string;
  /** Colour of the chosen variant's body; null where the material has its own. */
  readonly tint: Tones | null;
  /** Word for what is drawn apart of the chosen variant, such as '2-tungku'. */
  readonly form: string;
  /** Amount of the chosen variant as it is printed, such as '2,5 L'. */
  readonly size: string;
};

/** One product: pieces of SVG, painted in order, on a 320 by 320 ground whose floor lies near y = 270. */
export type Drawing = (pen: Pen) => readonly string[];

/** Hex from hue (degrees), saturation and lightness (percent): hex is shorter than `hsl()` and every renderer reads it. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const s = Math.min(100, Math.max(0, saturation)) / 100;
  const l = Math.min(100, Math.max(0, lightness)) / 100;
  const reach = s * Math.min(l, 1 - l);
  const channel = (n: number): string => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    const value = l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  const hex = channel(0) + channel(8) + channel(4);
  return hex[0] === hex[1] && hex[2] === hex[3] && hex[4] === hex[5] ? `#${hex[0]}${hex[2]}${hex[4]}` : `#${hex}`;
}

/** Shades lean to the cool side and lights to the warm one, as under a low sun. */
export function tones(hue: number, saturation: number, lightness: number): Tones {
  return [
    hsl(hue + 3, saturation, lightness + 13),
    hsl(hue, saturation, lightness),
    hsl(hue - 4, saturation + 2, lightness - 13),
    hsl(hue - 8, saturation, lightness - 27),
  ];
}

/** At one lightness yellow reads as olive, blue as black and green as neon, so lightness and saturation follow the hue. */
export function brandTones(hue: number): Tones {
  const green = Math.max(0, 1 - Math.abs(hue - 120) / 55);
  return tones(hue, 66 - 14 * green, 45 + 6 * Math.cos(((hue - 60) * Math.PI) / 180) - 9 * green);
}

/** Ink for a word on the brand colour: white, or the deep tone where white would vanish (yellow, pale green). */
function onBrand([, base, , deep]: Tones): string {
  const [red = 0, green = 0, blue = 0] = (/^#(..)(..)(..)$/.exec(base) ?? []).slice(1).map(pair => Number.parseInt(pair, 16) / 255);
  const light = 0.3 * red + 0.6 * green + 0.1 * blue;
  // The deep tone of a pale grey is no ink.
  const isGrey = Math.max(red, green, blue) - Math.min(red, green, blue) < 0.22;
  if (light > 0.5 && isGrey) return '#38332d';
  return light > 0.6 ? deep : '#fff';
}

/**
 * The pen for one brand: its hue in degrees, the word to print, and the tones that follow from the hue, or from the chosen
 * variant's colour where that takes the brand's place.
 */
export function penOf(hue: number, label: string, own: Partial<Pick<Pen, 'brand' | 'tint' | 'form' | 'size'>> = {}): Pen {
  const brand = own.brand ?? brandTones(hue);
  return { hue, label, brand, onBrand: onBrand(brand), tint: own.tint ?? null, form: own.form ?? '', size: own.size ?? '' };
}

/** A few degrees either way, so that two brands' steel or brick is not the same steel or brick. */
const drift = (pen: Pen): number => ((pen.hue * 7) % 11) - 5;

export const steel = (pen: Pen): Tones => tones(210 + drift(pen) * 3, 10, 70);
export const iron = (pen: Pen): Tones => tones(215 + drift(pen) * 3, 9, 42);
export const rubber = (pen: Pen): Tones => tones(220 + drift(pen) * 3, 10, 28);
export const wood = (pen: Pen): Tones => tones(31 + drift(pen), 48, 62);
export const brick = (pen: Pen): Tones => tones(14 + drift(pen), 52, 50);
export const sand = (pen: Pen): Tones => tones(39 + drift(pen), 46, 67);
export const concrete = (pen: Pen): Tones => tones(38 + drift(pen), 6, 68);
export const paper = (pen: Pen): Tones => tones(34 + drift(pen), 34, 76);
export const brass = (pen: Pen): Tones => tones(43 + drift(pen), 54, 56);
export const white = (pen: Pen): Tones => ['#fff', hsl(34 + drift(pen), 18, 95), hsl(34 + drift(pen), 9, 84), hsl(34 + drift(pen), 7, 70)];

/** China, plastic and enamel: white, or in the chosen colour. */
export const china = (pen: Pen): Tones => pen.tint ?? white(pen);
/** Steel, or metal in the chosen colour. */
export const metalOf = (pen: Pen): Tones => pen.tint ?? steel(pen);

export const shape = (fill: string, d: string, more = ''): string => `<path fill="${fill}" d="${d}"${more}/>`;
export const stroke = (colour: string, width: number, d: string, more = ''): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${d}"${more}/>`;
export const roundEnds = ' stroke-linecap="round"';
export const roundJoins = ' stroke-linejoin="round"';
/** A number as SVG writes it shortest: `.5`, not `0.5`. */
const short = (value: number): string => String(value).replace(/^0\./, '.');
export const faint = (opacity: number): string => ` opacity="${short(opacity)}"`;

export const disc = (fill: string, cx: number, cy: number, rx: number, ry = rx, more = ''): string =>
  rx === ry
    ? `<circle fill="${fill}" cx="${cx}" cy="${cy}" r="${rx}"${more}/>`
    : `<ellipse fill="${fill}" cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"${more}/>`;
export const slab = (fill: string, x: number, y: number, width: number, height: number, radius = 0): string =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ''}/>`;
export const group = (attributes: string, ...pieces: string[]): string => `<g ${attributes}>${pieces.join('')}</g>`;
export const turned = (degrees: number, ...pieces: string[]): string => group(`transform="rotate(${degrees} 160 160)"`, ...pieces);
export const clone = (id: string, x: number, y: number): string => `<use href="#${id}" x="${x}" y="${y}"/>`;

/** Light over any volume: fill a shape a second time with one of these (left to right, corner to corner). */
export const across = 'url(#v)';
export const slant = 'url(#d)';

type Direction = 'across' | 'down' | 'slant';
const axes: Record<Direction, string> = { across: '', down: ' x2="0" y2="1"', slant: ' y2="1"' };

/** Stops are `[offset, colour]`; two stops at one offset make a hard edge (a printed band that follows the outline). */
export function gradient(id: string, direction: Direction, ...stops: (readonly [number, string])[]): string {
  const inner = stops.map(([offset, colour]) => `<stop${offset ? ` offset="${short(offset)}"` : ''} stop-color="${colour}"/>`).join('');
  return `<linearGradient id="${id}"${axes[direction]}>${inner}</linearGradient>`;
}

/** A round body of one material: lit a third of the way in, dark at the far edge. */
export const rounded = (id: string, [light, base, , deep]: Tones, direction: Direction = 'across'): string =>
  gradient(id, direction, [0, base], [0.25, light], [1, deep]);

/** The same gradient in another direction. */
export const redirected = (id: string, source: string, direction: Direction): string =>
  `<linearGradient id="${id}" href="#${source}"${axes[direction]}/>`;

/** Ripples: the gradient repeats mirrored every `step` of the box width. */
export const ripples = (id: string, step: number, from: string, to: string): string =>
  `<linearGradient id="${id}" x2="${short(step)}" spreadMethod="reflect"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

export const shadow = (cx: number, cy: number, rx: number, ry: number): string => disc('url(#s)', cx, cy, rx, ry);

/** An upright cylinder's wall as path data: top rim at y, `ry` is half the rim's visible depth, `taper` narrows the foot. */
export const wall = (x: number, y: number, width: number, height: number, ry: number, taper = 0): string =>
  `M${x} ${y}l${taper} ${height}a${width / 2 - taper} ${ry} 0 0 0 ${width - 2 * taper} 0l${taper}-${height}z`;

/** A box whose depth runs to the upper right by (dx, dy): top lit, front local, side shaded. */
export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  dx: number,
  dy: number,
  [light, base, shade]: readonly [string, string, string, ...string[]],
): string =>
  shape(light, `M${x} ${y}l${dx}-${dy}h${w}l-${dx} ${dy}z`) +
  shape(base, `M${x} ${y}h${w}v${h}h-${w}z`) +
  shape(shade, `M${x + w} ${y}l${dx}-${dy}v${h}l-${dx} ${dy}z`);

/** Grains or pores along a path: a dashed line of round dots. */
export const speckle = (colour: string, size: number, gap: number, d: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${size}" stroke-dasharray="0 ${gap}" stroke-linecap="round" d="${d}"/>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Text made safe for element content (not for attributes); characters that XML forbids are dropped. */
const escapeText = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '').replace(/[&<>]/g, character => entities[character] ?? '');

/** A word centred on x, shrunk until it fits `width`; nothing for an empty word. A transform replaces x and y. */
export function print(text: string, x: number, y: number, size: number, fill: string, width: number, transform = ''): string {
  if (text === '') return '';
  const fitted = Math.min(size, Math.floor(width / ([...text].length * 0.7)));
  const place = transform ? `transform="${transform}"` : `x="${x}" y="${y}"`;
  return `<text ${place} font-size="${fitted}" fill="${fill}">${escapeText(text)}</text>`;
}
