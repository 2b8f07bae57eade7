import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { User } from '#contract/session.ts';
import { sessionQueries } from './queries.ts';
import { guestSession, type Session } from './session.ts';

/** Set once by the app; a guest without it. */
export const SessionContext = createContext<Session>(guestSession);

export function useSession(): Session {
  return useContext(SessionContext);
}

/**
 * The state of the session; `served`: only what the server was told while the page hydrates. One value for both, so that a
 * guest's page has nothing to draw anew once it is awake.
 */
function useKnown(): 'guest' | 'served' | 'token' {
  const { hasToken, servedSignedInHint } = useSession();
  return useSyncExternalStore(
    hasToken.subscribe,
    () => (hasToken.get() ? 'token' : 'guest'),
    () => (servedSignedInHint ? 'served' : 'guest'),
  );
}

/** Whether a customer is signed in, as far as this device knows; while the page hydrates, as the server was told. */
export function useHasToken(): boolean {
  return useKnown() !== 'guest';
}

/** 'unknown' until the page is hydrated and the user of an existing token is loaded. */
export type SessionState = { readonly kind: 'guest' | 'unknown'; readonly user: null } | { readonly kind: 'customer'; readonly user: User };

/** Whether a customer or a guest is here; screens that need a customer wait while it is unknown. */
export function useSessionState(): SessionState {
  const known = useKnown();
  const { data: user } = useQuery({ ...sessionQueries.user(), enabled: known === 'token' });
  if (known === 'guest') return { kind: 'guest', user: null };
  return known === 'served' || user === undefined ? { kind: 'unknown', user: null } : { kind: 'customer', user };
}

/** The signed-in customer, or null. */
export function useUser(): User | null {
  return useSessionState().user;
}
