import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { useIsReachable } from '../connectivity.ts';
import { isOutOfReach } from '../out-of-reach.ts';
import { notedPriceLists } from '../price-list/noted.ts';
import type { PhoneList } from './phone-catalogue.ts';
import type { ProductFilters } from './queries.ts';

/** A question to the shop, as far as the phone must know it. */
export interface Asked {
  /** Whether the list is still missing, or another one stands in its place. */
  readonly isMissing: boolean;
  /** Whether it has been so for long enough to look elsewhere. */
  readonly isLate: boolean;
  readonly error: Error | null;
  /** When the list on screen was fetched, milliseconds since the epoch; 0 where there is none. */
  readonly updatedAt: number;
}

/**
 * The products on this phone that fit a list that the shop could not be asked for, or has not answered yet; undefined while that is not so, nothing is
 * there, or it is not known yet. The shop's answer takes its place. Without a line the price list stands for a list that was kept before it.
 */
export function usePhoneList(
  lang: Language,
  filters: ProductFilters,
  { isMissing, isLate, error, updatedAt }: Asked,
): PhoneList | undefined {
  const queryClient = useQueryClient();
  const isReachable = useIsReachable();
  const isNeeded = isMissing && (error === null ? isLate || !isReachable : isOutOfReach(error));
  // The price list may be younger than a list that was kept.
  const isDoubted = !isMissing && !isReachable && notedPriceLists.has(lang);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['phone-list', lang, filters],
    queryFn: async () => (await import('./phone-search.ts')).searchPhone(queryClient, lang, filters),
    enabled: isNeeded || isDoubted,
    // Another filter keeps the cards on screen until its own are there, a moment later.
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  if (isDoubted) return !isPlaceholderData && data?.isWhole === true && data.oldestAt > updatedAt ? data : undefined;
  return isNeeded && data !== undefined && (data.isWhole || data.total > 0) ? data : undefined;
}
