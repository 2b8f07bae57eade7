import { outboxTag } from '#contract/worker-messages.ts';
import { outboxStore } from '#storage/outbox-store.ts';
import type { OutboxOptions, TabMessage } from './ports.ts';
import { alone, openChannel } from './tabs.ts';

/** The disk, the locks and the voice of this browser, which all its tabs share. */
export function browserPorts(): Required<Pick<OutboxOptions, 'storage' | 'lock' | 'tabs' | 'onSaved'>> {
  return { storage: outboxStore(), lock: alone, tabs: tabs(), onSaved: onSaved() };
}

function tabs(): NonNullable<OutboxOptions['tabs']> {
  const channel = openChannel();
  return {
    announce: message => channel?.postMessage(message),
    onChange: listener => channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data)),
  };
}

/**
 * What waits on this phone must not be the first to go when it runs out of room: asked once, after the first edit. And the
 * worker is asked to send it if this page should be closed before.
 */
function onSaved(): () => void {
  let isAsked = false;
  return () => {
    void askForSync().catch(() => undefined);
    if (isAsked) return;
    isAsked = true;
    void navigator.storage?.persist?.().catch(() => false);
  };
}

/** Only Chromium has it; everywhere else the next page sends. */
async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration !== undefined && 'sync' in registration) {
    await (registration.sync as { register(tag: string): Promise<void> }).register(outboxTag);
  }
}
