import { freightRatesEndpoint, shipmentMethodsEndpoint } from '#contract/shipping.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { freightRates, shipmentMethods } from './service.ts';

/** Mounts the list of shipment methods and the rates that phones estimate with; what an order's shipment costs is served with the order. */
export function mountShipping(api: Api, deps: Deps): void {
  route(api, deps, shipmentMethodsEndpoint, ({ db, language }) => shipmentMethods(db, language), {
    cacheControl: 'public, max-age=300',
  });
  route(api, deps, freightRatesEndpoint, ({ db, query }) => freightRates(db, query.regency, deps.now()), {
    cacheControl: 'public, max-age=300',
  });
}
