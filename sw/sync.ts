import { outboxTag, workerMessage } from '#contract/worker-messages.ts';
import { drainInWorker } from '#data/outbox/worker.ts';

declare const self: ServiceWorkerGlobalScope;

/** Sent by the browser when there is a line again; only Chromium does, and its type is in no library. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Sends what waits in the outbox when the line is back, also when no page is open. */
export function sendOnSync(): void {
  self.addEventListener('sync', event => {
    const { tag } = event as SyncEvent;
    if (tag === outboxTag) (event as SyncEvent).waitUntil(send());
  });
}

/** A page can renew its session, so it comes first. Throwing asks the browser to come again later. */
async function send(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage({ type: workerMessage.drainOutbox });
  if (pages.length === 0 && (await drainInWorker()) === 'later') throw new Error('Something is left to send');
}
