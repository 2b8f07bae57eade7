import sharp from 'sharp';
import { picturePixels } from '#contract/files.ts';
import { markSvg } from '../site/icons.ts';
import { inTurn } from '../uploads/in-turn.ts';
import { drawable, line, type Weight, widthOf, withOutlinedWords, wrapped } from './letters.ts';

/** Pixels of a card: the size that messengers ask for. */
const CARD = { width: 1200, height: 630 } as const;
/** Bytes that a card may have; above some 300 KB WhatsApp shows none. */
const MOST_BYTES = 150_000;
/** Qualities of the JPEG, the first that fits is taken. */
const QUALITIES = [84, 72, 58, 40];

/** The app's own colours (`src/ui/theme`), in their light form. */
const PAPER = '#faf8f5';
const INK = '#1b1a17';
const INK2 = '#57524a';
const LINE = '#ddd7ce';
const BRICK = '#b23a16';
const YELLOW = '#f6c343';

/** The column of words, in pixels. */
const LEFT = 686;
const WIDTH = CARD.width - LEFT - 48;
/** The measuring tape at the lower edge. */
const TAPE = 20;

/** What a card shows; every text may be anything that a merchant typed. */
export interface CardFacts {
  readonly shop: string;
  /** The shop's line; '' where it has none. */
  readonly claim: string;
  readonly title: string;
  /** Size and colour of the variant; '' where there is nothing to tell apart. */
  readonly size: string;
  /** 'Rp 62.000'; '' without one. */
  readonly price: string;
  /** '/sak'. */
  readonly unit: string;
  /** A line below the price, or in its place. */
  readonly note: string;
}

/** A file that is drawn into the card. */
export interface CardPicture {
  readonly content: Buffer;
  readonly isSvg: boolean;
}

interface Look {
  /** Null: the mark that the app draws. */
  readonly logo: CardPicture | null;
  /** `#rrggbb`; '' for the app's own. */
  readonly markColor: string;
}

/**
 * A card as JPEG, of at most 150 KB.
 * @param pictures one that fills the card's left half, or four that share it
 */
export function drawCard(facts: CardFacts, look: Look, pictures: readonly CardPicture[]): Promise<Buffer> {
  return inTurn(async () => {
    const side = pictures.length > 1 ? CARD.height / 2 : CARD.height;
    const places = pictures.slice(0, 4).map((_picture, index) => ({ left: (index % 2) * side, top: Math.floor(index / 2) * side }));
    const drawn = await Promise.all(pictures.slice(0, 4).map(picture => fitted(picture, side, '#ffffff')));
    const sign = await fitted(look.logo ?? { content: Buffer.from(markSvg(look.markColor)), isSvg: true }, 64, '#00000000');
    const ground = Buffer.from(svg(`<path fill="${PAPER}" d="M0 0h${CARD.width}v${CARD.height}H0z"/>`));
    const card = await sharp(ground)
      .composite([
        ...drawn.map((input, index) => ({ input, ...(places[index] ?? { left: 0, top: 0 }) })),
        { input: sign, left: LEFT, top: 44 },
        { input: Buffer.from(svg(wordsOf(facts, look.markColor || BRICK) + tape())) },
      ])
      .removeAlpha()
      .raw()
      .toBuffer();
    return smallest(card);
  });
}

async function smallest(card: Buffer): Promise<Buffer> {
  let made = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    made = await sharp(card, { raw: { ...CARD, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (made.length <= MOST_BYTES) break;
  }
  return made;
}

/** A picture in a square of so many pixels, whole. */
function fitted({ content, isSvg }: CardPicture, side: number, background: string): Promise<Buffer> {
  const source = isSvg ? Buffer.from(withOutlinedWords(content.toString('utf8'))) : content;
  // The shop's drawings have 320 units, and are drawn in the pixels that they get.
  return sharp(source, { limitInputPixels: picturePixels, ...(isSvg ? { density: Math.ceil((72 * side) / 320) } : {}) })
    .rotate()
    .resize(side, side, { fit: 'contain', background })
    .png()
    .toBuffer();
}

const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">${body}</svg>`;

function wordsOf({ shop, claim, title, size, price, unit, note }: CardFacts, brand: string): string {
  const parts: string[] = [];
  const [shopName = ''] = wrapped(shop, 36, 'bold', { width: WIDTH - 84, most: 1 });
  parts.push(line(shopName, { x: LEFT + 84, y: 90, size: 36, weight: 'bold', fill: INK }));
  let y = 140;
  const put = (text: string, font: number, weight: Weight, fill: string, most: number) => {
    for (const each of wrapped(text, font, weight, { width: WIDTH, most })) {
      y += Math.round(font * 1.2);
      parts.push(line(each, { x: LEFT, y, size: font, weight, fill }));
    }
  };
  // A long name is set smaller before it is cut.
  const font = [58, 50, 42].find(each => wrapped(title, each, 'bold', { width: WIDTH, most: 9 }).length <= (each > 50 ? 2 : 3)) ?? 42;
  put(title, font, 'bold', INK, price === '' ? 4 : 3);
  if (size !== '') {
    y += 8;
    put(size, 34, 'medium', INK2, 1);
  }
  if (price !== '') {
    y += 28;
    parts.push(tag(price, unit, y, brand));
    y += 92;
  }
  if (note !== '') {
    y += 8;
    put(note, 26, 'medium', INK2, 1);
  }
  const lines = wrapped(claim, 26, 'medium', { width: WIDTH, most: 2 });
  const top = CARD.height - TAPE - 28 - (lines.length - 1) * 34;
  // Below a long name there is no room for it.
  if (claim !== '' && top - 64 > y) {
    parts.push(`<path fill="${LINE}" d="M${LEFT} ${top - 46}h${WIDTH}v2h-${WIDTH}z"/>`);
    for (const [index, each] of lines.entries())
      parts.push(line(each, { x: LEFT, y: top + index * 34, size: 26, weight: 'medium', fill: INK2 }));
  }
  return parts.join('');
}

/** The price on the shop's square-cut tag, with its unit beside it, each as large as there is room for. */
function tag(price: string, unit: string, top: number, fill: string): string {
  const [amount, per] = [drawable(price), drawable(unit)];
  const perWidth = widthOf(per, 36, 'medium');
  const room = WIDTH - 40 - 24 - 12 - perWidth;
  const font = Math.min(60, Math.floor((60 * room) / widthOf(amount, 60, 'bold')));
  const width = Math.ceil(widthOf(amount, font, 'bold')) + 40;
  return (
    `<path fill="${fill}" d="M${LEFT} ${top}h${width}l24 46l-24 46H${LEFT}z"/>` +
    line(amount, {
      x: LEFT + 20,
      y: top + 46 + Math.round(font * 0.36),
      size: font,
      weight: 'bold',
      fill: isPale(fill) ? INK : '#ffffff',
    }) +
    line(per, { x: LEFT + width + 36, y: top + 60, size: 36, weight: 'medium', fill: INK })
  );
}

/** Whether dark letters are read better on a colour, `#rrggbb` (the lightness of Rec. 601). */
function isPale(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150;
}

/** A measuring tape along the lower edge, the shop's signature. */
function tape(): string {
  const top = CARD.height - TAPE;
  const ticks = Array.from({ length: CARD.width / 12 }, (_, index) => `M${index * 12 + 6} ${top}v${index % 5 === 0 ? 14 : 8}`).join('');
  return `<path fill="${YELLOW}" d="M0 ${top}h${CARD.width}v${TAPE}H0z"/><path stroke="${INK}" stroke-width="2" d="${ticks}"/>`;
}
