import type { RegionRow } from './region-index.ts';

/** A number or none, a name, and digits of a postal code or none. */
const DISTRICT = /^(\d*)([^=]*)(?:=(\d*))?$/;

/**
 * Provinces, regencies and districts as text. A blank line parts provinces; a province's first line is its code and name, each further line a
 * regency with its districts, parted by '|': two digits and a name, then a name each, with its number where that is not the next one, and
 * after '=' its postal code where it differs from the one before it ('=' alone: none), of which the first three digits are left out where
 * they are the same.
 */
export function packRegions(rows: readonly RegionRow[]): string {
  const childrenOf = (parent: string | null) => rows.filter(row => row.parent === parent);
  return childrenOf(null)
    .map(province =>
      [province.code + province.name, ...childrenOf(province.code).map(each => regencyLine(each, childrenOf(each.code)))].join('\n'),
    )
    .join('\n\n');
}

function regencyLine(regency: RegionRow, districts: readonly RegionRow[]): string {
  let [number, postalCode] = [0, ''];
  const parts = districts.map(district => {
    const [own, before, digits] = [district.postalCode ?? '', postalCode, Number(district.code.slice(6))];
    const isNext = digits === number + 1;
    [number, postalCode] = [digits, own];
    const isNear = own !== '' && own.slice(0, 3) === before.slice(0, 3);
    return `${isNext ? '' : digits}${district.name}${own === before ? '' : `=${isNear ? own.slice(3) : own}`}`;
  });
  return [regency.code.slice(3) + regency.name, ...parts].join('|');
}

/** Reads what `packRegions` wrote, parents before their children. */
export function unpackRegions(pack: string): RegionRow[] {
  return pack.split('\n\n').flatMap(text => {
    const [first = '', ...lines] = text.split('\n');
    const code = first.slice(0, 2);
    const province: RegionRow = { code, parent: null, level: 1, name: first.slice(2), postalCode: null };
    return [province, ...lines.flatMap(line => unpackRegency(line, code))];
  });
}

function unpackRegency(line: string, province: string): RegionRow[] {
  const [first = '', ...parts] = line.split('|');
  const code = `${province}.${first.slice(0, 2)}`;
  let [number, postalCode] = [0, ''];
  const districts = parts.map((part): RegionRow => {
    const [, digits = '', name = '', zip] = DISTRICT.exec(part) ?? [];
    number = digits === '' ? number + 1 : Number(digits);
    if (zip !== undefined) postalCode = zip.length === 2 ? postalCode.slice(0, 3) + zip : zip;
    return { code: `${code}.${String(number).padStart(2, '0')}`, parent: code, level: 3, name, postalCode: postalCode || null };
  });
  return [{ code, parent: province, level: 2, name: first.slice(2), postalCode: null }, ...districts];
}
