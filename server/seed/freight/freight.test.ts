import { describe, expect, it } from 'vitest';
import { depotCodes, type FreightRate, serviceCodes } from '../../db/schema/freight-types.ts';
import { loadRegions } from '../regions/regions.ts';
import { seedDepots, seedRates, seedServices, seedZones } from './freight.ts';

const regencies = loadRegions().filter(region => region.level === 2);
const pricesOf = (service: FreightRate['service']) => seedRates.filter(rate => rate.service === service).map(rate => rate.rupiahPerKg);

describe('depots', () => {
  it('are ten, each the city of its own zone', () => {
    expect(seedDepots.map(depot => depot.code)).toEqual([...depotCodes]);
    for (const { code, city, regency } of seedDepots) {
      expect(regencies.find(region => region.code === regency)?.name).toBe(`Kota ${city}`);
      expect(seedZones.find(zone => zone.regency === regency)).toMatchObject({ depot: code, reach: 'city' });
    }
    expect(seedZones.filter(zone => zone.reach === 'city')).toHaveLength(seedDepots.length);
  });
});

describe('zones', () => {
  it('cover every regency once', () => {
    expect(seedZones.map(zone => zone.regency).sort()).toEqual(regencies.map(region => region.code).sort());
    expect(seedZones).toHaveLength(176);
  });

  it('ask for a quotation in the highlands of Papua alone', () => {
    const highlands = seedZones.filter(zone => zone.reach === 'highlands').map(zone => zone.regency);
    expect(highlands).toHaveLength(15);
    expect(new Set(highlands.map(code => code.slice(0, 2)))).toEqual(new Set(['92', '94', '95']));
  });

  it('follow the tariff of their own island group', () => {
    const groups = { 52: 'ntb', 53: 'ntt', 7: 'sulawesi', 8: 'maluku', 9: 'papua' };
    for (const { regency, islandGroup } of seedZones) {
      expect(Object.entries(groups).find(([prefix]) => regency.startsWith(prefix))?.[1], regency).toBe(islandGroup);
    }
  });
});

describe('rates', () => {
  it('offer pick-up everywhere and a courier everywhere but in the highlands', () => {
    for (const { depot, zone, reach } of seedZones) {
      const services = new Set(seedRates.filter(rate => rate.depot === depot && rate.zone === zone).map(rate => rate.service));
      expect(services.has('pick-up'), zone).toBe(true);
      expect(services.has('express'), zone).toBe(reach !== 'highlands');
      expect(services.has('store-truck'), zone).toBe(reach === 'city');
    }
  });

  it('stay within the price range of each service', () => {
    expect([Math.min(...pricesOf('express')), Math.max(...pricesOf('express'))]).toEqual([12_000, 65_000]);
    expect([Math.min(...pricesOf('land-cargo')), Math.max(...pricesOf('land-cargo'))]).toEqual([1_000, 6_500]);
    expect(new Set(pricesOf('sea-cargo'))).toEqual(new Set([2_500, 1_625, 3_500, 2_275, 4_000, 2_600, 5_500, 3_575]));
  });

  it('are integers, and one tier begins at each weight', () => {
    const keys = seedRates.map(rate => [rate.depot, rate.zone, rate.service, rate.validFrom, rate.fromKg].join(' '));
    expect(new Set(keys).size).toBe(keys.length);
    for (const rate of seedRates) {
      for (const amount of [rate.fromKg, rate.rupiahPerKg, rate.flat, rate.minimumKg, rate.handling])
        expect(Number.isSafeInteger(amount)).toBe(true);
    }
  });

  it('share minimum and divisor between the tiers of a tariff and begin at 0 kg', () => {
    const key = (rate: FreightRate) => [rate.depot, rate.zone, rate.service].join(' ');
    const first = new Map(seedRates.filter(rate => rate.fromKg === 0).map(rate => [key(rate), rate]));
    for (const rate of seedRates) {
      const { minimumKg, divisor } = rate;
      expect(first.get(key(rate)), key(rate)).toMatchObject({ minimumKg, divisor });
    }
  });
});

describe('services', () => {
  it('are five, named in both languages', () => {
    expect(seedServices.map(service => service.code)).toEqual([...serviceCodes]);
    for (const { name, description } of seedServices) for (const text of [name, description]) expect(text.id).not.toBe(text.en);
  });
});
