import { describe, expect, it } from 'vitest';
import { searchRegionsOnPhone } from '../addresses/region-search.ts';
import { destinationOf, sameNamed } from './renamed-regency.ts';

describe('a regency that got another code', () => {
  it('is followed by its name: Merauke was 91.01 before its province was divided', async () => {
    expect(await sameNamed({ regency: '91.01', name: 'Kab. Merauke' })).toEqual({ regency: '93.01', name: 'Kab. Merauke' });
    expect(await sameNamed({ regency: '81.99', name: 'Tual', isOfAddress: true })).toEqual({
      regency: '81.72',
      name: 'Tual',
      isOfAddress: true,
    });
  });

  it('is asked for again where no regency has its name', async () => {
    expect(await sameNamed({ regency: '91.99', name: 'Kab. Tidak Ada' })).toBeNull();
    expect(await sameNamed({ regency: '81.72', name: 'Tual' })).toBeNull();
  });
});

describe('a region of the list', () => {
  it('stands for the regency that it is or lies in, a province for none', () => {
    const named = (typed: string, level: number) => {
      const region = searchRegionsOnPhone(typed).find(each => each.level === level);
      return region === undefined ? undefined : destinationOf(region);
    };
    expect(named('tual', 2)).toEqual({ regency: '81.72', name: 'Tual' });
    expect(named('sirimau', 3)).toEqual({ regency: '81.71', name: 'Ambon' });
    expect(named('maluku', 1)).toBeNull();
  });
});
