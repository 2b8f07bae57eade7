import { registerRoute } from 'workbox-routing';
import { clientMessage } from '#contract/worker-messages.ts';
import { precacheShell } from './precache.ts';
import { pictureRoute, publicCatalogueRoute } from './runtime.ts';
import { sendOnSync } from './sync.ts';

declare const self: ServiceWorkerGlobalScope;

precacheShell();
sendOnSync();
registerRoute(publicCatalogueRoute.matches, publicCatalogueRoute.handler);
registerRoute(pictureRoute.matches, pictureRoute.handler);

self.addEventListener('message', event => {
  // Only when the customer accepted the update: a page and its worker must be of one version.
  if (event.data?.type === clientMessage.skipWaiting) void self.skipWaiting();
});
