import type { RouteHandler, RouteMatchCallback, WorkboxPlugin } from 'workbox-core';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { keptAtHeader } from '#contract/worker-messages.ts';
import { apiBaseUrl } from '#lib/api-address.ts';
import { filesOrigin } from '#lib/files-origin.ts';
import { within } from './cache-limit.ts';

interface Runtime {
  readonly matches: RouteMatchCallback;
  readonly handler: RouteHandler;
}

/** The only answers of the API that may lie in a cache that every user of this phone shares. */
const PUBLIC =
  /^\/v1\/(?:site-info|banners|categories|brands|products|payment-method|shipment-method|regions|pages|articles|tags)(?:[/?]|$)/;
const MEGABYTE = 1024 * 1024;
/** Such as 'https://shop.example/api'. */
const api = new URL(apiBaseUrl, location.href).href.replace(/\/$/, '');

/**
 * Lets only the shop's own good answers in: 200, of the kind that was asked for (a Wi-Fi login page answers everything with HTML),
 * never opaque, never one that forbids keeping. The copy says when it was fetched.
 */
function keeping(kind: string): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response }) => {
      const { headers, status, type } = response;
      const isOurs = status === 200 && type !== 'opaque' && headers.get('content-type')?.startsWith(kind) === true;
      if (!isOurs || headers.get('cache-control')?.includes('no-store')) return null;
      const copy = new Headers(headers);
      copy.set(keptAtHeader, String(Date.now()));
      return new Response(response.body, { status, headers: copy });
    },
  };
}

/** Milliseconds; on 40 kbit/s this is 300 KB. */
const LONGEST = 60_000;

/** Gives up what never ends: six such answers would take all connections that HTTP/1.1 has, and the line's return would not be noticed. */
const ending: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => {
    const call = new AbortController();
    setTimeout(() => call.abort(), LONGEST);
    // A page asks for a picture of another origin without CORS, and of such an answer the worker could read nothing.
    const mode = request.mode === 'no-cors' && filesOrigin !== '' ? { mode: 'cors' as const, credentials: 'omit' as const } : {};
    return new Request(request, { ...mode, signal: call.signal });
  },
};

/** Catalogue answers: the network while it answers soon, else the last one that was seen. A request with a token never passes here. */
export const publicCatalogueRoute: Runtime = {
  matches: ({ url, request }) =>
    url.href.startsWith(api) &&
    request.method === 'GET' &&
    PUBLIC.test(url.href.slice(api.length)) &&
    !request.headers.has('authorization'),
  handler: new NetworkFirst({
    cacheName: 'catalogue',
    networkTimeoutSeconds: 8,
    plugins: [ending, keeping('application/json'), within('catalogue', { entries: 300, bytes: 10 * MEGABYTE })],
  }),
};

/**
 * Pictures never change their content; a size that is missing offline is replaced by another one of the same picture. The format of scenes
 * and photos varies by what a request accepts, and the worker's own accepts anything: whatever was kept, this browser can read.
 */
export const pictureStrategy = new CacheFirst({
  cacheName: 'pictures',
  matchOptions: { ignoreVary: true },
  plugins: [
    ending,
    keeping('image/'),
    within('pictures', { entries: 300, bytes: 50 * MEGABYTE }),
    { handlerDidError: async ({ request }) => caches.match(request, { ignoreSearch: true, ignoreVary: true, cacheName: 'pictures' }) },
  ],
});

/** Whether an address is a picture's of the catalogue. */
export const isPicture = (url: URL): boolean =>
  url.origin === (filesOrigin || location.origin) && url.pathname.startsWith('/media/pictures/');

export const pictureRoute: Runtime = {
  // A part of a file can't be answered from a whole one.
  matches: ({ url, request }) => isPicture(url) && request.method === 'GET' && !request.headers.has('range'),
  handler: pictureStrategy,
};
