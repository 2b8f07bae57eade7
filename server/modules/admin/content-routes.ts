import { adminContentEndpoint, adminContentsEndpoint, setContentEndpoint } from '#contract/admin-content.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { listContents, readContent, writeContent } from '../content/editing.ts';

/** Mounts what a merchant writes: pages and articles. */
export function mountAdminContent(api: Api, deps: Deps): void {
  route(api, deps, adminContentsEndpoint, ({ db }) => listContents(db));
  route(api, deps, adminContentEndpoint, ({ db, params }) => readContent(db, params.slug ?? ''));
  route(api, deps, setContentEndpoint, async ({ db, params, body }) => {
    await writeContent(db, params.slug ?? '', body, deps.now());
    return {};
  });
}
