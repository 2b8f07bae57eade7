import { useSyncExternalStore } from 'react';
import { createStore } from '#lib/store.ts';

const running = createStore(0);

/** Holds the whole page while `run` goes on. */
export async function withOverlay<Result>(run: () => Promise<Result>): Promise<Result> {
  running.set(count => count + 1);
  try {
    return await run();
  } finally {
    running.set(count => count - 1);
  }
}

export function useIsBlocked(): boolean {
  return useSyncExternalStore(
    running.subscribe,
    () => running.get() > 0,
    () => false,
  );
}
