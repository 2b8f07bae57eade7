import { registerRoute } from 'workbox-routing';
import { LINE_USE } from '#contract/line-use.ts';
import { clientMessage, SYNC_TAG } from '#contract/worker-messages.ts';
import { keepSeen } from './keep.ts';
import { noteLineUse } from './line-use.ts';
import { answerNavigations } from './navigation.ts';
import { forgetPages } from './page-cache.ts';
import { answerWithShell, shell } from './precache.ts';
import { openPush, renewPush, showPush } from './push.ts';
import { pictureRoute, publicCatalogueRoute } from './runtime-cache.ts';
import { shareRoute } from './share.ts';
import { complete, install } from './supply.ts';
import { sendWaiting } from './sync.ts';

declare const self: ServiceWorkerGlobalScope;

answerWithShell();
answerNavigations();
registerRoute(publicCatalogueRoute.matches, publicCatalogueRoute.handler);
registerRoute(pictureRoute.matches, pictureRoute.handler);
registerRoute(shareRoute.matches, shareRoute.handler, 'POST');

self.addEventListener('install', event => event.waitUntil(install()));
self.addEventListener('activate', event => event.waitUntil(shell.activate(event)));
self.addEventListener('push', event => event.waitUntil(showPush(event)));
self.addEventListener('notificationclick', event => event.waitUntil(openPush(event)));
self.addEventListener('pushsubscriptionchange', event => event.waitUntil(renewPush(event)));
self.addEventListener('activate', event => event.waitUntil(forgetPages()));
self.addEventListener('message', event => {
  // Only when the customer accepted the update: a page and its worker must be of one version.
  if (event.data?.type === clientMessage.skipWaiting) void self.skipWaiting();
  if (event.data?.type === clientMessage.complete) event.waitUntil(complete().then(state => event.ports[0]?.postMessage(state)));
  if (event.data?.type === clientMessage.keep) event.waitUntil(keepSeen(event.data, event));
});
new BroadcastChannel(LINE_USE).addEventListener('message', ({ data }) => noteLineUse(data));
self.addEventListener('sync', event => {
  // TypeScript does not know the event, which Chromium alone has.
  const { tag } = event as ExtendableEvent & { readonly tag: string };
  if (tag === SYNC_TAG) (event as ExtendableEvent).waitUntil(sendWaiting());
});
