import type { Address, Region } from '#contract/addresses.ts';

/** Names of a village and of what it lies in, for the screen until the server answers its own; empty where nothing is chosen. */
export type RegionNames = Pick<Address, 'sub_district' | 'district' | 'city' | 'state'>;

const nowhere: RegionNames = { sub_district: '', district: '', city: '', state: '' };

/** Names of a chosen village, or of a district with the village's name as it was typed. */
export function namesOfRegion(region: Region | null, typed: string): RegionNames {
  if (region === null) return nowhere;
  const parents = region.parents.map(({ name }) => name);
  const [village = '', district = '', city = '', state = ''] = [...(region.level === 4 ? [region.name] : [typed, region.name]), ...parents];
  return { sub_district: village, district, city, state };
}

/** Names that an address carries already. */
export function namesOfAddress(address: RegionNames | null): RegionNames {
  if (address === null) return nowhere;
  const { sub_district, district, city, state } = address;
  return { sub_district, district, city, state };
}

/** Its village was typed without a line and is not chosen from the shop's list yet: the code is its district's. */
export function isVillageOpen({ region_code: code }: Pick<Address, 'region_code'>): boolean {
  return code.split('.').length === 3;
}
