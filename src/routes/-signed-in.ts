import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useHasToken } from '#data/session/use-session.ts';

/** A path of this app, or null: an address of another site is never followed. */
export function pathOfThisApp(path: string | undefined): string | null {
  return path !== undefined && /^\/(?![/\\])/.test(path) ? path : null;
}

/**
 * Leaves login and registration as soon as the customer is signed in: to the wanted path after a sign-in here,
 * to the previous page (or home) when a signed-in customer opened it.
 */
export function useReturnWhenSignedIn(wanted: string | null): void {
  const router = useRouter();
  const hasToken = useHasToken();
  const wasGuest = useRef(false);
  useEffect(() => {
    if (!hasToken) {
      wasGuest.current = true;
    } else if (wasGuest.current || wanted !== null || !router.history.canGoBack()) {
      void router.navigate({ href: wanted ?? '/', replace: true });
    } else {
      router.history.back();
    }
  }, [hasToken, router, wanted]);
}
