import { figuresEndpoint, ORDERS_CSV_PATH } from '#contract/admin-figures.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, checkRight, route } from '#server/http/route.ts';
import { ordersCsv } from './orders-csv.ts';
import { daysOf, readFigures } from './service.ts';

/** Mounts what a merchant counts. */
export function mountFigures(api: Api, deps: Deps): void {
  route(api, deps, figuresEndpoint, ({ db, query }) => readFigures(db, query, deps.now()));
  api.get(ORDERS_CSV_PATH, async http => {
    await checkRight(deps, http, ORDERS_CSV_PATH);
    const { from, to, span } = daysOf({ start_date: http.req.query('start_date'), end_date: http.req.query('end_date') }, deps.now());
    const csv = await ordersCsv(deps.db, span, http.req.query('form') === 'excel' ? 'excel' : 'csv');
    const headers = { 'Content-Disposition': `attachment; filename="orders-${from}-${to}.csv"`, 'Cache-Control': 'private, no-store' };
    return http.body(csv, 200, { 'Content-Type': 'text/csv; charset=utf-8', ...headers });
  });
}
