import {
  deliveryEndpoint,
  handoverEndpoint,
  makeReceiverLinkEndpoint,
  receiverLinkEndpoint,
  revokeReceiverLinkEndpoint,
} from '#contract/receivers.ts';
import type { Deps } from '#server/deps.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { rates } from '#server/http/customer-limits.ts';
import { type Api, route } from '#server/http/route.ts';
import { sharedLimiter } from '#server/http/shared-limit.ts';
import { makeLink, noteHandover, readDelivery, readLink, revokeLink } from './service.ts';

/** Mounts the link to an order for the person at the site. */
export function mountReceivers(api: Api, deps: Deps): void {
  const limiter = sharedLimiter(deps);
  const now = () => deps.now();

  route(api, deps, receiverLinkEndpoint, ({ db, customerId, params }) => readLink(db, customerId, params.id ?? ''));
  route(api, deps, makeReceiverLinkEndpoint, call => makeLink(call.db, { ...call, now: now() }, call.params.id ?? ''));
  route(api, deps, revokeReceiverLinkEndpoint, async call => {
    await revokeLink(call.db, { ...call, now: now() }, call.params.id ?? '');
    return {};
  });
  route(api, deps, deliveryEndpoint, ({ db, params, language }) => readDelivery(db, params.token ?? '', { language, now: now() }));
  route(
    api,
    deps,
    handoverEndpoint,
    ({ db, params, body, language }) => noteHandover(db, params.token ?? '', body.received_by, { language, now: now() }),
    {
      // Before the transaction: an embedded database has one connection.
      prepare: async ({ params, http }) => {
        const token = (params.token ?? '').toLowerCase();
        await limiter.take({
          [`handovers by ${token}`]: rates.handovers,
          [`handovers from ${clientAddress(http, deps.config)}`]: rates.handovers,
        });
        return undefined;
      },
    },
  );
}
