import type { Handler } from 'hono';
import { tidyPath } from '#contract/page-path.ts';
import { pageMark, SHARE_PATH } from '#contract/worker-messages.ts';
import type { Deps } from '#server/deps.ts';
import { type PagesOptions, pages } from './pages.ts';
import { contentSecurityPolicy, type InlineHashes } from './security-headers.ts';
import { type StaticFiles, staticFiles } from './static-files.ts';
import { killSwitchWorker, withoutWorker } from './worker-switch.ts';

export interface SiteOptions extends Pick<PagesOptions, 'api'> {
  /** The built client; null: none, as in development. */
  readonly clientDir: string | null;
  /** Where the next start would find it; null: it can't be replaced. */
  readonly clientLink: string | null;
  readonly render: PagesOptions['render'] | null;
  readonly hashes: InlineHashes;
}

/** Below these a missing file is 404 and never a page: a script that is HTML breaks an old shell for good. */
const FILES_ONLY = /^\/(?:api|assets|media|uploads)(?:\/|$)/;

/** Serves the built client: its files, and its pages for every other address. */
export function serveSite(deps: Deps, { clientDir, clientLink, render, hashes, api }: SiteOptions): Handler {
  const isSecure = deps.config.publicUrl.startsWith('https://');
  const files = clientDir === null ? null : staticFiles(clientDir, clientLink);
  const renderPage = render === null ? null : pages({ render, api, hashes, isSecure, log: deps.log, metrics: deps.metrics });
  return async http => {
    const request = http.req.raw;
    const { pathname, search } = new URL(request.url);
    // The worker takes what other apps share. Where there is none yet, the page asks for the file once more.
    if (request.method === 'POST' && pathname === SHARE_PATH) return http.redirect(SHARE_PATH, 303);
    if (request.method !== 'GET' && request.method !== 'HEAD') return http.text('method not allowed', 405, { Allow: 'GET, HEAD' });
    if (deps.config.isWorkerOff && pathname === '/sw.js') return killSwitchWorker();
    const file = await files?.respond(pathname, request);
    if (file && pathname !== '/index.html') return file;
    if (file === undefined || !isNavigation(request, pathname)) return http.text('not found', 404, { 'Cache-Control': 'no-cache' });
    const tidy = tidyPath(pathname);
    if (tidy !== pathname) return http.redirect(tidy + search, 301);
    const page = pathname === '/index.html' ? null : await renderPage?.(request);
    return page ?? shell(files, request, { policy: contentSecurityPolicy(hashes, isSecure), isWorkerOff: deps.config.isWorkerOff });
  };
}

/** The bare shell, which draws every page itself. */
async function shell(
  files: StaticFiles | null,
  request: Request,
  { policy, isWorkerOff }: { readonly policy: string; readonly isWorkerOff: boolean },
): Promise<Response> {
  const html = isWorkerOff ? files?.text('/index.html') : null;
  const response = html
    ? new Response(withoutWorker(html), { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' } })
    : ((await files?.respond('/index.html', request)) ?? new Response('not found', { status: 404 }));
  response.headers.set('Content-Security-Policy', policy);
  if (response.ok) response.headers.set(pageMark, '1');
  return response;
}

/**
 * Whether a request is for a page, not a file. Browsers say so in `Sec-Fetch-Dest`; without it a request that accepts HTML is, and one that
 * accepts anything is unless its address looks like a file's.
 */
function isNavigation(request: Request, pathname: string): boolean {
  if (FILES_ONLY.test(pathname)) return false;
  if (pathname === '/index.html') return true;
  const destination = request.headers.get('sec-fetch-dest');
  if (destination !== null && destination !== 'empty') return ['document', 'iframe', 'frame'].includes(destination);
  const accept = request.headers.get('accept') ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[a-z0-9]{2,5}$/i.test(pathname));
}
