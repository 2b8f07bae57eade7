import { notificationsEndpoint, readNotificationsEndpoint } from '#contract/notifications.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { listNotifications, readNotifications } from './service.ts';

export function mountNotifications(api: Api, deps: Deps): void {
  route(api, deps, notificationsEndpoint, ({ db, customerId, params, query }) =>
    listNotifications(db, { customerId, userId: params.userId ?? '' }, query),
  );
  route(api, deps, readNotificationsEndpoint, async ({ db, customerId, body, origin }) => {
    await readNotifications(db, { customerId, now: deps.now(), origin }, body.ids);
    return {};
  });
}
