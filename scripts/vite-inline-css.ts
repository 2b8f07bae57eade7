import type { Plugin } from 'vite';

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g;

/**
 * Puts the one stylesheet into the page: on a slow line a second request would hold back the first paint by a round trip.
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
        const page = html.replace(STYLESHEET, (link, file: string) => {
          const asset = bundle[file];
          if (asset?.type !== 'asset') return link;
          sheets.push(String(asset.source));
          delete bundle[file];
          return '';
        });
        return page
          .replace('</head>', () => `<style>${sheets.join('')}</style>\n  </head>`)
          .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
      },
    },
  };
}
