import { adminCancelEndpoint, adminOrderEndpoint, adminOrdersEndpoint, validateOrderEndpoint } from '#contract/admin.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { cancelForShop, findOrder, listAllOrders, validateOrder } from '../orders/administration.ts';

/** Mounts what the shop's own people do with orders. */
export function mountAdmin(api: Api, deps: Deps): void {
  route(api, deps, adminOrdersEndpoint, ({ db, query }) => listAllOrders(db, query));
  route(api, deps, adminOrderEndpoint, ({ db, params }) => findOrder(db, params.id ?? ''));
  route(api, deps, validateOrderEndpoint, ({ db, params }) => validateOrder(db, params.id ?? '', { now: deps.now(), config: deps.config }));
  route(api, deps, adminCancelEndpoint, ({ db, params, body }) =>
    cancelForShop(db, params.id ?? '', { now: deps.now(), reason: body.reason }),
  );
}
