import type { Lined, TableError } from './rows.ts';
import type { RateInsert, ZoneInsert } from './store.ts';

/** What a table may refer to. */
interface Known {
  readonly depots: ReadonlySet<string>;
  readonly regencies: ReadonlySet<string>;
}

const fault = (line: number, column: string, message: string, cell: unknown): TableError => ({
  line,
  column,
  message,
  cell: String(cell).slice(0, 40),
});

/** Mistakes that only show beside the other rows: a regency twice, or without a depot. */
export function checkZones(zones: readonly Lined<ZoneInsert>[], { depots, regencies }: Known): TableError[] {
  const lines = new Map<string, number>();
  return zones.flatMap(({ line, row }) => {
    const earlier = lines.get(row.regency);
    lines.set(row.regency, earlier ?? line);
    return [
      ...(earlier === undefined ? [] : [fault(line, 'regency', `stands in line ${earlier} already`, row.regency)]),
      ...(regencies.has(row.regency) ? [] : [fault(line, 'regency', 'is no regency that the shop knows', row.regency)]),
      ...(depots.has(row.depot) ? [] : [fault(line, 'depot', 'is no depot of the shop', row.depot)]),
    ];
  });
}

/**
 * Mistakes of a tariff as a whole: a tier that stands twice, a tariff that does not begin at 0 kg or whose tiers differ in what they must
 * share, days in the wrong order, a depot or zone that is not there.
 */
export function checkRates(
  rates: readonly Lined<RateInsert>[],
  zones: readonly ZoneInsert[],
  { depots }: Pick<Known, 'depots'>,
): TableError[] {
  const errors: TableError[] = [];
  const pairs = new Set(zones.map(({ depot, zone }) => `${depot} ${zone}`));
  const tariffs = new Map<string, Lined<RateInsert>[]>();
  for (const entry of rates) {
    const { line, row } = entry;
    if (!depots.has(row.depot)) errors.push(fault(line, 'depot', 'is no depot of the shop', row.depot));
    else if (!pairs.has(`${row.depot} ${row.zone}`)) errors.push(fault(line, 'zone', 'is no zone of this depot', row.zone));
    if ((row.daysMin === null) !== (row.daysMax === null))
      errors.push(fault(line, 'days_max', 'must be given together with days_min', row.daysMax ?? ''));
    else if ((row.daysMin ?? 0) > (row.daysMax ?? 0)) errors.push(fault(line, 'days_max', 'must not be below days_min', row.daysMax));
    if (row.divisor === 0) errors.push(fault(line, 'divisor', 'must be empty or above 0', row.divisor));
    const key = [row.depot, row.zone, row.service, row.validFrom].join(' ');
    tariffs.set(key, [...(tariffs.get(key) ?? []), entry]);
  }
  for (const own of tariffs.values()) errors.push(...checkTariff(own));
  return errors;
}

function checkTariff(tiers: readonly Lined<RateInsert>[]): TableError[] {
  const [first] = tiers;
  if (first === undefined) return [];
  const lines = new Map<number, number>();
  const errors = tiers.flatMap(({ line, row }) => {
    const earlier = lines.get(row.tierFromKg);
    lines.set(row.tierFromKg, earlier ?? line);
    const isOther = row.divisor !== first.row.divisor || row.minimumKg !== first.row.minimumKg;
    return [
      ...(earlier === undefined ? [] : [fault(line, 'from_kg', `overlaps line ${earlier}: the same tier stands twice`, row.tierFromKg)]),
      ...(isOther
        ? [fault(line, 'minimum_kg', `must be, with the divisor, as in line ${first.line} of the same tariff`, row.minimumKg)]
        : []),
    ];
  });
  if (lines.has(0)) return errors;
  const lowest = Math.min(...lines.keys());
  return [...errors, fault(first.line, 'from_kg', `leaves a hole: the tariff has no tier from 0 to ${lowest} kg`, first.row.tierFromKg)];
}
