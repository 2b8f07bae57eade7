import type { Region } from '#contract/addresses.ts';
import { describeRegions, parentCodes, RegionIndex } from '#lib/region-index.ts';
import type { Executor } from '#server/db/client.ts';
import { selectAllRegions, selectRegions } from './store.ts';

const SEARCH_LIMIT = 20;
/** Names above a village, and its own: '' where an address names no more than its district. */
export interface AddressPlace {
  readonly sub_district: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
}

/** Gives the regions in memory; they are read at the first question, and at the next one where that failed. */
export function regionReader(db: Executor): () => Promise<RegionIndex> {
  let index: Promise<RegionIndex> | null = null;
  return () => {
    index ??= selectAllRegions(db).then(
      rows => new RegionIndex(rows),
      error => {
        index = null;
        throw error;
      },
    );
    return index;
  };
}

/** Children of a region; of '' the provinces; of an unknown one, none. */
export function childRegions(index: RegionIndex, parent: string): Region[] {
  return describeRegions(index, index.childrenOf(parent === '' ? null : parent));
}

/** At most twenty regions by a name typed in part or with a mistake, or by a postal code: districts, then villages, then regencies. */
export function searchRegions(index: RegionIndex, typed: string): Region[] {
  return describeRegions(index, index.search(typed, SEARCH_LIMIT));
}

/** Names of these villages or districts and of what holds them, by code; an unknown code is left out, as is one of a larger region. */
export async function addressPlaces(db: Executor, codes: readonly string[]): Promise<Map<string, AddressPlace>> {
  const wanted = new Set(codes.flatMap(code => [code, ...parentCodes(code)]));
  const rows = new Map((await selectRegions(db, [...wanted])).map(row => [row.code, row]));
  const places = new Map<string, AddressPlace>();
  for (const code of codes) {
    const region = rows.get(code);
    if (region === undefined || region.level < 3) continue;
    const names = [code, ...parentCodes(code)].map(each => rows.get(each)?.name ?? '');
    const [village = '', district = '', city = '', state = ''] = region.level === 4 ? names : ['', ...names];
    places.set(code, { sub_district: village, district, city, state });
  }
  return places;
}
