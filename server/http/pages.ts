import { pageMark } from '#contract/worker-messages.ts';
import { acceptedEncoding, compress, type Encoding } from './encoding.ts';
import { contentSecurityPolicy, hashSource, type InlineHashes } from './security-headers.ts';
import { type TightPages, tightPages } from './tight-pages.ts';

/** A page's first HTML. `headers` wins over what the server sets. */
export interface RenderedPage {
  readonly html: string;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Inline stylesheets of this page beyond the shell's, as the build wrote them. */
  readonly styles?: readonly string[];
}

/** Makes a page's first HTML; a Response for redirections; null where only the browser can draw it. `api` calls the shop in process. */
export type RenderPage = (request: Request, api: (request: Request) => Promise<Response>) => Promise<RenderedPage | Response | null>;

export interface PagesOptions {
  readonly render: RenderPage;
  readonly api: (request: Request) => Promise<Response>;
  readonly hashes: InlineHashes;
  readonly isSecure: boolean;
  readonly log: (line: string) => void;
}

/** Milliseconds after which a visitor gets the bare shell, which draws itself. */
const DEADLINE = 2_000;
/** Milliseconds for which everybody gets the same HTML. */
const LIFE = 10_000;
const MOST_PAGES = 200;

interface Cached {
  readonly at: number;
  readonly page: Promise<RenderedPage | Response | null>;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

/**
 * Serves navigations from the renderer, each address and language once per ten seconds however many ask. Navigations carry no
 * token, so what is rendered is a guest's; the request that the renderer sees holds nothing but what the cache tells apart.
 * @returns null where the shell must do: no page, an error, or too late
 */
export function pages({ render, api, hashes, isSecure, log }: PagesOptions): (request: Request) => Promise<Response | null> {
  const cache = new Map<string, Cached>();
  const tight = tightPages();

  function lookUp(request: Request): Cached {
    const seen = visible(request);
    const key = `${seen.headers.get('cookie') ?? ''} ${seen.url}`;
    const known = cache.get(key);
    if (known !== undefined && Date.now() - known.at < LIFE) return known;
    const fresh: Cached = { at: Date.now(), page: render(seen, api), encoded: new Map() };
    cache.delete(key);
    cache.set(key, fresh);
    // A failure is told to those who wait for it now, and tried again by the next one.
    fresh.page.catch(() => cache.get(key) === fresh && cache.delete(key));
    for (const oldest of cache.keys()) {
      if (cache.size <= MOST_PAGES) break;
      cache.delete(oldest);
    }
    return fresh;
  }

  return async request => {
    try {
      const cached = lookUp(request);
      const page = await withDeadline(cached.page);
      if (page === null || page === 'late') return null;
      if (page instanceof Response) return page.clone();
      return await respond(request, cached, page, { policy: contentSecurityPolicy(withStyles(hashes, page), isSecure), tight });
    } catch (error) {
      log(`page ${new URL(request.url).pathname} not rendered: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  };
}

/** What a page may depend on: its address, the language that the visitor chose, and whether somebody is signed in, not who. */
function visible(request: Request): Request {
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/).filter(cookie => /^(?:lang=\w+|known=1)$/.test(cookie));
  return new Request(request.url, cookies.length === 0 ? {} : { headers: { cookie: cookies.sort().join('; ') } });
}

async function respond(
  request: Request,
  cached: Cached,
  page: RenderedPage,
  { policy, tight }: { readonly policy: string; readonly tight: TightPages },
): Promise<Response> {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-cache',
    'Content-Security-Policy': policy,
    [pageMark]: '1',
    ...page.headers,
  });
  headers.append('Vary', 'Accept-Encoding, Cookie');
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  if (encoding === null) return new Response(page.html, { status: page.status, headers });
  headers.set('Content-Encoding', encoding);
  const smallest = encoding === 'br' ? tight.find(page.html) : undefined;
  return new Response(new Uint8Array(smallest ?? (await encodedOnce(cached, page, encoding))), { status: page.status, headers });
}

function encodedOnce({ encoded }: Cached, { html }: RenderedPage, encoding: Encoding): Promise<Buffer> {
  const known = encoded.get(encoding) ?? compress(Buffer.from(html), encoding);
  encoded.set(encoding, known);
  return known;
}

function withStyles(hashes: InlineHashes, page: RenderedPage): InlineHashes {
  return { ...hashes, styles: [...hashes.styles, ...(page.styles ?? []).map(hashSource)] };
}

function withDeadline<Result>(result: Promise<Result>): Promise<Result | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>(resolve => {
    timer = setTimeout(() => resolve('late'), DEADLINE);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}
