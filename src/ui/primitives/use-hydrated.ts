import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and for the first client render over served HTML, true afterwards; from the start where nothing was served. The
 * change comes as a transition: a page has many that wait for it, and drawing them all at once would hold up a slow phone.
 */
export function useHydrated(): boolean {
  const wasServed = useWasServed();
  const [isAwake, wake] = useState(false);
  useEffect(() => {
    if (wasServed) startTransition(() => wake(true));
  }, [wasServed]);
  return !wasServed || isAwake;
}

/** Whether this component was there in the served HTML. It never changes: only hydration and the server ask for the server's snapshot. */
function useWasServed(): boolean {
  const wasServed = useRef(false);
  return useSyncExternalStore(
    never,
    () => wasServed.current,
    () => {
      wasServed.current = true;
      return true;
    },
  );
}
