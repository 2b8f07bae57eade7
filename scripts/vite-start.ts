import { minifySync, type Plugin } from 'vite';

const ENTRY = /<script type="module"([^>]*) src="([^"]+)"><\/script>/;
const LIBRARIES = /<link rel="modulepreload"[^>]* href="([^"]*\/vendor-[^"]*)">/;
const OWN_LINES = /(?<=<script>)[\s\S]+?(?=<\/script>)/;

/**
 * Lets the page's own lines start the app: the libraries first, so that they are evaluated in a task of their own. A page that waits for
 * no script counts as complete without it. Scripts get a low priority, because the page is there without them and its pictures are not.
 */
export function startPlugin(): Plugin {
  return {
    name: 'fondasi-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const [libraries, app] = [html.match(LIBRARIES)?.[1], html.match(ENTRY)?.[2]];
        if (libraries === undefined || app === undefined) throw new Error('index.html names no libraries or no app to start.');
        const start = `import('${libraries}').then(() => import('${app}'));`;
        return html
          .replace(ENTRY, '<link rel="modulepreload"$1 href="$2">')
          .replace(OWN_LINES, lines => minifySync('page.js', lines + start, { module: false }).code.trim())
          .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
      },
    },
  };
}
