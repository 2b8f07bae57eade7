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

/** A line in one kind of each sign and in lower case. What it begins with, such as a bullet, is still there. */
export function plainLine(line: string): string {
  return line
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u202a-\u202e]/g, '')
    .replace(/(\d?)\s?([½¼¾⅓⅔⅛⅜⅝⅞])/g, (_, whole: string, sign: string) => `${whole} ${FRACTIONS[sign]}`)
    .replace(/²/g, '2')
    .replace(/³/g, '3')
    .replace(/[×✕✖]/g, 'x')
    .replace(/[“”″„]/g, '"')
    .replace(/[‘’′`]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[øØ⌀]\s?/g, ' d')
    .replace(/[\s\u00a0]+/g, ' ')
    .toLowerCase()
    .trim();
}

/** '[25/11 08.12] Nama:' and '25/11/2026, 08.12 - Nama:', as a chat is copied or exported. */
const CHAT = [
  /^\[\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? \d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?: ?[ap]m)?\] ?[^:]{0,60}: ?/i,
  /^\[\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?: ?[ap]m)?, \d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?\] ?[^:]{0,60}: ?/i,
  /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}[.:]\d{2}(?: ?[ap]m)? - [^:]{1,60}: ?/i,
];
/** Signs before a text: bullets, quote marks, ticks and pictures of all kinds. */
const BULLET = /^(?:\d\ufe0f?\u20e3|[-*•✓✔☑✅▪▫●○◦·‣►▶➤➡→>~_+=|]|\p{Extended_Pictographic}|[\ufe0f\u200d])+ ?/u;
/** '1.' and '1)' before a text; '1.000' and '1.5' are numbers. */
const LIST_NUMBER = /^(?:\(?\d{1,3}\) ?|\d{1,3}\. |\d{1,3}\.(?=\p{L})|\(?[a-h][.)] )(?=\S)/iu;

/** What a line says, without a chat's prefix, bullets and list numbers. */
export function withoutPrefix(line: string): string {
  let text = line;
  for (const prefix of CHAT) text = text.replace(prefix, '');
  text = text.replace(BULLET, '').replace(LIST_NUMBER, '').replace(BULLET, '');
  return text.trim();
}

/** What a chat prints bold or struck, and sides of '40 x 40' as one size. To be done after the split into parts. */
export function plainPart(part: string): string {
  return part
    .replace(/(?<=\d) ?[x*] ?(?=\d)/g, 'x')
    .replace(/[*_~|]+/g, ' ')
    .replace(/\b(?:meter|m) (?=kubik\b|persegi\b)/g, '')
    .replace(/\bmeter kuadrat\b|\bsquare met(?:er|re)s?\b/g, 'm2')
    .replace(/\bcubic met(?:er|re)s?\b/g, 'm3')
    .replace(/(?<=\d) ?m'(?![\p{L}\d])/gu, ' m')
    .replace(/\bmeter([23])\b/g, 'm$1')
    .replace(/\bm\^([23])(?!\d)/g, 'm$1')
    .replace(/\bcolt diesel\b/g, 'coltdiesel')
    .replace(/\bdump ?(?=tru)/g, '')
    .replace(/\bpick[ -]up\b/g, 'pickup')
    .replace(/(?<=\d) ?(?:inchi|inches|inch|inci|inc|dim|'')(?![\p{L}\d])/gu, '"')
    .replace(/(?<=\d) "/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The parts of a line that may each be a wanted thing: at ';', ' + ', and a comma before a letter, or before a space and a digit. */
export function partsOf(line: string): readonly string[] {
  return line
    .split(/;| \+ |,(?=\s*\p{L})|,(?=\s+\d)|,\s*$/u)
    .map(part => part.trim())
    .filter(part => part !== '');
}

/** The parts of a part that says 'dan', 'sama' or 'dengan'. They are several things only where each has its quantity. */
export function joinedParts(part: string): readonly string[] {
  return part.split(/ (?:dan|sama|dengan|&) /i).map(each => each.trim());
}
