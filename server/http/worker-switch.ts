import { workerSwitch } from '#contract/worker-messages.ts';

/**
 * A worker that undoes a broken one. It takes over at once, so that the broken one fills no cache again, lets every cache go and itself
 * too; what a request that was under way still put back, the next page lets go. It never touches storage: unsent edits lie there. It
 * answers no request, so that each page comes from the shop again.
 */
const GOODBYE = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => {
  const leave = async () => {
    await self.clients.claim();
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
`;

/** The worker that browsers get while the kill switch is on. */
export function killSwitchWorker(): Response {
  return new Response(GOODBYE, { headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' } });
}

/** The shell's HTML with the word that the shop wants no worker: a page that registered one again would bring the last one back to life. */
export function withoutWorker(html: string): string {
  return html.replace('<head>', `<head><meta name="${workerSwitch}" content="off">`);
}
