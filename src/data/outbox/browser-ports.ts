import { outboxStore } from '#storage/outbox-store.ts';
import type { OutboxOptions } from './outbox.ts';

const NAME = 'fondasi-outbox';

/** The disk, the lock and the voice of this browser, which all its tabs share. */
export function browserPorts(): Required<Pick<OutboxOptions, 'storage' | 'lock' | 'tabs'>> {
  return { storage: outboxStore(), lock: alone, tabs: tabs() };
}

/**
 * Held only while something is sent, since a page that holds a lock can't be restored by the back button. Where the browser
 * has none, two tabs may send the same edit: the server answers its key once.
 */
async function alone(run: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(NAME, run);
  else await run();
}

function tabs(): NonNullable<OutboxOptions['tabs']> {
  if (typeof BroadcastChannel === 'undefined') return { announce: () => undefined, onChange: () => undefined };
  const channel = new BroadcastChannel(NAME);
  return { announce: () => channel.postMessage(null), onChange: listener => channel.addEventListener('message', listener) };
}
