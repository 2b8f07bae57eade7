import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and for the first client render over served HTML, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
