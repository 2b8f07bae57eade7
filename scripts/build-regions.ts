/**
 * Writes the region packs that the seed reads, `server/seed/regions/<province>.json`, and the one that a phone keeps,
 * `src/data/addresses/regions.json`, from the package `indonesia-nodejs` (MIT; Kepmendagri 300.2.2-2138/2025). Run by hand after an update of the package: `npx tsx scripts/build-regions.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packRegions } from '#lib/region-pack.ts';
import { loadRegions, regionCounts, regionProvinces } from '#server/seed/regions/regions.ts';
import type { ProvincePack } from '#server/seed/regions/types.ts';

interface Row {
  readonly code: string;
  readonly name: string;
  readonly postal_code?: string;
}

const data = join(dirname(createRequire(import.meta.url).resolve('indonesia-nodejs/package.json')), 'data/json');
const target = join(dirname(fileURLToPath(import.meta.url)), '../server/seed/regions');

function rowsOf(file: string): Row[] {
  const all: Row[] = JSON.parse(readFileSync(join(data, `${file}.json`), 'utf8'));
  return all.filter(row => regionProvinces.some(code => row.code.startsWith(code)));
}

function assertCount(what: string, found: number, expected: number): void {
  if (found !== expected) throw new Error(`${what}: found ${found}, expected ${expected}`);
}

/** '8171012001' → '81.71.01.2001'. */
function dotted(code: string): string {
  return [code.slice(0, 2), code.slice(2, 4), code.slice(4, 6), code.slice(6)].filter(part => part !== '').join('.');
}

/** Mends what typing left in the published names; spelling itself stays as published. */
function tidied(published: string): string {
  const name = published
    .replace(/["’‘`]/g, "'")
    .replace(/[*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (/^\p{L}( \p{L}){2,}$/u.test(name)) return capitalised(name.replace(/ /g, '').toLowerCase());
  return name
    .replace(/ ?([-/]) ?/g, '$1')
    .replace(/(?<=[^.])(?<!\bSP)\.$/, '')
    .replace(/^Kab(upaten|\.)? /, 'Kab. ')
    .replace(/\bKep\. ?/, 'Kepulauan ')
    .replace(/(\p{Ll})(\p{Lu}\p{Ll}{2,})/gu, '$1 $2')
    .replace(/\b(\p{Lu})(\p{Lu}\p{Ll}+)/gu, (_, first: string, rest: string) => first + rest.toLowerCase())
    .split(' ')
    .map(word => (word === 'dan' ? word : capitalised(word)))
    .join(' ');
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Postal codes by village; one whose first two digits hardly occur in the province is a slip and counts as unpublished. */
function postalCodes(villages: readonly Row[]): Map<string, string> {
  const areas = new Map<string, number>();
  const areaOf = ({ code, postal_code = '' }: Row) => `${code.slice(0, 2)}:${postal_code.slice(0, 2)}`;
  for (const village of villages) areas.set(areaOf(village), (areas.get(areaOf(village)) ?? 0) + 1);
  const isSound = (village: Row) => /^\d{5}$/.test(village.postal_code ?? '') && (areas.get(areaOf(village)) ?? 0) >= 3;
  return new Map(villages.filter(isSound).map(village => [village.code, village.postal_code ?? '']));
}

function mostFrequent(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b))[0]?.[0] ?? '';
}

const provinces = rowsOf('provinces');
const regencies = rowsOf('cities');
const districts = rowsOf('districts');
const villages = rowsOf('villages');
assertCount('provinces', provinces.length, regionCounts.provinces);
assertCount('regencies', regencies.length, regionCounts.regencies);
assertCount('districts', districts.length, regionCounts.districts);
assertCount('villages', villages.length, regionCounts.villages);

const postal = postalCodes(villages);
const villagesOf = new Map<string, Row[]>();
for (const village of villages) villagesOf.set(village.code.slice(0, 6), [...(villagesOf.get(village.code.slice(0, 6)) ?? []), village]);

/** A village without a published code takes the district's where all its neighbours share one. */
function districtLine(district: Row): string {
  const own = (villagesOf.get(district.code) ?? []).sort((a, b) => a.code.localeCompare(b.code));
  const known = own.flatMap(village => postal.get(village.code) ?? []);
  const shared = mostFrequent(known);
  const isUnanimous = new Set(known).size === 1;
  const entries = own.map(village => {
    const code = postal.get(village.code) ?? (isUnanimous ? shared : '');
    return `${village.code.slice(6)} ${tidied(village.name)}${code === shared ? '' : `=${code}`}`;
  });
  return [tidied(district.name), shared, ...entries].join('|');
}

let bytes = 0;
for (const province of provinces) {
  const within = (rows: readonly Row[]) => rows.filter(row => row.code.startsWith(province.code));
  const pack: ProvincePack = {
    code: province.code,
    name: tidied(province.name),
    regencies: Object.fromEntries(within(regencies).map(row => [dotted(row.code), tidied(row.name)])),
    districts: Object.fromEntries(within(districts).map(row => [dotted(row.code), districtLine(row)])),
  };
  const text = `${JSON.stringify(pack, null, 2)}\n`;
  bytes += Buffer.byteLength(text);
  writeFileSync(join(target, `${province.code}.json`), text);
}
const onPhone = packRegions(
  loadRegions().flatMap(({ postal_code, ...row }) => (row.level < 4 ? [{ ...row, postalCode: postal_code }] : [])),
);
writeFileSync(join(target, '../../../src/data/addresses/regions.json'), `${JSON.stringify(onPhone)}\n`);
console.log(`${provinces.length} packs, ${(bytes / 1024).toFixed(0)} KiB`);
