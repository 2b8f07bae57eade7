import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Address } from '#contract/addresses.ts';
import { useIsAsked } from '../cache/use-is-asked.ts';
import { useWaiting } from '../outbox/use-outbox.ts';
import { useUser } from '../session/use-session.ts';
import { addressesView, type Queued } from './addresses-view.ts';
import { addressQueries } from './queries.ts';

/**
 * The customer's address book with the edits that wait, the primary address first. One that was kept empty counts as not known while the
 * shop is asked: it may have got its first address since.
 */
export function useAddresses(): Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'> & {
  readonly data: readonly Queued<Address>[] | undefined;
  /** The shop's could not be had: `data` are those that wait on this phone, undefined for none. */
  readonly isPartial: boolean;
} {
  const user = useUser();
  const customerId = user?.customer.id ?? '';
  const waiting = useWaiting();
  const query = useQuery({ ...addressQueries.list(customerId), enabled: user !== null });
  const { error, refetch, isFetching } = query;
  const isAsked = useIsAsked(query);
  const data = query.data?.length === 0 && isFetching && !isAsked ? undefined : query.data;
  const isPartial = data === undefined && error !== null;
  const view = useMemo(() => {
    if (data !== undefined) return addressesView(data, waiting, customerId);
    const written = isPartial ? addressesView([], waiting, customerId) : [];
    // Which one is the primary one the shop alone knows.
    return written.length === 0 ? undefined : written.map(address => ({ ...address, is_primary: false }));
  }, [data, isPartial, waiting, customerId]);
  return { data: view, isPartial, error, refetch, isFetching };
}
