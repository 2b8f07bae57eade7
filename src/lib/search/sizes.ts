/** Factor to the smallest unit of a dimension, and the name of that unit in a term: lengths in mm, masses in g, volumes in ml. */
const UNITS: Readonly<Record<string, readonly [factor: number, unit: string]>> = {
  mm: [1, 'mm'],
  mili: [1, 'mm'],
  milimeter: [1, 'mm'],
  cm: [10, 'mm'],
  senti: [10, 'mm'],
  sentimeter: [10, 'mm'],
  m: [1_000, 'mm'],
  mtr: [1_000, 'mm'],
  meter: [1_000, 'mm'],
  metre: [1_000, 'mm'],
  meters: [1_000, 'mm'],
  metres: [1_000, 'mm'],
  '"': [25.4, 'mm'],
  "''": [25.4, 'mm'],
  in: [25.4, 'mm'],
  inch: [25.4, 'mm'],
  inches: [25.4, 'mm'],
  inci: [25.4, 'mm'],
  inchi: [25.4, 'mm'],
  inc: [25.4, 'mm'],
  dim: [25.4, 'mm'],
  g: [1, 'g'],
  gr: [1, 'g'],
  gram: [1, 'g'],
  kg: [1_000, 'g'],
  kilo: [1_000, 'g'],
  kilogram: [1_000, 'g'],
  ton: [1_000_000, 'g'],
  ml: [1, 'ml'],
  cc: [1, 'ml'],
  l: [1_000, 'ml'],
  lt: [1_000, 'ml'],
  ltr: [1_000, 'ml'],
  liter: [1_000, 'ml'],
  litre: [1_000, 'ml'],
  liters: [1_000, 'ml'],
  litres: [1_000, 'ml'],
  m2: [1, 'm2'],
  m3: [1, 'm3'],
  kubik: [1, 'm3'],
  w: [1, 'w'],
  watt: [1, 'w'],
  kw: [1_000, 'w'],
  va: [1, 'va'],
  kva: [1_000, 'va'],
  v: [1, 'v'],
  volt: [1, 'v'],
  a: [1, 'a'],
  amp: [1, 'a'],
  amper: [1, 'a'],
  ampere: [1, 'a'],
  pk: [1, 'pk'],
  hp: [1, 'pk'],
  bar: [1, 'bar'],
};

const NUMBER = String.raw`\d+ \d/\d{1,2}|\d+/\d+|\d+(?:[.,]\d+)*`;
const UNIT = Object.keys(UNITS)
  .sort((left, right) => right.length - left.length)
  .join('|');

/** Numbers with 'x' between them, a number with its unit, a letter with its number, a number, a word. */
const TOKEN = new RegExp(
  [
    String.raw`(?<![\p{L}\d.,/])(?<sides>(?:${NUMBER})(?:\s*x\s*(?:${NUMBER})){1,2})(?:\s*(?<sidesUnit>${UNIT})(?![\p{L}\d]))?`,
    String.raw`(?<![\p{L}\d.,/])(?<amount>${NUMBER})\s*-?(?<unit>${UNIT})(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d])(?<letter>\p{L})(?<number>\d+(?:[.,]\d+)?)(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d.,/])(?<bare>${NUMBER})(?![\p{L}\d])`,
    String.raw`(?<word>[\p{L}\p{N}]+)`,
  ].join('|'),
  'gu',
);

const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** The most characters of a word that count. */
const LONGEST_WORD = 40;

/**
 * A part of a text as search compares it: a word, or a size. A size has its terms from the strictest to the loosest: '10 mm' is
 * `=10mm`, and `=10` where the unit is left out of account; '4x4' is `=4x4`, and `=40x40`, which the trade calls the same.
 */
export interface Token {
  /** Lower case, without accents; of a size as it was written, without blanks. */
  readonly text: string;
  /** Null for a word. */
  readonly size: Size | null;
}

interface Size {
  /** The size as it was meant. */
  readonly exact: readonly string[];
  /** What it may have meant besides. */
  readonly loose: readonly string[];
}

/** Lower case, no accents, one kind of each sign. */
function plain(text: string): string {
  // Most texts have no sign but those of a typewriter.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase().replace(/(?<=\d)\s*\*\s*(?=\d)/g, 'x');
  return text
    .replace(/(\d?)\s?([½¼¾⅓⅔⅛⅜⅝⅞])/g, (_, whole: string, sign: string) => `${whole} ${FRACTIONS[sign]}`)
    .replace(/[×✕]/g, 'x')
    .replace(/[″”“]/g, '"')
    .replace(/[øØ]/g, ' d')
    .replace(/(?<=m)²/g, '2')
    .replace(/(?<=m)³/g, '3')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/(?<=\d)\s*\*\s*(?=\d)/g, 'x');
}

/** '1.050' is a thousand and fifty, '0.350' and '2,5' are fractions, '1 1/2' is one and a half. */
function numberIn(written: string): number {
  const mixed = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(written);
  if (mixed !== null) return Number(mixed[1] ?? 0) + Number(mixed[2]) / Math.max(1, Number(mixed[3]));
  if (/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(written)) return Number(written.replace(/[.,]/g, ''));
  return Number.parseFloat(written.replace(/,/g, '.'));
}

const rounded = (value: number): string => String(Number(value.toFixed(4)));
const sidesTerm = (sides: readonly number[]): string =>
  `=${[...sides]
    .sort((left, right) => left - right)
    .map(rounded)
    .join('x')}`;
const amountTerm = (value: number, unit: string): string => {
  const [factor, name] = UNITS[unit] ?? [1, unit];
  return `=${rounded(value * factor)}${name}`;
};

/** The parts of a text, in their order. */
export function tokensOf(text: string): Token[] {
  // Most texts hold no number at all.
  if (!/[\d¼-¾⅐-⅞]/.test(text))
    return (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(word => ({ text: word.slice(0, LONGEST_WORD), size: null }));
  return [...plain(text).matchAll(TOKEN)].map(match => tokenOf(match[0], match.groups ?? {}));
}

function tokenOf(written: string, groups: Readonly<Record<string, string | undefined>>): Token {
  const text = written.replace(/\s/g, '').slice(0, LONGEST_WORD);
  const { sides, sidesUnit, amount, unit, letter, number, bare } = groups;
  if (sides !== undefined)
    return {
      text,
      size: sizeOfSides(
        sides.split('x').map(side => numberIn(side.trim())),
        sidesUnit,
      ),
    };
  if (amount !== undefined && unit !== undefined) {
    const value = numberIn(amount);
    return { text, size: { exact: [amountTerm(value, unit)], loose: [`=${rounded(value)}`] } };
  }
  if (letter !== undefined && number !== undefined) {
    const value = numberIn(number);
    // 'D10' is a bar of 10 mm, 'M6' a bolt of six; 'C75' and 'F30' are names.
    const isDiameter = letter === 'd';
    return { text, size: { exact: [text, ...(isDiameter ? [amountTerm(value, 'mm')] : [])], loose: [`=${rounded(value)}`] } };
  }
  if (bare !== undefined) return { text, size: sizeOfNumber(bare) };
  return { text, size: null };
}

function sizeOfNumber(written: string): Size {
  const parts = /^(\d+)\/(\d+)$/.exec(written);
  // Wood of '5/7' has sides of five and seven.
  const sides = parts === null ? [] : [sidesTerm([Number(parts[1]), Number(parts[2])])];
  return { exact: [`=${rounded(numberIn(written))}`], loose: sides };
}

function sizeOfSides(sides: readonly number[], unit: string | undefined): Size {
  // Hollow sections of '4x4' (cm) are filed as 40 × 40 (mm).
  const inTenths = sidesTerm(sides.map(side => side * 10));
  return unit === 'cm' ? { exact: [sidesTerm(sides), inTenths], loose: [] } : { exact: [sidesTerm(sides)], loose: [inTenths] };
}

/** All terms that a size in a product's texts is found by. */
export function filedTerms({ text, size }: Token): readonly string[] {
  if (size === null) return [text];
  const sides = text.includes('x') ? [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([side]) => `=${rounded(numberIn(side))}`) : [];
  const firstTwo =
    sides.length === 3 ? [sidesTerm([...text.matchAll(/\d+(?:[.,]\d+)*/g)].slice(0, 2).map(([side]) => numberIn(side)))] : [];
  const own = size.exact[0] === undefined || size.exact[0].includes('x') ? size.exact.slice(0, 1) : [...size.exact, ...size.loose];
  return [...new Set([...own, ...sides, ...firstTwo])];
}
