import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const FONT = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
const LARGEST = 14 * 1024;

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
/**
 * Letters beyond ASCII that Indonesian, English, dimensions and prices use. The face has no →, ≤ or ≥: those come from
 * the next family of the stack.
 */
const BEYOND_ASCII = '\u00a0×²³½¼¾±·°µØø•©®™éèà–—‘’“”…−↑↓';

/**
 * Cuts the variable text face down to the shop's characters and to the weights 400 to 800, and lets the
 * stylesheet's `url()` of the package file, and `/face.woff2` in the page, lead to the cut one. The cut file is what Vite hashes, so another set of
 * characters gets another address. Fails when the result outgrows 14 KiB: it stands in the way of the first view.
 */
export function subsetFontPlugin(): Plugin {
  let file: string;
  return {
    name: 'fondasi-subset-font',
    async config() {
      const original = await readFile(createRequire(import.meta.url).resolve(FONT));
      const subset = await subsetFont(original, ASCII + BEYOND_ASCII, {
        targetFormat: 'woff2',
        noHinting: true,
        keepFeatures: ['kern', 'mark', 'ccmp', 'locl', 'tnum'],
        variationAxes: { wght: { min: 400, max: 800 } },
      });
      if (subset.length > LARGEST) throw new Error(`The cut text face has ${subset.length} bytes, more than ${LARGEST}.`);
      const directory = join(import.meta.dirname, '..', 'node_modules', '.cache', 'fondasi');
      file = join(directory, 'plus-jakarta-sans.woff2');
      await mkdir(directory, { recursive: true });
      await writeFile(file, subset);
      return { resolve: { alias: [{ find: FONT, replacement: file }] } };
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const built = Object.keys(bundle ?? {}).find(name => name.endsWith('.woff2'));
        return html.replace('/face.woff2', `/${built ?? `@fs${file}`}`);
      },
    },
  };
}
