declare const self: ServiceWorkerGlobalScope;

/** What the shop sends to staff: words to show, and the screen of the desk that they lead to. */
interface Push {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag?: string;
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

self.addEventListener('push', event => {
  const push = event.data?.json() as Push | undefined;
  if (push === undefined) return;
  const { title, body, url, tag } = push;
  event.waitUntil(
    self.registration.showNotification(title, { body, ...(tag === undefined ? {} : { tag }), data: { url }, icon: '/icons/icon-192.png' }),
  );
});

/** An open desk comes to the front and goes to the screen; else a new one is opened there. */
self.addEventListener('notificationclick', event => {
  event.notification.close();
  const { url } = event.notification.data as Pick<Push, 'url'>;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async clients => {
      const desk = clients.find(client => new URL(client.url).pathname.startsWith('/desk'));
      if (desk === undefined) return self.clients.openWindow(url);
      await desk.focus();
      desk.postMessage({ type: 'open', url });
      return desk;
    }),
  );
});
