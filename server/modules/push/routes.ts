import type { Context } from 'hono';
import {
  deletePushSubscriptionEndpoint,
  endPushSubscriptionEndpoint,
  pushKeyEndpoint,
  pushSubscriptionsEndpoint,
  putPushSubscriptionEndpoint,
  renewPushSubscriptionEndpoint,
} from '#contract/push.ts';
import type { Deps } from '#server/deps.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { Problem } from '#server/http/problem.ts';
import { type Api, route } from '#server/http/route.ts';
import { sharedLimiter } from '#server/http/shared-limit.ts';
import { endEndpoint, listDevices, registerDevice, removeDevice, renewEndpoint } from './service.ts';
import { vapidKeys } from './vapid.ts';

/** Changes of endpoints by browsers without a session, an address. */
const changes = { events: 60, window: 3_600_000 };

/** Mounts the VAPID key and the devices that take pushes. */
export function mountPush(api: Api, deps: Deps): void {
  const limiter = sharedLimiter(deps);
  const { publicKey } = vapidKeys(deps);
  route(api, deps, pushKeyEndpoint, async () => ({ public_key: publicKey }), { cacheControl: 'public, max-age=300' });
  route(api, deps, pushSubscriptionsEndpoint, ({ db, customerId, query }) => listDevices(db, customerId, query));
  route(api, deps, putPushSubscriptionEndpoint, ({ db, customerId, params, body, http }) => {
    const { sessionId } = http.get('caller');
    if (sessionId === null) throw new Problem(401, 'unauthorized');
    const owner = { customerId, sessionId, deviceId: params.device ?? '' };
    return registerDevice(db, owner, body, { now: deps.now(), config: deps.config });
  });
  route(api, deps, deletePushSubscriptionEndpoint, async ({ db, customerId, params }) => {
    await removeDevice(db, customerId, params.device ?? '');
    return {};
  });
  const counted = (name: string) => ({
    prepare: async ({ http }: { http: Context }) => void (await limiter.take({ [`${name} ${clientAddress(http, deps.config)}`]: changes })),
  });
  route(
    api,
    deps,
    renewPushSubscriptionEndpoint,
    async ({ db, body }) => {
      await renewEndpoint(db, body, deps.config);
      return {};
    },
    counted('push renewal'),
  );
  route(
    api,
    deps,
    endPushSubscriptionEndpoint,
    async ({ db, body }) => {
      await endEndpoint(db, body.endpoint);
      return {};
    },
    counted('push end'),
  );
}
