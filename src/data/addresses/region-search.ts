import type { Region } from '#contract/addresses.ts';
import { describeRegions, RegionIndex } from '#lib/region-index.ts';
import { unpackRegions } from '#lib/region-pack.ts';
import regions from './regions.json';

const MOST_FOUND = 20;

const index = new RegionIndex(unpackRegions(regions));

/** Provinces, or the regencies of one, or the districts of one, as the shop answers them. No villages: those the shop alone has. */
export function regionsOnPhone(parent: string): Region[] {
  return describeRegions(index, index.childrenOf(parent === '' ? null : parent));
}

/** At most twenty regions above the villages by a name typed in part or with a mistake, or by a postal code: found as the shop finds them. */
export function searchRegionsOnPhone(typed: string): Region[] {
  return describeRegions(index, index.search(typed, MOST_FOUND));
}
