import { paymentMethodsEndpoint } from '#contract/payment.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { paymentMethods } from './service.ts';

/** Mounts the list of payment methods. */
export function mountPayment(api: Api, deps: Deps): void {
  route(api, deps, paymentMethodsEndpoint, ({ db, language }) => paymentMethods(db, deps.config, language), {
    cacheControl: 'public, max-age=300',
  });
}
