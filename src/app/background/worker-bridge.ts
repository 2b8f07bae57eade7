import type { Workbox } from 'workbox-window';
import type { Seen } from '#contract/keep-message.ts';
import { acceptMetric, clientMessage, SYNC_TAG, workerMessage, workerSwitch } from '#contract/worker-messages.ts';
import { appUpdate } from '#data/app-update.ts';
import type { Outbox } from '#data/outbox/outbox.ts';
import { trustedUrl } from '#lib/trusted-url.ts';
import type { Services } from '../boot/services.ts';
import { watchShell } from './shell-watch.ts';

/** Chromium's interface for waking a worker with the line, which TypeScript does not know. */
interface SyncManager {
  register(tag: string): Promise<void>;
}

/** Milliseconds between two looks for a new version while the app stays open. */
const LOOK = 3_600_000;

/** Milliseconds that a page takes for sending when the worker asks. */
const PATIENCE = 20_000;

/**
 * Registers the service worker once the page has settled, and offers a new version instead of forcing it: a customer in the middle
 * of a checkout decides when the page changes. Where the shop wants no worker, every trace of one goes.
 */
export async function startWorker(services: Services): Promise<void> {
  const { outbox } = services;
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  if (document.querySelector(`meta[name="${workerSwitch}"][content="off"]`) !== null) return leaveWorker();
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(trustedUrl('/sw.js'));
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
    if (data?.type === workerMessage.drain) void sendAll(outbox).then(isEmpty => port?.postMessage(isEmpty));
  });
  const install = () => register(worker);
  watchShell(services, install);
  const registration = await install();
  lookForUpdates(worker);
  if (registration !== undefined) askForSync(registration, outbox);
  if (navigator.serviceWorker.controller === null) void keepFirstVisit();
}

/**
 * Registers the worker unless the page has met the kill switch: a worker answers the page while none is registered. Registered once more,
 * that last one would stay until the next load.
 */
async function register(worker: Workbox): Promise<ServiceWorkerRegistration | undefined> {
  const { controller } = navigator.serviceWorker;
  if (controller !== null && (await navigator.serviceWorker.getRegistration()) === undefined) return undefined;
  return worker.register();
}

/** Sends what waits. @returns whether nothing waits any more, after a while at most */
function sendAll({ drain, waiting }: Outbox): Promise<boolean> {
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve(waiting.get().length === 0);
    };
    const timer = setTimeout(end, PATIENCE);
    const stop = waiting.subscribe(() => waiting.get().length === 0 && end());
    drain();
    if (waiting.get().length === 0) end();
  });
}

/** Where the browser can (Chromium), it wakes the worker with the line, also when the app was closed meanwhile. */
function askForSync(registration: ServiceWorkerRegistration & { readonly sync?: SyncManager }, { waiting }: Outbox): void {
  let newest: string | undefined;
  const ask = () => {
    const last = waiting.get().at(-1)?.id;
    // A queue that got shorter needs no wake-up of the worker.
    if (last !== undefined && last !== newest) void registration.sync?.register(SYNC_TAG).catch(() => undefined);
    newest = last;
  };
  waiting.subscribe(ask);
  ask();
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
    const page: Seen = { address: location.pathname + location.search };
    const seen = [page, ...seenPictures()].filter(({ address }) => !told.has(address));
    for (const { address } of seen) told.add(address);
    if (seen.length > 0) active?.postMessage({ type: clientMessage.keep, seen });
  };
  tell();
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell());
}

function seenPictures(): readonly Seen[] {
  const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return fetched
    .filter(({ name }) => new URL(name).pathname.startsWith('/media/'))
    .map(({ name, serverTiming }) => ({ address: name, accept: serverTiming?.find(metric => metric.name === acceptMetric)?.description }));
}

/** Edits that wait lie in storage, which nothing here touches. */
async function leaveWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
