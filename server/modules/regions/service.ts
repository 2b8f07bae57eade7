import type { Region } from '#contract/addresses.ts';
import type { Executor } from '#server/db/client.ts';
import { type RegionRow, selectAlike, selectByPrefix, selectChildren, selectRegions } from './store.ts';

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

/** Children of a region; of '' the provinces; of an unknown one, none. */
export async function childRegions(db: Executor, parent: string): Promise<Region[]> {
  if (parent !== '' && !/^\d{2}(\.\d{2}){0,2}$/.test(parent)) return [];
  return withParents(db, await selectChildren(db, parent === '' ? null : parent));
}

/** At most twenty regions by a name typed in part or with a mistake: districts, then villages, then regencies. */
export async function searchRegions(db: Executor, typed: string): Promise<Region[]> {
  const text = typed
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
    .trim()
    .replace(/^(kab|kabupaten|kota|kec|kecamatan|kelurahan|desa|distrik|kampung) (?=.)/, '')
    .slice(0, 60);
  if (text.length < 2) return [];
  const found = await selectByPrefix(db, text, SEARCH_LIMIT);
  return withParents(db, found.length > 0 ? found : await selectAlike(db, text, SEARCH_LIMIT));
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

async function withParents(db: Executor, rows: readonly RegionRow[]): Promise<Region[]> {
  const parents = await selectRegions(db, [...new Set(rows.flatMap(row => parentCodes(row.code)))]);
  const names = new Map(parents.map(row => [row.code, row.name]));
  return rows.map(row => ({
    code: row.code,
    level: toLevel(row.level),
    name: row.name,
    postal_code: row.postalCode,
    parents: parentCodes(row.code).map(code => ({ code, name: names.get(code) ?? '' })),
  }));
}

function toLevel(level: number): Region['level'] {
  return level === 1 || level === 2 || level === 3 ? level : 4;
}
