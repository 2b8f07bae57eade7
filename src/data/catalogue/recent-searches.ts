import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { localKeys, localValue } from '#storage/local.ts';

const MOST = 6;
const StoredSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), []);

const stored = localValue(localKeys.recentSearches);
const searchesIn = (text: string | null): readonly string[] => v.parse(StoredSchema, text);
const keep = (searches: readonly string[]) => stored.set(searches.length === 0 ? null : JSON.stringify(searches.slice(0, MOST)));
const without = (search: string) => searchesIn(stored.get()).filter(each => each.toLowerCase() !== search.toLowerCase());

/** Remembers on this phone what was searched for. */
export function noteSearch(search: string): void {
  keep([search, ...without(search)]);
}

export function forgetSearch(search: string): void {
  keep(without(search));
}

export function forgetSearches(): void {
  keep([]);
}

/** What was searched for on this phone, the last one first. */
export function useRecentSearches(): readonly string[] {
  return searchesIn(useSyncExternalStore(stored.subscribe, stored.get, () => null));
}
