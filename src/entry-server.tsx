import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { createApi } from '#api/client.ts';
import { headHtml, headOf } from '#app/document-head.ts';
import { type AppRouter, makeRouter } from '#app/router.tsx';
import { createOutbox } from '#data/outbox/outbox.ts';
import { createQueryClient } from '#data/query-client.ts';
import { guestSession } from '#data/session/session.ts';
import { createI18n, defaultLanguage, isLanguage } from '#i18n/i18n.ts';

/** Vite's manifest: which files a source file became. */
type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

export interface RendererOptions {
  /** index.html of the client's build, with its places for head, app and state. */
  readonly template: string;
  readonly manifest: Manifest;
  /** The API, called in process. */
  readonly api: (request: Request) => Promise<Response>;
}

export interface RenderedPage {
  readonly html: string;
  readonly status: number;
}

/**
 * Renders a public page's first HTML as a guest sees it, in the language of the `lang` cookie.
 * @returns a page, a redirect, or null where the bare shell is the right answer (pages that need a customer)
 */
export function createRenderer({ template, manifest, api }: RendererOptions) {
  const chunks = routeChunks(manifest);
  return async (request: Request): Promise<RenderedPage | Response | null> => {
    const cookie = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1];
    const i18n = await createI18n(isLanguage(cookie) ? cookie : defaultLanguage);
    const { origin } = new URL(request.url);
    const queryClient = createQueryClient(
      createApi({ baseUrl: `${origin}/api`, tokens: null, fetch: (input, init) => api(new Request(input, init)) }),
      { isServer: true },
    );
    const outbox = createOutbox({ send: async () => undefined, onRefused: () => undefined });
    let page: RenderedPage | null = null;
    const response = await createRequestHandler({
      request,
      createRouter: () =>
        makeRouter({ queryClient, i18n, session: guestSession, outbox }, { isServer: true, history: createMemoryHistory() }),
    })(async ({ router }) => {
      const appRouter = router as AppRouter;
      if (!appRouter.state.matches.some(isDrawnInBrowser)) {
        const app = renderToString(<RouterServer router={router} />);
        page = { status: getSsrStatus(router), html: filled(template, i18n.locale, appRouter, app, dehydrate(queryClient), chunks) };
      }
      return new Response(null);
    });
    queryClient.clear();
    return response.status >= 300 && response.status < 400 ? response : page;
  };
}

/** Pages of one customer, and forms: what is typed into a form that has not woken up yet would be lost. */
function isDrawnInBrowser({ staticData }: AppRouter['state']['matches'][number]): boolean {
  return staticData.requiresAuth === true || staticData.layout === 'blank';
}

function filled(
  template: string,
  language: string,
  router: AppRouter,
  app: string,
  state: unknown,
  chunks: ReadonlyMap<string, string>,
): string {
  const preloads = router.state.matches.flatMap(match => {
    const file = chunks.get(match.routeId);
    return file === undefined ? [] : [`<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`];
  });
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return template
    .replace('<html lang="id">', () => `<html lang="${language}">`)
    .replace(/<title>.*?<\/title>\s*<meta name="description"[^>]*>/s, () => headHtml(headOf(router)))
    .replace('<!--preloads-->', () => preloads.join(''))
    .replace('<!--app-->', () => app)
    .replace('<!--state-->', () => `<script type="application/json" id="state">${json}</script>`);
}

/** Which chunk carries a route's component, by route id: 'src/routes/cart.index.tsx' is '/cart/'. */
function routeChunks(manifest: Manifest): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(manifest).flatMap(([source, { file }]) => {
      const name = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/.exec(source)?.[1];
      return name === undefined ? [] : [[`/${name.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`, file] as const];
    }),
  );
}
