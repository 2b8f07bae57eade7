import {
  adminDepotsEndpoint,
  deleteDepotEndpoint,
  FREIGHT_CSV_PATH,
  FREIGHT_LENGTH,
  setDepotEndpoint,
  setFreightEndpoint,
} from '#contract/admin-freight.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, checkRight, route } from '#server/http/route.ts';
import { freightCsv, listDepots, removeDepot, setDepot, setFreight } from './service.ts';

/** Mounts what a merchant sets of depots and freight. */
export function mountFreightTable(api: Api, deps: Deps): void {
  route(api, deps, adminDepotsEndpoint, ({ db }) => listDepots(db));
  route(api, deps, setDepotEndpoint, ({ db, params, body }) => setDepot(db, params.code ?? '', body));
  route(api, deps, deleteDepotEndpoint, ({ db, params }) => removeDepot(db, params.code ?? ''));
  route(api, deps, setFreightEndpoint, ({ db, body }) => setFreight(db, body), { bodyLimit: 2 * FREIGHT_LENGTH, isLong: true });
  api.get(FREIGHT_CSV_PATH, async http => {
    await checkRight(deps, http, FREIGHT_CSV_PATH);
    const table = http.req.query('table') === 'zones' ? 'zones' : 'rates';
    const csv = await freightCsv(deps.db, table, http.req.query('form') === 'excel' ? 'excel' : 'csv');
    const headers = { 'Content-Disposition': `attachment; filename="${table}.csv"`, 'Cache-Control': 'private, no-store' };
    return http.body(csv, 200, { 'Content-Type': 'text/csv; charset=utf-8', ...headers });
  });
}
