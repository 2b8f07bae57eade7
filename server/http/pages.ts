import { withoutVisitMarks } from '#contract/visit-marks.ts';
import { ageMetric, pageMark } from '#contract/worker-messages.ts';
import type { Log } from '#server/log.ts';
import { logText } from '#server/log-text.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { type BestBrotli, bestBrotli } from './best-brotli.ts';
import { acceptedEncoding, compress, type Encoding } from './encoding.ts';
import { pageCache } from './page-cache.ts';
import { Busy, renderGate } from './render-gate.ts';
import { contentSecurityPolicy, hashSource, type InlineHashes } from './security-headers.ts';

/** A page's first HTML. `headers` wins over what the server sets. */
interface RenderedPage {
  readonly html: string;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** This page's inline stylesheet, of what the build wrote; the shell's, unless it has its own. */
  readonly style?: string;
}

/** Makes a page's first HTML; a Response for redirections; null where only the browser can draw it. `api` calls the shop in process. */
export type RenderPage = (request: Request, api: (request: Request) => Promise<Response>) => Promise<RenderedPage | Response | null>;

export interface PagesOptions {
  readonly render: RenderPage;
  readonly api: (request: Request) => Promise<Response>;
  readonly hashes: InlineHashes;
  readonly isSecure: boolean;
  readonly log: Log;
  readonly metrics?: Metrics | undefined;
}

/** Milliseconds after which a visitor gets the bare shell, which draws itself. */
const DEADLINE = 2_000;
/** Milliseconds between two lines for the operator about too many pages at once. */
const BUSY_PAUSE = 60_000;

interface Cached {
  readonly page: RenderedPage | Response | null;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

/**
 * Serves navigations from the renderer, or as they were rendered in the last ten minutes; the page hears how old it is, and knows by that
 * what to ask for anew. One is rendered at a time, so that calls and files are answered meanwhile. Navigations carry no token, so the page
 * is drawn for a guest; the request that the renderer sees holds nothing but what the cache tells apart.
 * @returns null where the shell must do: no page, an error, too many at once, or too late
 */
export function pages({ render, api, hashes, isSecure, log, metrics }: PagesOptions): (request: Request) => Promise<Response | null> {
  const packed = bestBrotli();
  const gate = renderGate();
  const lookUp = pageCache<Cached>(({ page }) => (page?.status === 200 ? 'lasting' : (page?.status ?? 200) >= 500 ? 'failed' : 'brief'));

  let saidAt = Number.NEGATIVE_INFINITY;
  const sayBusy = () => {
    if (performance.now() - saidAt < BUSY_PAUSE) return;
    saidAt = performance.now();
    log('pages are asked for faster than they can be rendered: some come without content and draw themselves', 'warn');
  };

  return async request => {
    const failed = (error: unknown) => log(`page ${kindOfPage(request)} not rendered: ${logText(error)}`, 'error');
    try {
      const seen = visible(request);
      const cookies = seen.headers.get('cookie') ?? '';
      let result: 'hit' | 'miss' = 'hit';
      const { at, value } = lookUp({
        key: `${cookies} ${seen.url}`,
        make: async isAwaited => {
          if (isAwaited) result = 'miss';
          const page = await gate.run(() => render(seen, api), isAwaited);
          return { page, encoded: new Map() };
        },
        isReload: /no-cache|max-age=0/.test(request.headers.get('cache-control') ?? ''),
        failed,
      });
      metrics?.page(result);
      const cached = await withDeadline(value);
      if (cached === 'late' || cached.page === null) return null;
      if (cached.page instanceof Response) return cached.page.clone();
      const policy = contentSecurityPolicy(withStyle(hashes, cached.page), isSecure);
      const isGuest = !cookies.includes('known=1');
      return await respond(request, cached.page, { encoded: cached.encoded, age: Date.now() - at, policy, isGuest, packed });
    } catch (error) {
      if (error instanceof Busy) sayBusy();
      else failed(error);
      return null;
    }
  };
}

/** The first part of a page's path: behind it may stand the number of an order. */
const kindOfPage = ({ url }: Request) => new URL(url).pathname.replace(/^(\/[^/]{1,40}\/).*$/, '$1…').slice(0, 50);

/**
 * The parts of a request that a page may depend on: its path and search, the language that the visitor chose, and whether the visitor is
 * signed in, not as which customer. The host is left out, since a request may name any, and so are the marks of how the visitor came (the
 * app takes them out of its address too): each would cost a rendering and push other pages out.
 */
function visible(request: Request): Request {
  const { pathname, search } = new URL(withoutVisitMarks(request.url));
  const address = `http://localhost${pathname}${search}`;
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/).filter(cookie => /^(?:lang=\w+|known=1)$/.test(cookie));
  return new Request(address, cookies.length === 0 ? {} : { headers: { cookie: cookies.sort().join('; ') } });
}

interface Serving {
  readonly encoded: Cached['encoded'];
  /** Milliseconds since it was rendered. */
  readonly age: number;
  readonly policy: string;
  readonly isGuest: boolean;
  readonly packed: BestBrotli;
}

async function respond(request: Request, page: RenderedPage, { encoded, age, policy, isGuest, packed }: Serving): Promise<Response> {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-cache',
    'Content-Security-Policy': policy,
    [pageMark]: '1',
    // The policy delays a first visit's first paint (docs/decisions/sign-in-and-privacy.md), and a page drawn for a guest has nothing of a customer to shield.
    ...(isGuest ? { 'Cross-Origin-Opener-Policy': 'unsafe-none' } : {}),
    'Server-Timing': `${ageMetric};dur=${age}`,
    ...page.headers,
  });
  headers.append('Vary', 'Accept-Encoding, Cookie');
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  if (encoding === null) return new Response(page.html, { status: page.status, headers });
  headers.set('Content-Encoding', encoding);
  const smallest = encoding === 'br' ? packed.find(page.html) : undefined;
  return new Response(new Uint8Array(smallest ?? (await encodedOnce(encoded, page, encoding))), { status: page.status, headers });
}

function encodedOnce(encoded: Cached['encoded'], { html }: RenderedPage, encoding: Encoding): Promise<Buffer> {
  const known = encoded.get(encoding) ?? compress(Buffer.from(html), encoding);
  encoded.set(encoding, known);
  return known;
}

function withStyle(hashes: InlineHashes, page: RenderedPage): InlineHashes {
  return page.style === undefined ? hashes : { ...hashes, styles: [hashSource(page.style)] };
}

function withDeadline<Result>(result: Promise<Result>): Promise<Result | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>(resolve => {
    timer = setTimeout(() => resolve('late'), DEADLINE);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}
