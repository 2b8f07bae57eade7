import * as v from 'valibot';
import { serviceCodes, zoneReaches } from '#server/db/schema/freight-types.ts';
import { CsvError, parseCsv } from '../../catalogue/import-export/csv.ts';
import type { RateInsert, ZoneInsert } from './store.ts';

/** A mistake in a file; `column` '' where the whole line is meant. */
export interface TableError {
  readonly line: number;
  readonly column: string;
  readonly message: string;
  readonly cell: string;
}

/** A row with the line that it stands in. */
export interface Lined<Row> {
  readonly line: number;
  readonly row: Row;
}

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be of small letters, digits and -'));
const whole = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,10}$/, 'must be a whole number'), v.transform(Number), v.maxValue(most, `must be at most ${most}`));
const optional = (most: number) =>
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    whole(most),
  ]);

const ZoneSchema = v.object({
  regency: v.pipe(v.string(), v.regex(/^\d\d\.\d\d$/, "must be a regency's code such as 81.72")),
  depot: slug,
  zone: slug,
  island_group: slug,
  reach: v.picklist(zoneReaches, `must be one of ${zoneReaches.join(', ')}`),
});
const RateSchema = v.object({
  depot: slug,
  zone: slug,
  service: v.picklist(serviceCodes, `must be one of ${serviceCodes.join(', ')}`),
  from_kg: whole(1_000_000),
  rupiah_per_kg: whole(10_000_000),
  flat: whole(1_000_000_000),
  minimum_kg: whole(1_000_000),
  divisor: optional(100_000),
  handling: whole(1_000_000_000),
  days_min: optional(365),
  days_max: optional(365),
  valid_from: v.pipe(v.string(), v.isoDate('must be a day such as 2026-12-01')),
});
export const zoneColumns = Object.keys(ZoneSchema.entries) as readonly (keyof typeof ZoneSchema.entries)[];
export const rateColumns = Object.keys(RateSchema.entries) as readonly (keyof typeof RateSchema.entries)[];

/** Reads the zones of a file, each line by itself. */
export function readZones(csv: string): { rows: Lined<ZoneInsert>[]; errors: TableError[] } {
  const { rows, errors } = readTable(csv, ZoneSchema);
  return {
    errors,
    rows: rows.map(({ line, row: { island_group, ...row } }) => ({ line, row: { ...row, islandGroup: island_group } as ZoneInsert })),
  };
}

/** Reads the rates of a file, each line by itself. */
export function readRates(csv: string): { rows: Lined<RateInsert>[]; errors: TableError[] } {
  const { rows, errors } = readTable(csv, RateSchema);
  const inserts = rows.map(({ line, row: { from_kg, rupiah_per_kg, minimum_kg, days_min, days_max, valid_from, ...row } }) => ({
    line,
    row: {
      ...row,
      ...{ tierFromKg: from_kg, perKg: rupiah_per_kg, minimumKg: minimum_kg, daysMin: days_min, daysMax: days_max, validFrom: valid_from },
    } as RateInsert,
  }));
  return { rows: inserts, errors };
}

function readTable<Entries extends v.ObjectEntries>(
  csv: string,
  schema: v.ObjectSchema<Entries, undefined>,
): { rows: Lined<v.InferOutput<v.ObjectSchema<Entries, undefined>>>[]; errors: TableError[] } {
  const whole = (line: number, message: string) => ({ rows: [], errors: [{ line, column: '', message, cell: '' }] });
  let records: ReturnType<typeof parseCsv>;
  try {
    records = parseCsv(csv);
  } catch (error) {
    if (error instanceof CsvError) return whole(error.line, error.message);
    throw error;
  }
  const [header, ...body] = records;
  const names = header?.cells.map(cell => cell.trim().toLowerCase()) ?? [];
  const missing = Object.keys(schema.entries).filter(name => !names.includes(name));
  if (missing.length > 0) return whole(1, `lacks the columns ${missing.join(', ')}`);
  if (body.length === 0) return whole(1, 'the file has no rows');
  const rows: Lined<v.InferOutput<v.ObjectSchema<Entries, undefined>>>[] = [];
  const errors: TableError[] = [];
  for (const { line, cells } of body) {
    const own = Object.fromEntries(names.map((name, at) => [name, cells[at]?.trim() ?? '']));
    const read = v.safeParse(schema, own);
    if (read.success) rows.push({ line, row: read.output });
    else for (const issue of read.issues) errors.push(errorOf(line, String(issue.path?.[0]?.key ?? ''), issue.message, own));
  }
  return { rows, errors };
}

function errorOf(line: number, column: string, message: string, row: Readonly<Record<string, string>>): TableError {
  return { line, column, message, cell: (row[column] ?? '').slice(0, 40) };
}
