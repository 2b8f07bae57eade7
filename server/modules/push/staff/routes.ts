import { deleteDeskPushEndpoint, putDeskPushEndpoint } from '#contract/staff-push.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { staffOf } from '#server/http/session.ts';
import { registerBrowser, removeBrowser } from './service.ts';

/** Mounts the browsers in which staff hears of new orders. */
export function mountStaffPush(api: Api, deps: Deps): void {
  route(api, deps, putDeskPushEndpoint, async ({ db, body, http }) => {
    await registerBrowser(db, staffOf(http), body, { now: deps.now(), config: deps.config });
    return {};
  });
  route(api, deps, deleteDeskPushEndpoint, async ({ db, body, http }) => {
    await removeBrowser(db, staffOf(http).id, body.endpoint);
    return {};
  });
}
