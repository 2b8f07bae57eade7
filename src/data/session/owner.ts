import type { QueryClient } from '@tanstack/react-query';
import { createStore, type Store } from '#lib/store.ts';
import { sessionQueries } from './queries.ts';
import type { Session } from './session.ts';

/** The id of the customer who is signed in, null for a guest and until the server has said who it is. */
export function currentOwner(queryClient: QueryClient, session: Session): Pick<Store<string | null>, 'get' | 'subscribe'> {
  const { queryKey } = sessionQueries.user();
  const owner = createStore<string | null>(null);
  const look = () => owner.set(session.hasToken.get() ? (queryClient.getQueryData(queryKey)?.id ?? null) : null);
  queryClient.getQueryCache().subscribe(({ query }) => query.queryKey[1] === queryKey[1] && look());
  session.hasToken.subscribe(look);
  // The subscriptions tell of later changes only: a customer who is known already is read here.
  look();
  return owner;
}

/** Asks who is signed in where that is not known yet: unsent edits wait for it. */
export function askForOwner(queryClient: QueryClient, session: Session): void {
  if (session.hasToken.get()) void queryClient.prefetchQuery(sessionQueries.user());
}
