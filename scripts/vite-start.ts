import { minifySync, type Plugin } from 'vite';

const ENTRY = /<script type="module"([^>]*) src="([^"]+)"><\/script>/;
const FILE = /\s*<link (?:rel="modulepreload"|[^>]*data-later)[^>]*>/g;
const LIBRARIES = /href="([^"]*\/vendor-[^"]*)"/;
const OWN_LINES = /(?<=<script>)[\s\S]+?(?=<\/script>)/;

/**
 * Lets the page's own lines start the app: the libraries first, so that they are evaluated in a task of their own. A page that waits
 * for no script counts as complete without it.
 *
 * Each file that Chrome's preload scanner finds costs a slow phone some milliseconds before the first frame. So the page names the largest
 * alone, which keeps the line busy meanwhile; the others lie in a `<template>`, where the scanner does not look, and are asked for when the
 * page is parsed that far. All have a low priority, because the page is there without them and its pictures are not.
 */
export function startPlugin(): Plugin {
  return {
    name: 'fondasi-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const page = html.replace(ENTRY, '<link rel="modulepreload"$1 href="$2">');
        const files = (page.match(FILE) ?? []).map(link => link.trim().replace(/^<link(?!.*fetchpriority)/, '<link fetchpriority="low"'));
        const libraries = files.find(link => LIBRARIES.test(link));
        const [vendor, app] = [libraries?.match(LIBRARIES)?.[1], html.match(ENTRY)?.[2]];
        if (libraries === undefined || app === undefined) throw new Error('index.html names no libraries or no app to start.');
        const start = `document.head.append(document.getElementById('files').content);import('${vendor}').then(()=>import('${app}'))`;
        return page
          .replace(FILE, '')
          .replace(OWN_LINES, lines => minifySync('page.js', lines, { module: false }).code.trim())
          .replace('<style>', style => libraries + style)
          .replace('<template id="files">', template => template + files.filter(link => link !== libraries).join(''))
          .replace('</template>', template => `${template}<script>${start}</script>`);
      },
    },
  };
}
