import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import type { OutboxRecord } from '#storage/outbox-record.ts';
import { cartQueries } from './queries.ts';

/**
 * Reads the cart before edits of it are sent that were made without a line, or that an earlier try could not deliver, unless it was read
 * since: another device may have changed the same lines, and once these have arrived nothing tells of it.
 * @param reachedSince milliseconds since the epoch: since when the shop can be reached
 * @throws AppError where the shop can't be asked, so that they can't go either
 */
export async function readLate(
  queryClient: QueryClient,
  lang: Language,
  [first]: readonly OutboxRecord[],
  reachedSince: number,
): Promise<void> {
  if (first?.kind !== 'cart.set' || (first.attempts < 2 && first.createdAt >= reachedSince)) return;
  const query = cartQueries.current(lang);
  const readAt = queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0;
  if (readAt <= first.createdAt) await queryClient.fetchQuery({ ...query, staleTime: 0, retry: false });
}
