import { checklistEndpoint, demoEndpoint, removeDemoEndpoint } from '#contract/admin-opening.ts';
import type { Deps } from './deps.ts';
import { type Api, route } from './http/route.ts';
import { readChecklist } from './modules/opening/checklist.ts';
import { countDemo, removeDemo } from './seed/demo-removal.ts';

/** Mounts what a merchant needs to open the shop: above the modules, because the demo is made of all of them. */
export function mountOpening(api: Api, deps: Deps): void {
  route(api, deps, checklistEndpoint, async ({ db }) => {
    const isDemoGone = Object.values(await countDemo(db)).every(count => count === 0);
    return readChecklist(db, isDemoGone);
  });
  route(api, deps, demoEndpoint, ({ db }) => countDemo(db));
  route(api, deps, removeDemoEndpoint, ({ db }) => removeDemo(db));
}
