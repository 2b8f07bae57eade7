import type { Region } from '#contract/addresses.ts';
import type { Executor } from '#server/db/client.ts';
import { RegionIndex } from './region-index.ts';
import { type RegionRow, selectAllRegions, selectRegions } from './store.ts';

const SEARCH_LIMIT = 20;
/** Lengths of the dotted codes of province, regency and district. */
const PARENT_LENGTHS = [2, 5, 8] as const;

/** Names above a village, and its own. */
export interface VillagePlace {
  readonly sub_district: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
}

/** Codes of the regions that hold this one, nearest first: '81.71.01.1001' lies in '81.71.01', '81.71' and '81'. */
export function parentCodes(code: string): string[] {
  return PARENT_LENGTHS.filter(length => length < code.length)
    .map(length => code.slice(0, length))
    .reverse();
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
  return withParents(index, index.childrenOf(parent === '' ? null : parent));
}

/** At most twenty regions by a name typed in part or with a mistake, or by a postal code: districts, then villages, then regencies. */
export function searchRegions(index: RegionIndex, typed: string): Region[] {
  return withParents(index, index.search(typed, SEARCH_LIMIT));
}

/** Names of these villages and of what holds them, by village code; an unknown code is left out. */
export async function villagePlaces(db: Executor, codes: readonly string[]): Promise<Map<string, VillagePlace>> {
  const wanted = new Set(codes.flatMap(code => [code, ...parentCodes(code)]));
  const rows = new Map((await selectRegions(db, [...wanted])).map(row => [row.code, row]));
  const places = new Map<string, VillagePlace>();
  for (const code of codes) {
    const village = rows.get(code);
    const [district, city, state] = parentCodes(code).map(parent => rows.get(parent)?.name ?? '');
    if (village?.level !== 4) continue;
    places.set(code, { sub_district: village.name, district: district ?? '', city: city ?? '', state: state ?? '' });
  }
  return places;
}

function withParents(index: RegionIndex, rows: readonly RegionRow[]): Region[] {
  return rows.map(row => ({
    code: row.code,
    level: toLevel(row.level),
    name: row.name,
    postal_code: row.postalCode,
    parents: parentCodes(row.code).map(code => ({ code, name: index.byCode.get(code)?.name ?? '' })),
  }));
}

function toLevel(level: number): Region['level'] {
  return level === 1 || level === 2 || level === 3 ? level : 4;
}
