import type { FreightRate, FreightZone, IslandGroup, ServiceCode, ZoneReach } from '../../db/schema/freight-types.ts';

/** The date from which the first tariff holds. */
const validFrom = '2025-01-01';

type Days = readonly [number, number];
type Prices = Partial<Record<ZoneReach, number>>;

/** Rupiah a chargeable kilogram by air and road courier. */
const express: Record<IslandGroup, Prices> = {
  sulawesi: { city: 12_000, road: 14_000, 'far-road': 20_000, inland: 22_000, islands: 28_000, remote: 42_000 },
  ntb: { city: 14_000, road: 16_000, islands: 24_000 },
  ntt: { city: 18_000, road: 20_000, 'far-road': 26_000, inland: 26_000, islands: 34_000, remote: 48_000 },
  maluku: { city: 24_000, islands: 38_000, remote: 55_000 },
  papua: { city: 30_000, road: 34_000, 'far-road': 44_000, inland: 48_000, coast: 56_000, islands: 50_000, remote: 65_000 },
};

const expressDays: Partial<Record<ZoneReach, Days>> = {
  city: [2, 3],
  road: [2, 3],
  'far-road': [2, 4],
  inland: [3, 4],
  coast: [4, 7],
  islands: [3, 6],
  remote: [4, 7],
};

/** Rupiah a chargeable kilogram by truck on the depot's own island. */
const land: Record<IslandGroup, Prices> = {
  sulawesi: { city: 1_000, road: 1_300, 'far-road': 2_200, inland: 2_400 },
  ntb: { city: 1_000, road: 1_300 },
  ntt: { city: 1_200, road: 1_600, 'far-road': 2_600, inland: 2_300 },
  maluku: { city: 1_500 },
  papua: { city: 2_000, road: 3_000, 'far-road': 5_500, inland: 6_500 },
};

const landDays: Partial<Record<ZoneReach, Days>> = { city: [1, 2], road: [1, 2], 'far-road': [2, 4], inland: [3, 5] };

/** Rupiah a chargeable kilogram by ship from the hub, up to the large tier, and days on the way. */
const sea: Record<IslandGroup, { readonly price: number; readonly days: Days }> = {
  sulawesi: { price: 2_500, days: [5, 10] },
  ntb: { price: 2_500, days: [5, 10] },
  ntt: { price: 3_500, days: [7, 14] },
  maluku: { price: 4_000, days: [7, 14] },
  papua: { price: 5_500, days: [12, 25] },
};

/** From 5 t a shipment by sea costs 35 % less a kilogram. */
const seaLargeTierKg = 5_000;
const seaLargeTierPercent = 65;

/** Rupiah a shipment by the shop's own truck; a tier holds from the kilogram above the one before. */
const truckTiers: readonly (readonly [number, number])[] = [
  [0, 75_000],
  [501, 150_000],
  [2_001, 350_000],
];

/** All tiers that hold between a depot and a zone; none for the highlands but pick-up at the depot. */
export function tariffFor(row: FreightZone): FreightRate[] {
  const { islandGroup: group, reach } = row;
  const rates = [tier(row, 'pick-up', { days: [0, 1] })];
  if (reach === 'city') rates.push(...truckTiers.map(([fromKg, flat]) => tier(row, 'store-truck', { fromKg, flat, days: [1, 2] })));
  const courier = express[group][reach];
  if (courier !== undefined) {
    rates.push(tier(row, 'express', { rupiahPerKg: courier, minimumKg: 1, divisor: 6_000, days: expressDays[reach] }));
  }
  const road = land[group][reach];
  if (road !== undefined) {
    rates.push(tier(row, 'land-cargo', { rupiahPerKg: road, minimumKg: 30, divisor: 5_000, handling: 15_000, days: landDays[reach] }));
  }
  if (isCalledAtByShip(row)) rates.push(...seaTiers(row));
  return rates;
}

/** The hub's own surroundings take the road, and so do regencies without a port. */
function isCalledAtByShip({ depot, reach }: FreightZone): boolean {
  if (reach === 'inland' || reach === 'highlands') return false;
  return depot !== 'makassar' || (reach !== 'city' && reach !== 'road');
}

function seaTiers(row: FreightZone): FreightRate[] {
  const { price, days } = sea[row.islandGroup];
  const terms = { minimumKg: 50, divisor: 4_000, handling: 35_000, days: row.reach === 'remote' ? undefined : days };
  return [
    tier(row, 'sea-cargo', { ...terms, rupiahPerKg: price }),
    tier(row, 'sea-cargo', { ...terms, fromKg: seaLargeTierKg, rupiahPerKg: Math.round((price * seaLargeTierPercent) / 100) }),
  ];
}

type Terms = Partial<Pick<FreightRate, 'fromKg' | 'rupiahPerKg' | 'flat' | 'minimumKg' | 'divisor' | 'handling'>> & {
  readonly days: Days | undefined;
};

function tier({ depot, zone }: FreightZone, service: ServiceCode, { days, ...terms }: Terms): FreightRate {
  const free = { fromKg: 0, rupiahPerKg: 0, flat: 0, minimumKg: 0, divisor: null, handling: 0 };
  return { depot, zone, service, ...free, ...terms, daysMin: days?.[0] ?? null, daysMax: days?.[1] ?? null, validFrom };
}
