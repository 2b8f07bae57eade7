import type { TabMessage } from './ports.ts';

const NAME = 'fondasi-outbox';

/**
 * Held only while something is sent, since a page that holds a lock can't be restored by the back button. Where the browser
 * has none, two tabs may send the same edit: the server answers its key once. The cart's lock has the name that the only lane
 * of earlier versions had.
 */
export async function alone(run: () => Promise<void>, lane: string): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(lane === 'cart' ? NAME : `${NAME}:${lane}`, run);
  else await run();
}

/** Where all tabs and the worker hear each other; null in a browser that can't. */
export function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
}

/** Tells every tab, from a place that is none. */
export function tellTabs(message: TabMessage): void {
  const channel = openChannel();
  channel?.postMessage(message);
  channel?.close();
}
