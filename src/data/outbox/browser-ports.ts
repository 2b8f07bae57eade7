import { exclusively } from '#storage/exclusively.ts';
import { outboxStore } from '#storage/outbox-store.ts';
import type { Kinds } from './kinds.ts';
import type { OutboxOptions, TabMessage } from './ports.ts';

const NAME = 'fondasi-outbox';

/** The disk, the locks and the voice of this browser, which all its tabs share. */
export function browserPorts({ read, lockOf }: Kinds): Required<Pick<OutboxOptions, 'storage' | 'lock' | 'tabs' | 'onSaved'>> {
  // Held only while something is sent, since a page that holds a lock can't be restored by the back button. Where the browser has
  // none, two tabs may send the same edit: the server answers its key once.
  const lock = (run: () => Promise<void>, queue: string) => exclusively(lockOf(queue), run);
  return { storage: outboxStore(read), lock, tabs: tabs(), onSaved: keepStorage() };
}

function tabs(): NonNullable<OutboxOptions['tabs']> {
  if (typeof BroadcastChannel === 'undefined') return { announce: () => undefined, onChange: () => undefined };
  const channel = new BroadcastChannel(NAME);
  return {
    announce: message => channel.postMessage(message),
    onChange: listener => channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data)),
  };
}

/** Unsent edits must not be the first to go when the phone runs out of room; asked once, after the first edit. */
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
