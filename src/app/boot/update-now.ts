import { clientMessage } from '#contract/worker-messages.ts';

/** The shop refused this version: the one that waits takes over, or the page comes anew. */
export async function updateNow(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined);
  // Its arrival reloads the page; without one the server's page is as new as it gets.
  if (registration?.waiting) registration.waiting.postMessage({ type: clientMessage.skipWaiting });
  else location.reload();
}
