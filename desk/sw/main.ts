import * as v from 'valibot';
import { DeskPushSchema } from '#contract/staff-push.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

self.addEventListener('push', event => {
  const push = v.safeParse(DeskPushSchema, payloadOf(event.data));
  // A browser ends the pushes of a worker that shows nothing: an odd payload is shown as the shop's name, which opens the desk.
  const { title, body, lang, url, tag } = push.success
    ? push.output
    : ({ title: 'Fondasi', body: '', lang: 'id', url: '/desk/', tag: 'desk' } as const);
  event.waitUntil(self.registration.showNotification(title, { body, lang, tag, data: { url }, icon: '/icons/icon-192.png' }));
});

/** An open desk comes to the front and goes to the screen; else a new one is opened there. */
self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(openDesk(deskPath((event.notification.data as { url?: unknown } | null)?.url)));
});

async function openDesk(url: string): Promise<void> {
  const clients = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const desk = clients.find(client => /^\/desk(?:\/|$)/.test(new URL(client.url).pathname));
  if (desk === undefined) {
    await self.clients.openWindow(url);
    return;
  }
  desk.postMessage({ type: 'open', url });
  await desk.focus();
}

function payloadOf(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/** A path of the desk on this server; the desk's start for any other address. */
function deskPath(url: unknown): string {
  if (typeof url !== 'string' || !URL.canParse(url, self.location.origin)) return '/desk/';
  const { origin, pathname, search } = new URL(url, self.location.origin);
  return origin === self.location.origin && pathname.startsWith('/desk/') ? pathname + search : '/desk/';
}
