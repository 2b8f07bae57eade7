import { useSyncExternalStore } from 'react';
import { createStore, type Store } from '#lib/store.ts';
import { localKeys, localValue } from '#storage/local.ts';

/** Where goods are to go, as far as freight needs to know: a regency. */
export interface Destination {
  /** Code such as '81.72'. */
  readonly regency: string;
  /** Its name without what kind of regency it is, such as 'Tual'. */
  readonly name: string;
  /** Taken from the customer's primary address, and forgotten with their session; else chosen on this phone. */
  readonly isOfAddress?: boolean;
}

const REGENCY = /^\d\d\.\d\d$/;

/** What lies on the phone, or null where it is no destination. */
export function parseDestination(text: string | null): Destination | null {
  try {
    const { regency, name, isOfAddress } = JSON.parse(text ?? '') as Record<string, unknown>;
    if (typeof regency !== 'string' || !REGENCY.test(regency) || typeof name !== 'string' || name === '') return null;
    return { regency, name, ...(isOfAddress === true ? { isOfAddress } : {}) };
  } catch {
    return null;
  }
}

let opened: Store<string | null> | undefined;
const stored = () => {
  opened ??= localValue(localKeys.destination);
  return opened;
};

let known: { readonly text: string | null; readonly destination: Destination | null } = { text: null, destination: null };

/** One destination for the whole phone, in every tab. */
export const destinations = {
  get(): Destination | null {
    const text = stored().get();
    if (known.text !== text) known = { text, destination: parseDestination(text) };
    return known.destination;
  },
  set(next: Destination | null): void {
    stored().set(next === null ? null : JSON.stringify(next));
    // The cards of the page that is open keep a line for the delivered price from now on, as `src/first-view/inline/head.ts` has it for the next page.
    if (next === null) delete document.documentElement.dataset.destination;
    else document.documentElement.dataset.destination = '';
  },
  subscribe: (listener: () => void) => stored().subscribe(listener),
};

/** Null for the server and the first render of its page, and until the customer has said where they build. */
export function useDestination(): Destination | null {
  return useSyncExternalStore(destinations.subscribe, destinations.get, () => null);
}

const asked = createStore(false);

/** The sheet in which a customer says where goods are to go; opened by a tap only. */
export const destinationPrompt = { open: () => asked.set(true), close: () => asked.set(false) };

export function useIsDestinationAsked(): boolean {
  return useSyncExternalStore(asked.subscribe, asked.get, () => false);
}

/** At the end of a session: the regency of a customer's address is theirs, one that was chosen here stays. */
export function forgetAddressDestination(): void {
  if (destinations.get()?.isOfAddress) destinations.set(null);
}
