import { workerMessage } from '#contract/worker-messages.ts';
import { drainAlone } from '#data/writes/drain-in-worker.ts';
import { tokenCopy } from '#storage/token-copy.ts';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds that an open page may take; a frozen one never answers. */
const PATIENCE = 25_000;

/**
 * The line is back, and edits wait. An open page sends them, since it can renew the session and show what comes of it; with none,
 * the worker does so itself.
 * @throws when something may still wait: the browser then asks again later
 */
export async function sendWaiting(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) if (await hasSent(page)) return;
  const token = await tokenCopy.read();
  // Without a token no customer is signed in here; their edits go when they sign in again.
  if (token !== null) await drainAlone(token);
}

function hasSent(page: Client): Promise<boolean> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), PATIENCE);
    page.postMessage({ type: workerMessage.drain }, [port2]);
  });
}
