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

/** Whether somebody is signed in, as far as this device knows; what the server was told while its page hydrates. */
export function useHasToken(): boolean {
  const { hasToken, isServedKnown } = useSession();
  return useSyncExternalStore(hasToken.subscribe, hasToken.get, () => isServedKnown);
}

/** 'unknown' until the page is hydrated and the user of an existing token is loaded. */
export type SessionState = { readonly kind: 'guest' | 'unknown'; readonly user: null } | { readonly kind: 'customer'; readonly user: User };

const noSubscription = () => () => undefined;

/** Who is here: screens that need a customer wait while it is unknown. */
export function useSessionState(): SessionState {
  const isHydrated = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
  const hasToken = useHasToken();
  const { data: user } = useQuery({ ...sessionQueries.user(), enabled: hasToken && isHydrated });
  if (!isHydrated) return { kind: 'unknown', user: null };
  if (!hasToken) return { kind: 'guest', user: null };
  return user === undefined ? { kind: 'unknown', user: null } : { kind: 'customer', user };
}

/** The signed-in customer, or null. */
export function useUser(): User | null {
  return useSessionState().user;
}
