import {
  adminContentEndpoint,
  adminContentsEndpoint,
  adminSiteEndpoint,
  setContentEndpoint,
  setSiteEndpoint,
} from '#contract/admin-content.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { listContents, readContent, writeContent } from '../content/editing.ts';
import { readCard, writeCard } from '../site/service.ts';

/** Mounts what a merchant edits of the shop itself: its card, its pages, its articles. */
export function mountAdminContent(api: Api, deps: Deps): void {
  route(api, deps, adminSiteEndpoint, ({ db }) => readCard(db));
  route(api, deps, setSiteEndpoint, ({ db, body }) => writeCard(db, body));
  route(api, deps, adminContentsEndpoint, ({ db }) => listContents(db));
  route(api, deps, adminContentEndpoint, ({ db, params }) => readContent(db, params.slug ?? ''));
  route(api, deps, setContentEndpoint, async ({ db, params, body }) => {
    await writeContent(db, params.slug ?? '', body, deps.now());
    return {};
  });
}
