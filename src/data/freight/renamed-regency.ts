import type { Region } from '#contract/addresses.ts';
import type { Destination } from './destination.ts';

/** A regency's name as a line has room for it: cities without 'Kota'. */
export function shortName(name: string): string {
  return name.replace(/^Kota /, '');
}

/** The destination that a region of the list stands for: the regency that it is, or that it lies in. Null for a province. */
export function destinationOf({ code, name, level, parents }: Region): Destination | null {
  if (level === 1) return null;
  const regency = code.slice(0, 5);
  const own = level === 2 ? name : parents.find(parent => parent.code === regency)?.name;
  return own === undefined ? null : { regency, name: shortName(own) };
}

/** The one regency that has this destination's name under another code, after a province was divided; null where none or several have. */
export async function sameNamed({ regency, name, isOfAddress }: Destination): Promise<Destination | null> {
  const { searchRegionsOnPhone } = await import('../addresses/region-search.ts');
  const found = searchRegionsOnPhone(name).flatMap(region => (region.level === 2 ? (destinationOf(region) ?? []) : []));
  const [only, ...others] = found.filter(each => each.name === name && each.regency !== regency);
  if (only === undefined || others.length > 0) return null;
  return { ...only, ...(isOfAddress === true ? { isOfAddress } : {}) };
}
