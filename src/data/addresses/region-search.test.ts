import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { describeRegions, RegionIndex, type RegionRow } from '#lib/region-index.ts';
import { packRegions, unpackRegions } from '#lib/region-pack.ts';
import { loadRegions, regionCounts } from '#server/seed/regions/regions.ts';
import { regionsOnPhone, searchRegionsOnPhone } from './region-search.ts';
import regions from './regions.json';

const all: RegionRow[] = loadRegions().map(({ code, parent, level, name, postal_code }) => ({
  code,
  parent,
  level,
  name,
  postalCode: postal_code,
}));
const aboveVillages = all.filter(({ level }) => level < 4);
const sorted = (rows: readonly RegionRow[]) => [...rows].sort((one, other) => (one.code < other.code ? -1 : 1));

test('a phone has every province, regency and district of the service area, in at most 16 KiB', () => {
  const { provinces, regencies, districts } = regionCounts;
  const rows = unpackRegions(regions);
  expect(rows).toHaveLength(provinces + regencies + districts);
  expect(sorted(rows)).toEqual(sorted(aboveVillages));
  expect(brotliCompressSync(JSON.stringify(regions)).byteLength).toBeLessThanOrEqual(16 * 1024);
});

test('regions outlive being packed, whatever their numbers and postal codes', () => {
  const district = (number: string, postalCode: string | null): RegionRow => ({
    ...{ code: `81.71.${number}`, parent: '81.71', level: 3, name: `D ${number}`, postalCode },
  });
  const rows: RegionRow[] = [
    { code: '81', parent: null, level: 1, name: 'Maluku', postalCode: null },
    { code: '81.71', parent: '81', level: 2, name: 'Kota Ambon', postalCode: null },
    ...[district('01', '97121'), district('02', null), district('05', null), district('06', '97121'), district('07', '97199')],
    ...[district('40', '98001'), district('41', '98001')],
  ];
  expect(unpackRegions(packRegions(rows))).toEqual(rows);
});

test('a phone lists regions as the shop does', () => {
  const index = new RegionIndex(all);
  for (const parent of ['', '81', '81.71', '94']) {
    expect(regionsOnPhone(parent)).toEqual(describeRegions(index, index.childrenOf(parent === '' ? null : parent)));
  }
  expect(regionsOnPhone('81.71.02')).toEqual([]);
});

test('a phone finds districts and towns as the shop does: by a beginning, without separators, with a mistake, by postal code', () => {
  const index = new RegionIndex(aboveVillages);
  for (const [typed, name] of [
    ['sirim', 'Sirimau'],
    ['kec. Sirimau', 'Sirimau'],
    ['sirimua', 'Sirimau'],
    ['baubau', 'Kota Bau Bau'],
    ['pare pare', 'Kota Parepare'],
    ['97128', 'Sirimau'],
  ] as const) {
    const found = searchRegionsOnPhone(typed);
    expect([typed, found.map(region => region.name)]).toEqual([typed, expect.arrayContaining([name])]);
    expect(found.map(({ code }) => code)).toEqual(index.search(typed, 20).map(({ code }) => code));
  }
  expect(searchRegionsOnPhone('sirimau')[0]?.parents).toEqual([
    { code: '81.71', name: 'Kota Ambon' },
    { code: '81', name: 'Maluku' },
  ]);
  expect(searchRegionsOnPhone('qqqqqq')).toEqual([]);
});
