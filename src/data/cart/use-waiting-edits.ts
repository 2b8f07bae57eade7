import { useContext, useSyncExternalStore } from 'react';
import { OutboxContext } from './use-cart.ts';

/** How many edits of the cart have not reached the server; removals count, which no line shows any more. */
export function useWaitingEdits(): number {
  const { waiting } = useContext(OutboxContext);
  return useSyncExternalStore(
    waiting.subscribe,
    () => waiting.get().length,
    () => 0,
  );
}
