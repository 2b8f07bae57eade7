import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { RouteHandler, RouteMatchCallback, WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

interface Runtime {
  readonly matches: RouteMatchCallback;
  readonly handler: RouteHandler;
}

/** The only answers of the API that may lie in a cache that every user of this phone shares. */
const PUBLIC =
  /^\/api\/v1\/(?:site-info|banners|categories|brands|products|payment-method|shipment-method|regions|pages|articles|tags)(?:\/|$)/;

// The library's plugin classes and its own plugin type disagree about `undefined` under exact optional properties.
const onlyGood = new CacheableResponsePlugin({ statuses: [200] }) as WorkboxPlugin;
const expiring = (options: ConstructorParameters<typeof ExpirationPlugin>[0]) => new ExpirationPlugin(options) as WorkboxPlugin;

/** Catalogue answers: the network while it answers soon, else the last one that was seen. A request with a token never passes here. */
export const publicCatalogueRoute: Runtime = {
  matches: ({ url, request, sameOrigin }) =>
    sameOrigin && request.method === 'GET' && PUBLIC.test(url.pathname) && !request.headers.has('authorization'),
  handler: new NetworkFirst({
    cacheName: 'catalogue',
    networkTimeoutSeconds: 5,
    plugins: [onlyGood, expiring({ maxEntries: 500, maxAgeSeconds: 30 * 24 * 3600, purgeOnQuotaError: true })],
  }),
};

/** Pictures never change their content; a size that is missing offline is replaced by another one of the same picture. */
export const pictureRoute: Runtime = {
  matches: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/pictures/'),
  handler: new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      onlyGood,
      expiring({ maxEntries: 300, purgeOnQuotaError: true }),
      { handlerDidError: async ({ request }) => caches.match(request, { ignoreSearch: true, cacheName: 'pictures' }) },
    ],
  }),
};
