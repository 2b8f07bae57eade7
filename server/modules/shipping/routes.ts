import { shipmentMethodsEndpoint } from '#contract/shipping.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { shipmentMethods } from './service.ts';

/** Mounts the list of shipment methods; what they cost depends on an order and is served with it. */
export function mountShipping(api: Api, deps: Deps): void {
  route(api, deps, shipmentMethodsEndpoint, ({ db, language }) => shipmentMethods(db, language), {
    cacheControl: 'public, max-age=300',
  });
}
