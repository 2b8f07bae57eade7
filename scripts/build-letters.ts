/**
 * Writes the letters that the server draws cards of shared links with, `server/modules/share-cards/letters.json`, from the shop's own face.
 * Run by hand after an update of `@fontsource-variable/plus-jakarta-sans`: `npx tsx scripts/build-letters.ts`. As outlines they look the
 * same on every machine, whatever fonts it has, and the server needs neither the font nor a program that reads it.
 * Each weight has, by character, its advance and its outline in thousandths of an em, y downwards; `pairs` holds how far two move together.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const FONT = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
const WEIGHTS = { medium: 500, bold: 800 };
/** Thousandths of an em below which a pair needs no kerning that the eye could tell. */
const LEAST = 12;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
/** What names and prices are written with; the beginning of Unicode's Latin, with the signs that the face has. */
const ASCII = range(0x20, 0x7e);
const CHARACTERS = [...ASCII, ...range(0xa0, 0xff), ...'ŒœŠšŽž–—‘’“”„…•™−×'];

const NAMES = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

const original = await readFile(createRequire(import.meta.url).resolve(FONT));
const letters = Object.fromEntries(await Promise.all(Object.entries(WEIGHTS).map(async ([name, wght]) => [name, await weight(wght)])));
const json = JSON.stringify(letters);
await writeFile(join(import.meta.dirname, '..', 'server/modules/share-cards/letters.json'), `${json}\n`);
process.stdout.write(`${json.length} bytes of letters\n`);

async function weight(wght: number) {
  const cut = await subsetFont(original, [...new Set(CHARACTERS)].join(''), { targetFormat: 'sfnt', variationAxes: { wght } });
  const font = create(cut);
  const glyphs = Object.fromEntries(
    [...new Set(CHARACTERS)]
      .filter(character => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
      .map(character => {
        const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
        return [character, [Math.round(glyph.advanceWidth), outline(glyph.path.commands)]];
      }),
  );
  const width = (text: string) => font.layout(text, ['kern', 'tnum']).advanceWidth;
  const pairs = Object.fromEntries(
    ASCII.flatMap(left =>
      ASCII.map(right => [left + right, Math.round(width(left + right) - width(left) - width(right))] as const).filter(
        ([, moved]) => Math.abs(moved) >= LEAST,
      ),
    ),
  );
  return { glyphs, pairs };
}

/** Path data with y downwards, in whole units. */
function outline(commands: readonly { readonly command: keyof typeof NAMES; readonly args: readonly number[] }[]): string {
  return commands
    .map(({ command, args }) => NAMES[command] + args.map((value, index) => Math.round(index % 2 === 1 ? -value : value)).join(' '))
    .join('')
    .replaceAll(' -', '-');
}
