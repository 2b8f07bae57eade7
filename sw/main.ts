import { registerRoute } from 'workbox-routing';
import { clientMessage, outboxTag } from '#contract/worker-messages.ts';
import { precacheShell } from './precache.ts';
import { pictureRoute, publicCatalogueRoute } from './runtime.ts';
import { type SyncEvent, sendWaiting } from './sync.ts';

declare const self: ServiceWorkerGlobalScope;

precacheShell();
registerRoute(publicCatalogueRoute.matches, publicCatalogueRoute.handler);
registerRoute(pictureRoute.matches, pictureRoute.handler);

self.addEventListener('message', event => {
  // Only when the customer accepted the update: a page and its worker must be of one version.
  if (event.data?.type === clientMessage.skipWaiting) void self.skipWaiting();
});
self.addEventListener('sync', event => {
  const { tag } = event as SyncEvent;
  if (tag === outboxTag) (event as SyncEvent).waitUntil(sendWaiting());
});
