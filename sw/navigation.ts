import { NavigationRoute, registerRoute } from 'workbox-routing';
import { tidyPath } from '#contract/page-path.ts';
import { cachedPage, cachePage, isFrame, isOurs, knowsVisitor } from './page-cache.ts';
import { shell } from './precache.ts';
import { worthwhile } from './worthwhile.ts';

/** Milliseconds that a page may take from the network before the shell on this phone draws it. */
const PATIENCE = 2_000;

/** Never pages of this app, whatever a navigation asks for. */
const NOT_PAGES = [
  /^\/api(?:\/|$)/,
  /^\/media(?:\/|$)/,
  /^\/uploads(?:\/|$)/,
  /^\/assets(?:\/|$)/,
  /^\/desk(?:\/|$)/,
  /^\/(?:robots\.txt|sitemap)/,
];

/** Answers navigations. */
export function answerNavigations(): void {
  registerRoute(new NavigationRoute(({ request, url, event }) => page(request, url, event), { denylist: NOT_PAGES }));
}

/**
 * A page that was seen is shown at once as it was kept, however it is asked for, and what it shows is fetched anew by the app; an unseen one
 * comes from the server while the line is good. A slow or missing answer is replaced by the shell, which draws the page from what is known here.
 */
async function page(request: Request, url: URL, event: ExtendableEvent): Promise<Response> {
  const tidy = tidyPath(url.pathname);
  if (tidy !== url.pathname) return Response.redirect(tidy + url.search, 301);
  const bare = await shell.matchPrecache('index.html');
  if (bare === undefined) return fetch(request);
  const kept = await cachedPage(url);
  if (kept !== null) {
    // A customer who reloads wants what is true now: the app asks for the data in this visit, and the next one gets the new HTML.
    const isReload = !isFrame(url) && (request.cache === 'reload' || request.cache === 'no-cache');
    if (kept.isDue || isReload) void fetchPage(request, url, event).catch(() => undefined);
    return kept.response;
  }
  if (isFrame(url)) {
    // The server's page has nothing but the frame: the page is drawn at once, and from the next time on in its frame.
    if (knowsVisitor) void fetchPage(request, url, event).catch(() => undefined);
    return bare;
  }
  const late = after(PATIENCE);
  const fresh = fetchPage(request, url, event).then(answer => (answer.status >= 500 || !isOurs(answer) ? bare : worthwhile(answer, late)));
  // A page that has come by then is handed over a moment later.
  return (await Promise.race([fresh, after(PATIENCE + 100)]).catch(() => bare)) ?? bare;
}

const after = (milliseconds: number) => new Promise<undefined>(resolve => setTimeout(resolve, milliseconds));

/** Fetches a page; the worker stays awake until a copy of it is kept. */
export async function fetchPage(request: Request | string, url: URL, event: ExtendableEvent): Promise<Response> {
  const fetched = fetch(request).then(answer => [answer, answer.clone()] as const);
  event.waitUntil(fetched.then(([, copy]) => cachePage(url, copy)).catch(() => undefined));
  return (await fetched)[0];
}
