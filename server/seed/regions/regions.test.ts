import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadProvince, loadRegions, regionCounts } from './regions.ts';
import type { SeedRegion } from './types.ts';

const regions = loadRegions();
const byCode = new Map(regions.map(region => [region.code, region]));

function children(parent: string): SeedRegion[] {
  return regions.filter(region => region.parent === parent);
}

describe('the service area', () => {
  it('has every province, regency, district and village', () => {
    const count = (level: number) => regions.filter(region => region.level === level).length;
    expect([count(1), count(2), count(3), count(4)]).toEqual(Object.values(regionCounts));
    expect(byCode.size).toBe(regions.length);
  });

  it('hangs every region under the one that its code begins with, which comes before it', () => {
    const seen = new Set<string>();
    for (const { code, parent, level } of regions) {
      expect(code).toMatch([/^$/, /^\d{2}$/, /^\d{2}(\.\d{2}){1}$/, /^\d{2}(\.\d{2}){2}$/, /^\d{2}(\.\d{2}){2}\.\d{4}$/][level] ?? /^$/);
      expect(parent).toBe(level === 1 ? null : code.slice(0, code.lastIndexOf('.')));
      if (parent !== null) expect(seen.has(parent), code).toBe(true);
      seen.add(code);
    }
  });

  it('has a village in every district', () => {
    const parents = new Set(regions.map(region => region.parent));
    expect(regions.filter(region => region.level < 4 && !parents.has(region.code))).toEqual([]);
  });

  it('reads a village of Ambon with its parents and postal code', () => {
    expect(byCode.get('81')).toMatchObject({ name: 'Maluku', kind: 'provinsi', postal_code: null });
    expect(byCode.get('81.71')).toMatchObject({ name: 'Kota Ambon', kind: 'kota' });
    const sirimau = children('81.71').find(region => region.name === 'Sirimau');
    expect(sirimau).toMatchObject({ level: 3, kind: 'kecamatan' });
    const batuMerah = children(sirimau?.code ?? '').find(region => region.name === 'Batu Merah');
    expect(batuMerah).toMatchObject({ level: 4, kind: 'desa' });
    expect(batuMerah?.postal_code).toBe('97128');
    expect(children(sirimau?.code ?? '').find(region => region.name === 'Uritetu')).toMatchObject({
      kind: 'kelurahan',
      postal_code: '97124',
    });
  });

  it('calls districts and villages of Papua by their own names', () => {
    const papua = loadProvince('91');
    expect(new Set(papua.map(region => region.kind))).toEqual(
      new Set(['provinsi', 'kabupaten', 'kota', 'distrik', 'kelurahan', 'kampung']),
    );
  });

  it('writes every name in proper case, without leftovers of typing', () => {
    const wrong = regions.filter(({ name }) => /^\p{Ll}|\s{2}|^\s|\s$|["*|=]|\p{Ll}{2,}\p{Lu}\p{Ll}{2}|^\p{L}( \p{L}){2}/u.test(name));
    expect(wrong).toEqual([]);
    expect(regions.filter(({ level, name }) => level === 2 && !/^(Kab\.|Kota) \p{Lu}/u.test(name))).toEqual([]);
    expect(regions.filter(({ name }) => name.length > 5 && name === name.toUpperCase())).toEqual([]);
  });

  it('has a five-digit postal code for all but a handful of villages', () => {
    const villages = regions.filter(region => region.level === 4);
    expect(villages.filter(({ postal_code }) => postal_code !== null && !/^[89]\d{4}$/.test(postal_code))).toEqual([]);
    expect(villages.filter(({ postal_code }) => postal_code === null).length).toBeLessThan(100);
  });

  it('reads from the directory it is given', () => {
    expect(() => loadRegions(mkdtempSync(join(tmpdir(), 'regions-')))).toThrow(/ENOENT/);
  });
});
