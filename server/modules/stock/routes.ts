import { moveStockEndpoint, variantStockEndpoint } from '#contract/admin-stock.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { moveOwnStock, readStock } from './service.ts';

/** Mounts what the shop's own people see and change of a stock. */
export function mountStock(api: Api, deps: Deps): void {
  route(api, deps, variantStockEndpoint, ({ db, params, query }) => readStock(db, params.sku ?? '', query));
  route(api, deps, moveStockEndpoint, ({ db, params, body }) => moveOwnStock(db, params.sku ?? '', body));
}
