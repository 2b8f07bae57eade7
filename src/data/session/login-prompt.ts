import { useSyncExternalStore } from 'react';
import { createStore } from '#lib/store.ts';
import type { WantedLine } from '#storage/wanted-line-schema.ts';

/** The login dialog over the current page, with the line that a guest wanted to add. */
export interface LoginPrompt {
  readonly isOpen: boolean;
  readonly wanted: WantedLine | null;
}

const closed: LoginPrompt = { isOpen: false, wanted: null };
const prompt = createStore<LoginPrompt>(closed);

/** Opens and closes the login dialog. */
export const loginPrompt = {
  get: prompt.get,
  open: (wanted: WantedLine | null = null) => prompt.set({ isOpen: true, wanted }),
  /** Takes the dialog away but keeps what was wanted: the customer is registering, or the user is still loading. */
  hide: () => prompt.set(current => ({ ...current, isOpen: false })),
  /** The cart line that was wanted before the page was left. */
  resume: (wanted: WantedLine) => prompt.set({ isOpen: false, wanted }),
  /** The customer gave it up. */
  close: () => prompt.set(closed),
};

export function useLoginPrompt(): LoginPrompt {
  return useSyncExternalStore(prompt.subscribe, prompt.get, () => closed);
}
