import { msg } from '@lingui/core/macro';
import { createMemoryHistory } from '@tanstack/react-router';
import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { createApi } from '#api/client.ts';
import { type Head, headHtml, headOf } from '#app/boot/document-head.ts';
import { type AppRouter, makeRouter } from '#app/boot/router.tsx';
import { describedPage } from '#app/server/described-page.ts';

import { isDescribed, isDrawnInBrowser, pageRules } from '#contract/page-rules.ts';

import { createQueryClient } from '#data/cache/query-client.ts';
import { noopOutbox } from '#data/outbox/noop-outbox.ts';
import { guestSession } from '#data/session/session.ts';
import { firstPages } from '#first-view/first-pages.ts';
import { type Manifest, type PageFiles, pageFiles, routeSources } from '#first-view/page-files.ts';
import { isSheetShown, type PageStyles, pageStyles } from '#first-view/page-styles.ts';
import { servedState } from '#first-view/served-state.ts';
import { createI18n, defaultLanguage, isLanguage } from '#i18n/i18n.ts';
import { inlineJson } from '#lib/inline-json.ts';

/** React names the page's first pictures ahead of it. They stand a few lines further down, and would come before the page itself. */
const PICTURES_AHEAD = /^(?:<link rel="preload" as="image"[^>]*>)+/;
/** The one that the page is about: named in the page's first bytes, it does not wait behind the scripts, for two seconds on a weak line. */
const LEADING_PICTURE = /<img src="([^"]+)"[^>]*fetchPriority="high"/;

export interface RendererOptions {
  /** index.html of the client's build, with its places for head, app and state. */
  readonly template: string;
  readonly manifest: Manifest;
  /** Text of a stylesheet that the manifest names. */
  readonly readSheet: (file: string) => string;
  /** Address that customers use, without a trailing slash. */
  readonly publicUrl: string;
}

/** Calls the API in process. */
type CallApi = (request: Request) => Promise<Response>;

export interface RenderedPage {
  readonly html: string;
  readonly status: number;
  /** The page's stylesheet, inline in `html` as it is here. */
  readonly style: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The login dialog, which opens for a guest on a customer's page (`src/shell/LoginGate.tsx`). */
const LOGIN = 'src/shell/LoginDialog.tsx';

/** By route, the parts of a page's markup whose code comes later (`src/ui/primitives/later-part.ts`): those shown have their styles in the first HTML. */
const laterParts: Readonly<Record<string, readonly string[]>> = {
  '/product/$product': ['src/features/catalogue/VariantAxes.tsx', 'src/features/catalogue/product/ProductDetails.tsx'],
};

/** Drawn for everybody, and for a known customer in the frame of a customer's own pages. */
const FRAMED = ['/transactions/waiting-validation'];

/** `build/inline-css.ts` wrote it. */
const SHELL_STYLE = /(?<=<style id="first">).*?(?=<\/style>)/s;

/** For forms and a customer's own pages: a window that opened one of them can't reach into it. */
const SHIELDED = { 'Cross-Origin-Opener-Policy': 'same-origin' };

/**
 * Renders a page's first HTML as a guest sees it, in the language of the `lang` cookie, else of its address; with the `known`
 * cookie its frame leaves room for the entries of a signed-in customer.
 * A page of one customer, or a form, is its frame alone, without the description that search engines and messengers read.
 * @returns a page or a redirect; null where only the bare shell is left
 */
export function createRenderer({ template, manifest, readSheet, publicUrl }: RendererOptions) {
  const sources = routeSources(manifest);
  const shellSheet = SHELL_STYLE.exec(template)?.[0] ?? '';
  return async (request: Request, api: CallApi): Promise<RenderedPage | Response | null> => {
    const cookies = request.headers.get('cookie') ?? '';
    const cookie = /(?:^|;\s*)lang=(\w+)/.exec(cookies)?.[1];
    const session = { ...guestSession, servedSignedInHint: /(?:^|;\s*)known=1/.test(cookies) };
    const { origin, searchParams } = new URL(request.url);
    const i18n = await createI18n([cookie, searchParams.get('lang')].find(isLanguage) ?? defaultLanguage);
    const queryClient = createQueryClient(
      createApi({ baseUrl: `${origin}/api`, tokens: null, fetch: (input, init) => api(new Request(input, init)) }),
      { isServer: true },
    );
    let page: RenderedPage | null = null;
    const response = await createRequestHandler({
      request,
      createRouter: () =>
        makeRouter({ queryClient, i18n, session, outbox: noopOutbox }, { isServer: true, history: createMemoryHistory() }),
    })(async ({ router }) => {
      const appRouter = router as AppRouter;
      const route = appRouter.state.matches.at(-1)?.routeId ?? '';
      const isPublic = !isDrawnInBrowser(route);
      const app = renderToString(<RouterServer router={router} />).replace(PICTURES_AHEAD, '');
      const routes = appRouter.state.matches.flatMap(match => sources.get(match.routeId) ?? []);
      const catalogue = `src/i18n/locales/${i18n.locale}.po`;
      const words = routes.every(source => firstPages.includes(source)) ? [catalogue] : [catalogue, `${catalogue}?lingui`];
      const gate = pageRules(route).requiresAuth && !session.servedSignedInHint ? [LOGIN] : [];
      const own = pageFiles(manifest, [...words, ...routes, ...gate]);
      const ofParts = pageFiles(manifest, laterParts[route] ?? []).sheets.filter(
        sheet => !own.sheets.includes(sheet) && isSheetShown(readSheet(sheet), app),
      );
      const files = { ...own, sheets: [...own.sheets, ...ofParts] };
      // The frames of forms and of customers have styles that public pages do without (`src/first-view/later-styles.ts`).
      const isPlain = isPublic && !FRAMED.includes(route);
      const sheets = [...(isPlain ? [] : (manifest['index.html']?.css ?? [])), ...files.sheets];
      const styles = pageStyles(shellSheet + sheets.map(readSheet).join(''), app);
      const status = getSsrStatus(router);
      const html = filled(template, {
        language: i18n.locale,
        needs: i18n._(msg`Shopping needs JavaScript and Chrome 92, Safari 15.4, Firefox 98 or newer`),
        isSignedInHint: session.servedSignedInHint,
        app,
        leading: LEADING_PICTURE.exec(app)?.[1],
        state: servedState(queryClient),
        files,
        styles,
        ...(status === 200 && isDescribed(route)
          ? describedPage({ router: appRouter, queryClient, i18n, publicUrl })
          : { head: headOf(appRouter), data: null }),
      });
      page = { status, html, style: styles.first, ...(isPublic ? {} : { headers: SHIELDED }) };
      return new Response(null);
    });
    queryClient.clear();
    return response.status >= 300 && response.status < 400 ? response : page;
  };
}

interface Filling {
  readonly language: string;
  /** Said where the app can't run. */
  readonly needs: string;
  readonly isSignedInHint: boolean;
  readonly head: Head;
  /** Structured data of the page, as JSON-LD; null where there is nothing to say. */
  readonly data: object | null;
  readonly app: string;
  /** Address of the page's main picture, as it stands in HTML; undefined where there is none. */
  readonly leading: string | undefined;
  readonly state: string;
  readonly files: PageFiles;
  readonly styles: PageStyles;
}

function filled(template: string, { language, needs, isSignedInHint, head, data, app, leading, state, files, styles }: Filling): string {
  const picture = leading && `<link rel="preload" as="image" href="${leading}" fetchpriority="high">`;
  const preloads = files.scripts.map(file => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`);
  // A chunk fetches its sheets unless the page names them; a disabled link does so without fetching.
  const sheets = files.sheets.map(file => `<link rel="stylesheet" disabled href="/${file}">`);
  const described = data === null ? '' : `<script type="application/ld+json">${inlineJson(data)}</script>`;
  return template
    .replace('<html lang="id">', () => `<html lang="${language}"${isSignedInHint ? ' data-known' : ''}>`)
    .replace(/<title>.*?<\/title>\s*<meta name="description"[^>]*>/s, () => headHtml(head))
    .replace('<meta charset="utf-8">', charset => charset + (picture ?? ''))
    .replace(SHELL_STYLE, () => styles.first)
    .replace(/(?<=<noscript>).*?(?=<\/noscript>)/, () => needs)
    .replace('<!--app-->', () => app)
    .replace('<!--styles-->', () => `<script type="application/json" id="styles">${inlineJson(styles.leftOut)}</script>`)
    .replace('<!--files-->', () => [...preloads, ...sheets].join(''))
    .replace('<!--state-->', () => `<script type="application/json" id="state">${state}</script>${described}`);
}
