import type { Hits } from '../search/find.ts';
import type { Listing } from './listing.ts';

/** Leaves in a search, or in the whole catalogue, what is taken besides. @param hits null: no search @param taken by product: 1 where it stays */
export function restricted({ columns }: Pick<Listing, 'columns'>, hits: Hits | null, taken: Uint8Array): Hits {
  const found = hits === null ? taken : taken.map((isTaken, product) => isTaken & (hits.found[product] ?? 0));
  if (hits !== null) return { ...hits, found };
  const { size, paid } = columns;
  return { found, ranks: new Uint16Array(size), variants: new Uint8Array(paid.length).fill(1), meant: new Int16Array(size).fill(-1) };
}
