import { exclusively } from '#storage/exclusively.ts';
import { outboxStore } from '#storage/outbox-store.ts';
import type { OutboxOptions, TabMessage } from './ports.ts';

const NAME = 'fondasi-outbox';

/** The disk, the locks and the voice of this browser, which all its tabs share. */
export function browserPorts(): Required<Pick<OutboxOptions, 'storage' | 'lock' | 'tabs' | 'onSaved'>> {
  return { storage: outboxStore(), lock: alone, tabs: tabs(), onSaved: keepStorage() };
}

/**
 * Held only while something is sent, since a page that holds a lock can't be restored by the back button. Where the browser
 * has none, two tabs may send the same edit: the server answers its key once. The cart's lock has the name that the only queue
 * of earlier versions had.
 */
function alone(run: () => Promise<void>, queue: string): Promise<void> {
  return exclusively(queue === 'cart' ? NAME : `${NAME}:${queue}`, run);
}

function tabs(): NonNullable<OutboxOptions['tabs']> {
  if (typeof BroadcastChannel === 'undefined') return { announce: () => undefined, onChange: () => undefined };
  const channel = new BroadcastChannel(NAME);
  return {
    announce: message => channel.postMessage(message),
    onChange: listener => channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data)),
  };
}

/** What waits on this phone must not be the first to go when it runs out of room; asked once, after the first edit. */
function keepStorage(): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    // A worker, which shares this file, may not ask.
    const storage = navigator.storage as { persist?: () => Promise<boolean> } | undefined;
    void storage?.persist?.().catch(() => false);
  };
}
