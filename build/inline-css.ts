import type { Plugin } from 'vite';
import { splitCss } from './split-css.ts';

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g;
/** Parts of the frame that no first HTML shows: they come up once the page is awake. */
const LATER =
  /\/src\/(?:ui\/primitives\/(?:Badge|PopoverPanel|Toast|Spinner)|shell\/(?:BlankLayout|LoadingOverlay|SearchSuggestions|StatusBar|popovers))\.css\.ts\.vanilla\.css/;

/**
 * Puts the shell's stylesheet into the page: on a slow line a second request would hold back the first paint by a round trip. What its first
 * HTML never shows stays a file, which comes beside the scripts and holds nothing back (`src/first-view/later-styles.ts` puts it in force).
 * A link stays in its place in any case: chunks name every sheet that they need, and one that the page names is not fetched.
 */
export function inlineCssPlugin(): Plugin {
  const later = new Set<string>();
  return {
    name: 'fondasi-inline-css',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (LATER.test(id)) for (const [, name] of code.matchAll(/(?:\.|@keyframes )([_a-z][\w-]*)/g)) later.add(name ?? '');
      return null;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const sheets: string[] = [];
        const links: string[] = [];
        const page = html.replace(STYLESHEET, (link, file: string) => {
          const asset = bundle[file];
          if (asset?.type !== 'asset') return link;
          const parts = splitCss(String(asset.source).trim(), later);
          sheets.push(parts.first);
          if (parts.later === '') {
            links.push(`<link rel="stylesheet" disabled href="/${file}">`);
            delete bundle[file];
          } else {
            asset.source = parts.later;
            links.push(`<link rel="stylesheet" media="print" data-later fetchpriority="low" href="/${file}">`);
          }
          return '';
        });
        return page
          .replace('</head>', () => `<style id="first">${sheets.join('')}</style>${links.join('')}\n  </head>`)
          .replace(/^\s+/gm, '');
      },
    },
  };
}
