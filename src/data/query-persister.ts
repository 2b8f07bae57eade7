import type { QueryClient } from '@tanstack/react-query';
import { experimental_createQueryPersister } from '@tanstack/react-query-persist-client';
import { queryStore } from '#storage/query-store.ts';

/** Raise it when what a cached query holds changes its shape; older entries are then forgotten. */
const SHAPE = '1';
const MONTH = 30 * 24 * 3_600_000;

/** Keeps the public catalogue on this phone, so that what was seen opens without a network. Private answers never pass here. */
const persister = experimental_createQueryPersister<string>({
  storage: queryStore,
  buster: SHAPE,
  maxAge: MONTH,
  prefix: 'query',
  filters: { predicate: query => isPublic(query.queryKey) },
});

/** Restores a query from the phone when the app first asks for it, and keeps each fresh answer. */
export const queryPersister = persister.persisterFn;

/** Keeps what came with the page's HTML and was never fetched, then lets expired entries go. */
export async function keepServedQueries(queryClient: QueryClient): Promise<void> {
  const served = queryClient.getQueryCache().findAll({ predicate: query => isPublic(query.queryKey) && query.state.data !== undefined });
  for (const query of served) await persister.persistQuery(query);
  await persister.persisterGc();
}

function isPublic(queryKey: readonly unknown[]): boolean {
  return queryKey[0] === 'catalogue';
}
