import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | { url: string; revision: string | null })[] };

/** Milliseconds that a page may take from the network before the shell on this phone draws it. */
const PATIENCE = 3_000;

/** Never pages of this app, whatever a navigation asks for. */
const NOT_PAGES = [/^\/api(?:\/|$)/, /^\/media(?:\/|$)/, /^\/uploads(?:\/|$)/, /^\/assets(?:\/|$)/];

/**
 * Keeps the shell and every route's code, so that each page opens without a network. Navigations prefer the page that the server
 * renders while the line is good; a slow or missing answer is replaced by the shell, which draws the page from what is known here.
 */
export function precacheShell(): void {
  cleanupOutdatedCaches();
  // The page's own address must reach the server first, so the shell does not stand in for '/'.
  precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
  registerRoute(new NavigationRoute(({ request }) => pageOrShell(request), { denylist: NOT_PAGES }));
}

async function pageOrShell(request: Request): Promise<Response> {
  const shell = await matchPrecache('index.html');
  if (shell === undefined) return fetch(request);
  const late = new Promise<Response>(resolve => setTimeout(() => resolve(shell), PATIENCE));
  return Promise.race([fetch(request).then(page => (page.status >= 500 ? shell : page)), late]).catch(() => shell);
}
