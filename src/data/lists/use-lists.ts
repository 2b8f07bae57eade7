import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Language } from '#contract/endpoint.ts';
import type { List } from '#contract/lists.ts';
import { ageClock } from '../age-clock.ts';
import { isThrifty } from '../data-saver.ts';
import { useWaiting } from '../outbox/use-outbox.ts';
import { useSessionState } from '../session/use-session.ts';
import { useGuestLists } from './guest-lists.ts';
import { listsView, listView, type ShownList, type ShownSummary, settledList, summaryOf } from './lists-view.ts';
import { listQueries } from './queries.ts';

const noLists: readonly ShownSummary[] = [];

/** Lists on screen: whose they are, and how old the shop's word on them is. */
export interface ListsOnScreen {
  readonly lists: readonly ShownSummary[];
  readonly isGuest: boolean;
  readonly isLoading: boolean;
  readonly error: Error | null;
  /** False where this browser keeps nothing: the lists are there as long as the page is open. */
  readonly isKept: boolean;
  readonly retry: () => void;
}

/** The customer's lists with what waits, a guest's from this phone. */
export function useLists(lang: Language): ListsOnScreen {
  const session = useSessionState();
  const guest = useGuestLists();
  const waiting = useWaiting();
  const queryClient = useQueryClient();
  const isCustomer = session.kind === 'customer';
  const { data, error, isPending, refetch } = useQuery({ ...listQueries.all(), enabled: isCustomer });
  const lists = useMemo(() => {
    if (session.kind === 'guest') return guest.lists.map(list => ({ ...summaryOf(list), isQueued: false }));
    if (!isCustomer) return noLists;
    const known = data ?? (error === null ? undefined : []);
    const listOf = (id: string) => queryClient.getQueryData(listQueries.one(lang, id).queryKey);
    return known === undefined ? noLists : listsView(known, waiting, listOf, new Date(ageClock.now()).toISOString());
  }, [session.kind, isCustomer, guest.lists, data, error, waiting, queryClient, lang]);
  const isLoading = session.kind === 'guest' ? !guest.isLoaded : session.kind === 'unknown' || (isPending && error === null);
  return {
    lists,
    isGuest: session.kind === 'guest',
    isLoading,
    error: isCustomer && data === undefined ? error : null,
    isKept: session.kind !== 'guest' || guest.isKept,
    retry: () => void refetch(),
  };
}

/** Reads the customer's lists that are not archived to this phone, so that they are there without a line. */
export function useListsAtHand(lang: Language, lists: readonly ShownSummary[]): void {
  const queryClient = useQueryClient();
  const { kind } = useSessionState();
  useEffect(() => {
    if (kind !== 'customer' || isThrifty()) return;
    for (const { id, status, rev } of lists) {
      if (status !== 'active' || rev === 0) continue;
      const query = listQueries.one(lang, id);
      if (queryClient.getQueryData(query.queryKey)?.rev !== rev) void queryClient.prefetchQuery({ ...query, staleTime: 0 });
    }
  }, [queryClient, lang, lists, kind]);
}

/** A list on screen; null: it is deleted, or there is none such; undefined while it is not known. */
export function useList(
  lang: Language,
  id: string,
): {
  readonly list: ShownList | null | undefined;
  readonly isGuest: boolean;
  readonly error: Error | null;
  /** Milliseconds since the epoch of the shop's prices; 0: never asked. */
  readonly at: number;
  readonly retry: () => void;
} {
  const session = useSessionState();
  const guest = useGuestLists();
  const waiting = useWaiting();
  const isCustomer = session.kind === 'customer';
  const { data, error, dataUpdatedAt, refetch } = useQuery({ ...listQueries.one(lang, id), enabled: isCustomer });
  const list = useMemo(() => {
    if (session.kind === 'guest') return guest.isLoaded ? guestList(guest.lists, id) : undefined;
    return isCustomer ? listView(data, waiting, id, new Date(ageClock.now()).toISOString()) : undefined;
  }, [session.kind, isCustomer, guest, data, waiting, id]);
  // Deleted on another device, whatever this phone knows of it; but one that waits to be made is not there yet.
  const isNew = waiting.some(mutation => mutation.kind === 'list.create' && mutation.listId === id);
  const isGone = isCustomer && !isNew && (error as { code?: string } | null)?.code === 'not_found';
  return {
    list: isGone ? null : list,
    isGuest: session.kind === 'guest',
    error: isCustomer && data === undefined && !isGone ? error : null,
    at: isCustomer ? dataUpdatedAt : 0,
    retry: () => void refetch(),
  };
}

function guestList(lists: readonly List[], id: string): ShownList | null {
  const list = lists.find(each => each.id === id);
  return list === undefined ? null : settledList(list);
}
