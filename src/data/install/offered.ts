import { useSyncExternalStore } from 'react';
import { createStore } from '#lib/store.ts';

/** Chromium's event where the app can be installed; no other engine has it. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** It comes once a page, maybe before what answers it has been loaded. */
export const installPrompt = createStore<InstallPrompt | null>(null);

/** Keeps the browser's own banner away: the shop asks in its own place and time. */
export function catchInstallPrompt(): void {
  globalThis.addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    installPrompt.set(event as InstallPrompt);
  });
}

/** Whether the offer to install the app stands; apart from what makes it, which no first visit needs. */
export const installOffered = createStore(false);

export function useIsInstallOffered(): boolean {
  return useSyncExternalStore(installOffered.subscribe, installOffered.get, () => false);
}
