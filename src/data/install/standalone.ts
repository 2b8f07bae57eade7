import { useSyncExternalStore } from 'react';

const query = () => globalThis.matchMedia?.('(display-mode: standalone)');

/** Whether the shop runs as an installed app, without the browser's own bars. */
export const isStandalone = (): boolean => query()?.matches === true;

function subscribe(listener: () => void): () => void {
  const list = query();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

/** False for the server and the first render of its page. */
export function useIsStandalone(): boolean {
  return useSyncExternalStore(subscribe, isStandalone, () => false);
}
