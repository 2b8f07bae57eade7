import { minifySync, type Plugin } from 'vite';

const ENTRY = /<script type="module"([^>]*) src="([^"]+)"><\/script>/;
const FILE = /\s*<link (?:rel="modulepreload"|[^>]*data-later)[^>]*>/g;
const LIBRARIES = /href="([^"]*\/vendor-[^"]*)"/;
const SOURCE = '/src/main.tsx';
const OWN_LINES = /(?<=<script>)[\s\S]+?(?=<\/script>)/;

/**
 * Lets the page's own lines start the app: the libraries first, so that they are evaluated in a task of their own. A page that waits
 * for no script counts as complete without it.
 *
 * Each file that is asked for costs a slow phone some milliseconds before the first frame. So the page names none in its markup: they lie
 * in a `<template>`, where Chrome's preload scanner does not look, and its last lines ask for them behind that frame. Far from the server its
 * first lines ask for the largest, which keeps the line busy meanwhile; near it that, too, would take the processor from the first frame.
 * All have a low priority, because the page is there without them and its pictures are not.
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
        const libraries = files.find(link => LIBRARIES.test(link))?.match(LIBRARIES)?.[1];
        const app = html.match(ENTRY)?.[2];
        if (libraries === undefined || app === undefined) throw new Error('index.html names no libraries or no app to start.');
        return page
          .replace(FILE, '')
          .replace(OWN_LINES, lines => minified(lines.replace(SOURCE, libraries)))
          .replace('<template id="files">', template => template + files.filter(link => !link.includes(libraries)).join(''))
          .replace('</template>', template => `${template}<script>${PLAIN}</script><script>${minified(start(libraries, app))}</script>`);
      },
    },
  };
}

const minified = (lines: string) => minifySync('page.js', lines, { module: false }).code.trim();

/**
 * Below the oldest supported browsers (README.md) the page stays as the server drew it, and says the words of its `<noscript>`. Its lines stand
 * alone and are old ones: a browser drops a script with syntax that it does not know. `src/app/boot/plain-page.ts` calls them as well.
 */
const PLAIN =
  'function plain(){var e=document.querySelector(`noscript`);e.replaceWith(e.textContent);removeEventListener(`click`,early,!0)}[].at&&self.HTMLDialogElement||plain()';

/**
 * The page's last lines. The first frame is the first with content: Chrome may show an empty one while the page is still laid out. A tab in
 * the background shows none, and starts after three seconds. What was held back below the first screen comes behind that frame as well.
 * What the line loses is asked for again every two seconds. A script that this browser can't run fails with the same error each time.
 */
const start = (libraries: string, app: string) => `{
  const files = document.getElementById('files').content;
  let fault;
  const load = () => import('${libraries}').then(() => import('${app}')).catch(error => {
    if (error === fault) plain();
    else setTimeout(load, 2000);
    fault = error;
  });
  const start = () => {
    if (!files.firstChild) return;
    opened();
    document.head.append(files);
    load();
  };
  if (!document.querySelector('noscript')) {
  } else if (document.querySelector('#root>*')) {
    new PerformanceObserver(frames => frames.getEntriesByName('first-contentful-paint').forEach(start)).observe({ type: 'paint', buffered: true });
    setTimeout(start, 3000);
  } else start();
}`;
