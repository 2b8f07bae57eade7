import { workerMessage } from '#contract/worker-messages.ts';
import { drainInWorker } from '#data/outbox/worker.ts';

declare const self: ServiceWorkerGlobalScope;

/** Sent by the browser when there is a line again; only Chromium does, and its type is in no library. */
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Sends what waits in the outbox. A page can renew its session, so it comes first; throwing asks the browser to come again later. */
export async function sendWaiting(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage({ type: workerMessage.drainOutbox });
  if (pages.length === 0 && (await drainInWorker()) === 'later') throw new Error('Something is left to send');
}
