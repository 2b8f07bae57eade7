import { useSyncExternalStore } from 'react';
import { createStore } from '#lib/store.ts';

/** A newer version of this app that waits for the customer's word. */
export interface UpdateOffer {
  /** The shop no longer understands this version; what waits is held until it is replaced. */
  readonly isRequired: boolean;
  readonly accept: () => void;
}

const offered = createStore<UpdateOffer | null>(null);

/** A customer in the middle of a checkout is not moved to another version: it is offered until they decide. */
export const appUpdate = {
  offer: (accept: () => void) => offered.set(current => ({ isRequired: current?.isRequired ?? false, accept })),
  /** The shop refuses this version. @param accept what to do where no newer one waits yet */
  require: (accept: () => void) =>
    offered.set(current => (current?.isRequired ? current : { isRequired: true, accept: current?.accept ?? accept })),
  /** Not now; it comes again with the next visit. */
  dismiss: () => offered.set(null),
};

export function useAppUpdate(): UpdateOffer | null {
  return useSyncExternalStore(offered.subscribe, offered.get, () => null);
}
