import type { DepotInput } from '#contract/admin-freight.ts';
import type { Depot } from '#contract/delivery.ts';
import type { Executor } from '#server/db/client.ts';
import { invalid, notFound, Problem } from '#server/http/problem.ts';
import { formatCsv } from '../../catalogue/import-export/csv.ts';
import { depotView } from '../delivery.ts';
import { checkRates, checkZones } from './check.ts';
import { rateColumns, readRates, readZones, type TableError, zoneColumns } from './rows.ts';
import * as store from './store.ts';

/** The merchant who mends a file does not read more at once. */
const MAXIMUM_ERRORS = 100;

export async function listDepots(db: Executor): Promise<{ depots: Depot[]; total: number }> {
  const rows = await store.selectDepots(db);
  return { depots: rows.map(depotView), total: rows.length };
}

/**
 * Changes a depot, or adds one.
 * @throws Problem 404 for a code that can't be one, 422 where a new one lacks a field, and for a regency that the shop does not know
 */
export async function setDepot(tx: Executor, code: string, input: DepotInput): Promise<Depot> {
  await store.takeTurns(tx);
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(code)) throw notFound('depot');
  const before = (await store.selectDepots(tx)).find(depot => depot.code === code);
  const { map_url, time_zone, ...given } = input;
  const fields = {
    ...before,
    ...given,
    code,
    mapUrl: map_url === undefined ? (before?.mapUrl ?? null) : map_url,
    timeZone: time_zone ?? before?.timeZone,
    phone: given.phone === undefined ? (before?.phone ?? null) : given.phone,
    hours: given.hours ?? before?.hours ?? [],
    isDemo: false,
  };
  const { name, regency, address, latitude, longitude, timeZone } = fields;
  const needed = { name, regency, address, latitude, longitude, time_zone: timeZone };
  const missing = Object.entries(needed).flatMap(([field, value]) => (value === undefined ? [[field, ['required']]] : []));
  if (missing.length > 0) throw invalid(Object.fromEntries(missing));
  if (input.regency !== undefined && !(await store.selectRegencies(tx)).has(input.regency)) throw invalid({ regency: ['invalid'] });
  const row = fields as store.DepotRow;
  await store.upsertDepot(tx, row);
  return depotView(row);
}

/** @throws Problem 404, 409 depot_in_use */
export async function removeDepot(tx: Executor, code: string): Promise<Record<string, never>> {
  await store.takeTurns(tx);
  if (await store.isDepotUsed(tx, code)) throw new Problem(409, 'depot_in_use');
  if (!(await store.deleteDepot(tx, code))) throw notFound('depot');
  return {};
}

/**
 * Replaces zones, rates or both, so that the table that comes of it is whole.
 * @throws Problem 422 import_failed with `data: { errors: [{ line, column, message, cell }] }`; columns of the rates where both were given
 */
export async function setFreight(
  tx: Executor,
  { zones: zonesCsv, rates: ratesCsv }: { zones?: string | undefined; rates?: string | undefined },
): Promise<{ zones: number; rates: number }> {
  await store.takeTurns(tx);
  const depots = new Set((await store.selectDepots(tx)).map(({ code }) => code));
  const lined = <Row>(rows: readonly Row[]) => rows.map(row => ({ line: 0, row }));
  const zones = zonesCsv === undefined ? { rows: lined(await store.selectZones(tx)), errors: [] } : readZones(zonesCsv);
  refuse([
    ...zones.errors,
    ...(zonesCsv === undefined ? [] : checkZones(zones.rows, { depots, regencies: await store.selectRegencies(tx) })),
  ]);
  const rates = ratesCsv === undefined ? { rows: lined(await store.selectRates(tx)), errors: [] } : readRates(ratesCsv);
  const places = zones.rows.map(({ row }) => row);
  refuse([...rates.errors, ...(ratesCsv === undefined ? [] : checkRates(rates.rows, places, { depots }))]);
  if (zonesCsv !== undefined) await store.replaceZones(tx, places);
  if (ratesCsv !== undefined) {
    await store.replaceRates(
      tx,
      rates.rows.map(({ row }) => row),
    );
  }
  return { zones: zones.rows.length, rates: rates.rows.length };
}

function refuse(errors: readonly TableError[]): void {
  if (errors.length === 0) return;
  const first = [...errors].sort((left, right) => left.line - right.line).slice(0, MAXIMUM_ERRORS);
  throw new Problem(422, 'import_failed', { data: { errors: first }, message: `${errors.length} errors in the file` });
}

/** A part of the table as a CSV that can be sent back unchanged. */
export async function freightCsv(db: Executor, table: 'zones' | 'rates', form: 'csv' | 'excel'): Promise<string> {
  const rows = table === 'zones' ? await zoneRecords(db) : await rateRecords(db);
  return form === 'excel' ? `\uFEFF${formatCsv(rows, ';')}` : formatCsv(rows);
}

async function zoneRecords(db: Executor): Promise<string[][]> {
  const rows = await store.selectZones(db);
  return [[...zoneColumns], ...rows.map(({ regency, depot, zone, islandGroup, reach }) => [regency, depot, zone, islandGroup, reach])];
}

async function rateRecords(db: Executor): Promise<string[][]> {
  const rows = await store.selectRates(db);
  const cell = (value: string | number | null) => (value === null ? '' : String(value));
  const records = rows.map(row => [
    ...[row.depot, row.zone, row.service, row.tierFromKg, row.perKg, row.flat, row.minimumKg, row.divisor, row.handling],
    ...[row.daysMin, row.daysMax, row.validFrom],
  ]);
  return [[...rateColumns], ...records.map(record => record.map(cell))];
}
