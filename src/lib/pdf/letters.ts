import { letterWidth, type PdfFont } from './helvetica.ts';

/** Letters of Windows-1252 between 0x80 and 0x9f; those that the code page leaves out are blanks. */
const HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Letters that the fonts of every reader lack, and how the trade writes them without. */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  '≥': '>=',
  '≤': '<=',
  '′': "'",
  '″': '"',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⁴': '4',
  '₀': '0',
  '₁': '1',
  '₂': '2',
  '₃': '3',
  '₄': '4',
  '→': '->',
  '≈': '~',
  '‒': '-',
  '―': '-',
  '⌀': 'Ø',
  '∅': 'Ø',
  '∗': '*',
};

/**
 * Codes of Windows-1252, in which the standard fonts of PDF are written. White space becomes a blank, invisible letters go, and what they have no letter
 * for becomes a question mark.
 */
export function winAnsi(text: string): number[] {
  return [...text.normalize('NFC').replace(/\p{DI}/gu, '')].flatMap(letter => [...(SUBSTITUTES[letter] ?? letter)].map(codeOf));
}

function codeOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (/\s/.test(letter)) return 32;
  if ((code > 32 && code < 127) || (code > 160 && code < 256)) return code;
  const high = HIGH.indexOf(letter);
  return high === -1 ? 63 : 0x80 + high;
}

/** The text as the fonts can write it: what a preview shows is what the file has. */
export const writable = (text: string): string =>
  winAnsi(text)
    .map(code => (code >= 0x80 && code < 0xa0 ? (HIGH[code - 0x80] ?? ' ') : String.fromCharCode(code)))
    .join('');

/** Points that a text takes. @param size of the font in points */
export function textWidth(text: string, font: PdfFont, size: number): number {
  return (winAnsi(text).reduce((sum, code) => sum + letterWidth(font, code), 0) * size) / 1_000;
}

/** Breaks a text into lines of at most so many points: at its own ends of lines, between words, and within a word that is longer than a line. */
export function wrapped(
  text: string,
  { font, size, width }: { readonly font: PdfFont; readonly size: number; readonly width: number },
): string[] {
  const fits = (line: string) => textWidth(line, font, size) <= width;
  return text.split('\n').flatMap(paragraph => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/[ \t]+/).flatMap(word => pieces(word, fits))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    return [...lines, line];
  });
}

/** A word in pieces that fit. */
function pieces(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && !fits(part + letter)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}
