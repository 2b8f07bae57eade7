import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, transformWithOxc } from 'vite';

const INLINE = /<script data-source="([^"]+)"><\/script>/g;
const ENTRY = /<script type="module"([^>]*) src="([^"]+)"><\/script>/;
const FILE = /\s*<link (?:rel="modulepreload"|[^>]*data-later)[^>]*>/g;
const LIBRARIES = /href="([^"]*\/vendor-[^"]*)"/;
const APP_SOURCE = '/src/main.tsx';
/** The last lines start the built app; in development its own tag does. */
const START = '/start.ts';
/** Read by browsers below the oldest supported ones as well. */
const OLD_SYNTAX = /\/plain\.ts$/;
const OLD = 'es2015';

/** What the scripts are told of the build. */
interface Addresses {
  readonly libraries: string;
  readonly app: string;
}

/**
 * Compiles the inline scripts that index.html names (`src/first-view/inline`) into the page, and lets the last of them start the app.
 *
 * Each file that is asked for costs a slow phone some milliseconds before the first frame. So the page names none in its markup: they lie in a
 * `<template>`, where Chrome's preload scanner does not look. All have a low priority, because the page is there without them and its
 * pictures are not.
 */
export function pageScriptsPlugin(): Plugin {
  let root = '';
  return {
    name: 'fondasi-page-scripts',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const { page, addresses } = bundle === undefined ? atDevelopment(html) : withFilesAside(html);
        let written = page;
        for (const [tag, source = ''] of page.matchAll(INLINE)) {
          const script = await compiled(join(root, source), addresses);
          written = written.replace(tag, () => `<script>${script}</script>`);
        }
        return written;
      },
    },
  };
}

/** The page with its files in the template, but for the libraries, which its scripts ask for. */
function withFilesAside(html: string): { page: string; addresses: Addresses } {
  const page = html.replace(ENTRY, '<link rel="modulepreload"$1 href="$2">');
  const files = (page.match(FILE) ?? []).map(link => link.trim().replace(/^<link(?!.*fetchpriority)/, '<link fetchpriority="low"'));
  const libraries = files.find(link => LIBRARIES.test(link))?.match(LIBRARIES)?.[1];
  const app = html.match(ENTRY)?.[2];
  if (libraries === undefined || app === undefined) throw new Error('index.html names no libraries or no app to start.');
  const aside = files.filter(link => !link.includes(libraries)).join('');
  return {
    page: page.replace(FILE, '').replace('<template id="files">', template => template + aside),
    addresses: { libraries, app },
  };
}

function atDevelopment(html: string): { page: string; addresses: Addresses } {
  const page = html.replace(INLINE, (tag, source: string) => (source.endsWith(START) ? '' : tag));
  return { page, addresses: { libraries: APP_SOURCE, app: APP_SOURCE } };
}

/** In a function of its own, since what a classic script declares is global otherwise. */
async function compiled(path: string, { libraries, app }: Addresses): Promise<string> {
  const target = OLD_SYNTAX.test(path) ? OLD : 'esnext';
  const define = { LIBRARIES: JSON.stringify(libraries), APP: JSON.stringify(app) };
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { target, define, sourcemap: false });
  const lines = `(() => {${code.replace(/^export \{\};$/m, '')}})()`;
  return minifySync('page.js', lines, { module: false, compress: { target } }).code.trim();
}
