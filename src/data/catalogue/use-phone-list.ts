import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { AppError } from '#lib/app-error.ts';
import type { PhoneList } from './phone-search.ts';
import type { ProductFilters } from './queries.ts';

/** What this phone has of a list that the shop could not be asked for; undefined while that is not so, or not known yet. */
export function usePhoneList(lang: Language, filters: ProductFilters, error: Error | null): PhoneList | undefined {
  const queryClient = useQueryClient();
  const isNeeded = isOutOfReach(error);
  const { data } = useQuery({
    queryKey: ['phone-list', lang, filters],
    queryFn: async () => (await import('./phone-search.ts')).searchPhone(queryClient, lang, filters),
    enabled: isNeeded,
    staleTime: 0,
    gcTime: 0,
  });
  return isNeeded ? data : undefined;
}

/**
 * Waits for a list, and lets the page come without it where the shop can't be reached: it then looks on the phone.
 * @throws AppError of an answer
 */
export async function orFromPhone(list: Promise<unknown>): Promise<void> {
  await list.catch(error => {
    if (!isOutOfReach(error)) throw error;
  });
}

/** The server, which has no phone, is never out of its own reach. */
const isOutOfReach = (error: unknown) => error instanceof AppError && error.isUnreachable && typeof document !== 'undefined';
