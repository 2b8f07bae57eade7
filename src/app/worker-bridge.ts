import { clientMessage, workerMessage, workerSwitch } from '#contract/worker-messages.ts';
import { appUpdate } from '#data/app-update.ts';

/** Milliseconds between two looks for a new version while the app stays open. */
const LOOK = 3_600_000;

export interface WorkerTasks {
  /** Sends what waits; resolves when nothing more can be done now. */
  readonly drain: () => Promise<void>;
}

/**
 * Registers the service worker once the page has settled, and offers a new version instead of forcing it: a customer in the middle
 * of a checkout decides when the page changes. Where the shop wants no worker, every trace of one goes.
 */
export async function startWorker({ drain }: WorkerTasks): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  if (document.querySelector(`meta[name="${workerSwitch}"][content="off"]`) !== null) return leaveWorker();
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(trusted('/sw.js') as string);
  let isAccepted = false;
  const accept = () => {
    isAccepted = true;
    worker.messageSkipWaiting();
  };
  worker.addEventListener('waiting', () => appUpdate.offer(accept));
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Another tab's customer accepted: this one may hold something half typed.
    if (isAccepted || document.visibilityState === 'hidden') location.reload();
    else appUpdate.offer(() => location.reload());
  });
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [port] }) => {
    if (data?.type === workerMessage.drain) void drain().finally(() => port?.postMessage(null));
  });
  await worker.register();
  lookForUpdates(worker);
  if (navigator.serviceWorker.controller === null) void keepFirstVisit();
}

/** The shop refused this version: the one that waits takes over, or the page comes anew. */
export async function updateNow(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined);
  // Its arrival reloads the page; without one the server's page is as new as it gets.
  if (registration?.waiting) registration.waiting.postMessage({ type: clientMessage.skipWaiting });
  else location.reload();
}

/** An installed app stays open for days and navigates without the server. */
function lookForUpdates(worker: { update(): Promise<void> }): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < LOOK) return;
    last = Date.now();
    void worker.update().catch(() => undefined);
  });
}

/** A worker that just came takes no page over, so the pages and pictures of a first visit are named to it: the browser still has them. */
async function keepFirstVisit(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const told = new Set<string>();
  const tell = () => {
    const pictures = performance.getEntriesByType('resource').map(({ name }) => name);
    const seen = [location.pathname + location.search, ...pictures.filter(name => new URL(name).pathname.startsWith('/media/'))];
    const addresses = seen.filter(address => !told.has(address));
    for (const address of addresses) told.add(address);
    if (addresses.length > 0) active?.postMessage({ type: clientMessage.keep, addresses });
  };
  tell();
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell());
}

/** Edits that wait lie in storage, which nothing here touches. */
async function leaveWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

/** The content security policy lets only this policy name a script's address. */
function trusted(url: string): unknown {
  const { trustedTypes } = globalThis as {
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): unknown };
    };
  };
  return trustedTypes?.createPolicy('fondasi', { createScriptURL: same => same }).createScriptURL(url) ?? url;
}
