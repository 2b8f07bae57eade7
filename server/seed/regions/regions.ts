import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProvincePack, RegionKind, SeedRegion } from './types.ts';

/** Kemendagri codes of the service area: NTB, NTT, Sulawesi's six, Maluku's two, Papua's six. */
export const regionProvinces = ['52', '53', '71', '72', '73', '74', '75', '76', '81', '82', '91', '92', '93', '94', '95', '96'] as const;

/** How many regions of each level the service area has (Kepmendagri 300.2.2-2138/2025). */
export const regionCounts = { provinces: 16, regencies: 176, districts: 2_490, villages: 24_966 } as const;

/**
 * Where the packs lie: found from the package root, as a bundled server no longer stands beside them.
 * @throws Error where no directory above holds a package.json
 */
function defaultRegionDirectory(): string {
  let directory = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(directory, 'package.json'))) {
    const parent = dirname(directory);
    if (parent === directory) throw new Error('no package.json above the region reader');
    directory = parent;
  }
  return join(directory, 'server/seed/regions');
}

/**
 * All regions of the service area, parents before their children, ordered by code within a level of a province (27,648 rows, read anew
 * each time).
 * @throws Error where a pack is missing
 */
export function loadRegions(directory: string = defaultRegionDirectory()): SeedRegion[] {
  return regionProvinces.flatMap(code => loadProvince(code, directory));
}

/** One province's regions, itself first. */
export function loadProvince(code: string, directory: string = defaultRegionDirectory()): SeedRegion[] {
  const pack: ProvincePack = JSON.parse(readFileSync(join(directory, `${code}.json`), 'utf8'));
  const isPapua = code.startsWith('9');
  const regions: SeedRegion[] = [{ code, parent: null, level: 1, name: pack.name, kind: 'provinsi', postal_code: null }];
  for (const [regency, name] of Object.entries(pack.regencies)) {
    regions.push({ code: regency, parent: code, level: 2, name, kind: name.startsWith('Kota ') ? 'kota' : 'kabupaten', postal_code: null });
  }
  const villages: SeedRegion[] = [];
  for (const [district, line] of Object.entries(pack.districts)) {
    const [name = '', shared = '', ...entries] = line.split('|');
    const parent = district.slice(0, 5);
    regions.push({ code: district, parent, level: 3, name, kind: isPapua ? 'distrik' : 'kecamatan', postal_code: shared || null });
    for (const entry of entries) villages.push(villageOf(entry, district, shared, isPapua));
  }
  return [...regions, ...villages];
}

function villageOf(entry: string, parent: string, shared: string, isPapua: boolean): SeedRegion {
  const [label = '', own = shared] = entry.split('=');
  const number = label.slice(0, 4);
  return {
    code: `${parent}.${number}`,
    parent,
    level: 4,
    name: label.slice(5),
    kind: villageKind(number, isPapua),
    postal_code: own || null,
  };
}

/** The first digit of a village's number tells an urban village (1) from a rural (2) or customary one (3). */
function villageKind(number: string, isPapua: boolean): RegionKind {
  if (number.startsWith('1')) return 'kelurahan';
  return isPapua ? 'kampung' : 'desa';
}
