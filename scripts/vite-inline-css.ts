import type { Plugin } from 'vite';

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g;

/**
 * Puts the shell's stylesheet into the page: on a slow line a second request would hold back the first paint by a round trip.
 * A disabled link stays in its place: chunks name every sheet that they need, and one that the page names is not fetched.
 * Scripts get a low priority, because the page is there without them and its pictures are not.
 */
export function inlineCssPlugin(): Plugin {
  return {
    name: 'fondasi-inline-css',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const sheets: string[] = [];
        const links: string[] = [];
        const page = html.replace(STYLESHEET, (link, file: string) => {
          const asset = bundle[file];
          if (asset?.type !== 'asset') return link;
          sheets.push(String(asset.source));
          links.push(`<link rel="stylesheet" disabled href="/${file}">`);
          delete bundle[file];
          return '';
        });
        return page
          .replace('</head>', () => `<style>${sheets.join('')}</style>${links.join('')}\n  </head>`)
          .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
      },
    },
  };
}
