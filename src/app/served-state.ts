import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What the server fetched for a page, as its first HTML carries it: keys and data, nothing that this phone can tell by itself. */
type ServedState = readonly (readonly [QueryKey, unknown])[];

/** The answers of a cache as JSON, safe inside a script element. */
export function servedState(queryClient: QueryClient): string {
  const answered = queryClient.getQueryCache().findAll({ predicate: query => query.state.status === 'success' });
  const state: ServedState = answered.map(({ queryKey, state: { data } }) => [queryKey, data]);
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

/** Puts a page's answers into the cache. They count as fetched now: the server's clock may differ from this phone's. */
export function takeServedState(queryClient: QueryClient, json: string): void {
  const state: ServedState = JSON.parse(json);
  for (const [queryKey, data] of state) queryClient.setQueryData(queryKey, data);
}
