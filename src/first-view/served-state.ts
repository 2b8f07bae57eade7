import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ageMetric, keptAtAttribute } from '#contract/worker-messages.ts';
import { inlineJson } from '#lib/inline-json.ts';

/** What the server fetched for a page, as its first HTML carries it: keys and data, nothing that this phone can tell by itself. */
type ServedState = readonly (readonly [QueryKey, unknown])[];

/** The answers of a cache as JSON, safe inside a script element. */
export function servedState(queryClient: QueryClient): string {
  const answered = queryClient.getQueryCache().findAll({ predicate: query => query.state.status === 'success' });
  const state: ServedState = answered.map(({ queryKey, state: { data } }) => [queryKey, data]);
  return inlineJson(state);
}

/**
 * Puts a page's answers into the cache. They count as fetched when the page was drawn, by this phone's clock: the server's may differ.
 * @param fetchedAt milliseconds since the epoch; now, unless the page lay on this phone or at the server
 * @param isDoubted whether all of it is to be asked for anew once it is shown
 */
export function takeServedState(queryClient: QueryClient, json: string, fetchedAt = Date.now(), isDoubted = false): void {
  const state: ServedState = JSON.parse(json);
  for (const [queryKey, data] of state) {
    queryClient.setQueryData(queryKey, data, { updatedAt: fetchedAt });
    if (isDoubted) void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}

/**
 * Whether the data of a kept page have to be asked for anew, however young they are: a customer who reloads wants to know what is true now,
 * and the worker answers with the kept page all the same, since the line may be dead.
 */
export const isReloaded = (): boolean => visit()?.type === 'reload';

/** When the page was fetched, where the worker had kept it on this phone. */
export function keptAt(root: Element): number | undefined {
  const text = root.getAttribute(keptAtAttribute);
  return text === null ? undefined : Number(text);
}

/** Milliseconds for which the server had had the page ready; its data are as old. */
export const ageAtServer = (): number => visit()?.serverTiming?.find(({ name }) => name === ageMetric)?.duration ?? 0;

const visit = () => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0];
