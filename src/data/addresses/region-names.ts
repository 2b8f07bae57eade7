import type { Address, Region } from '#contract/addresses.ts';

/** Names of a village and of what it lies in, for the screen until the server answers its own; empty where nothing is chosen. */
export type RegionNames = Pick<Address, 'sub_district' | 'district' | 'city' | 'state'>;

const nowhere: RegionNames = { sub_district: '', district: '', city: '', state: '' };

/** Names of a chosen village. */
export function namesOfVillage(village: Region | null): RegionNames {
  if (village === null) return nowhere;
  const [district, city, state] = village.parents.map(({ name }) => name);
  return { sub_district: village.name, district: district ?? '', city: city ?? '', state: state ?? '' };
}

/** Names that an address carries already. */
export function namesOfAddress(address: RegionNames | null): RegionNames {
  if (address === null) return nowhere;
  const { sub_district, district, city, state } = address;
  return { sub_district, district, city, state };
}
