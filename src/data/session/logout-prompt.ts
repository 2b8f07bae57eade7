import { useSyncExternalStore } from 'react';
import { createStore } from '#lib/store.ts';

const asked = createStore(false);

/** The question before a logout that would throw unsent edits away. */
export const logoutPrompt = {
  open: () => asked.set(true),
  close: () => asked.set(false),
};

export function useIsLogoutAsked(): boolean {
  return useSyncExternalStore(asked.subscribe, asked.get, () => false);
}
