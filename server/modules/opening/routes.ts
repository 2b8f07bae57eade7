import { checklistEndpoint, demoEndpoint, removeDemoEndpoint } from '#contract/admin-opening.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { countDemo, removeDemo } from '#server/seed/demo-removal.ts';
import { readChecklist } from './checklist.ts';

/** Mounts what a merchant needs to open the shop. */
export function mountOpening(api: Api, deps: Deps): void {
  route(api, deps, checklistEndpoint, async ({ db }) => {
    const isDemoGone = Object.values(await countDemo(db)).every(count => count === 0);
    return readChecklist(db, isDemoGone);
  });
  route(api, deps, demoEndpoint, ({ db }) => countDemo(db));
  route(api, deps, removeDemoEndpoint, ({ db }) => removeDemo(db));
}
