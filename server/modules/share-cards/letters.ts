import letters from './letters.json' with { type: 'json' };

/** Weights that the cards have: 500 and 800. */
export type Weight = keyof typeof letters;

interface Face {
  /** Advance in thousandths of an em, and outline. */
  readonly glyphs: Readonly<Record<string, readonly [advance: number, outline: string]>>;
  readonly pairs: Readonly<Record<string, number>>;
}

// TypeScript reads the file's pairs as arrays of any length.
const faces = letters as unknown as Readonly<Record<Weight, Face>>;

/** Where and how a line is set; lengths in pixels, `y` is the line that letters stand on. */
interface Setting {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: Weight;
  readonly fill: string;
}

/** A text's characters as far as the face has them: an accent that it lacks is left off, and so is an emoji. */
export function drawable(text: string): string {
  const { glyphs } = faces.bold;
  const has = (character: string) => Object.hasOwn(glyphs, character);
  return [...text.normalize('NFC').replace(/\s+/g, ' ')]
    .map(character => (has(character) ? character : [...character.normalize('NFKD')].filter(has).join('')))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

/** Width in pixels of a text that is `drawable`. */
export function widthOf(text: string, size: number, weight: Weight): number {
  return (placed(text, weight).width * size) / 1_000;
}

/** A line as SVG: outlines, so that no text of the merchant's stands in it and every machine draws the same. */
export function line(text: string, { x, y, size, weight, fill }: Setting): string {
  const scale = size / 1_000;
  const paths = placed(text, weight).outlines.map(([at, outline]) => `<path transform="translate(${at})" d="${outline}"/>`);
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale})">${paths.join('')}</g>`;
}

/**
 * Breaks a text into lines between its words; a word that is too long is broken itself, and what finds no room ends in an ellipsis.
 * @param width pixels of a line
 * @param most lines
 */
export function wrapped(text: string, size: number, weight: Weight, { width, most }: { readonly width: number; readonly most: number }) {
  const fits = (words: string) => widthOf(words, size, weight) <= width;
  const lines: string[] = [];
  let open = '';
  for (const word of drawable(text).split(' ')) {
    const longer = open === '' ? word : `${open} ${word}`;
    if (fits(longer)) {
      open = longer;
      continue;
    }
    if (open !== '') lines.push(open);
    open = word;
    while (!fits(open) && lines.length <= most) {
      const part = cut(open, fits);
      lines.push(part);
      open = open.slice(part.length);
    }
    if (lines.length > most) break;
  }
  if (open !== '') lines.push(open);
  if (lines.length <= most) return lines;
  const last = lines[most - 1] ?? '';
  return [...lines.slice(0, most - 1), `${cut(last, part => fits(`${part}…`)).trimEnd()}…`];
}

/** As much of a text's beginning as fits; one character at least. */
function cut(text: string, fits: (part: string) => boolean): string {
  let length = text.length;
  while (length > 1 && !fits(text.slice(0, length))) length -= 1;
  return text.slice(0, length);
}

function placed(text: string, weight: Weight) {
  const { glyphs, pairs } = faces[weight];
  let width = 0;
  let former = '';
  const outlines: (readonly [at: number, outline: string])[] = [];
  for (const character of text) {
    const [advance, outline] = glyphs[character] ?? [0, ''];
    width += pairs[former + character] ?? 0;
    if (outline !== '') outlines.push([width, outline]);
    width += advance;
    former = character;
  }
  return { width, outlines };
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };
/** A word on one of the shop's drawings (`server/modules/media/drawings/parts.ts`). */
const WORD = /<text (?:x="([\d.-]+)" y="([\d.-]+)"|transform="([^"]+)") font-size="([\d.]+)" fill="([^"]+)">([^<]*)<\/text>/g;

/** A drawing with its words as outlines; it has them centred. */
export function withOutlinedWords(svg: string): string {
  return svg.replace(WORD, (_all, x = '0', y = '0', transform: string | undefined, size: string, fill: string, escaped: string) => {
    const text = drawable(escaped.replace(/&(?:amp|lt|gt);/g, entity => ENTITIES[entity] ?? ''));
    const left = -widthOf(text, Number(size), 'bold') / 2;
    const set = line(text, { x: Number(x) + left, y: Number(y), size: Number(size), weight: 'bold', fill });
    return transform === undefined ? set : `<g transform="${transform}">${set}</g>`;
  });
}
