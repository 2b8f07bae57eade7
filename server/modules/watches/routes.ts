import { endWatchEndpoint, setWatchEndpoint, watchesEndpoint } from '#contract/watches.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { endWatch, readWatches, setWatch } from './service.ts';

export function mountWatches(api: Api, deps: Deps): void {
  route(api, deps, watchesEndpoint, async ({ db, customerId, language }) => {
    const watches = await readWatches(db, customerId, language);
    return { watches, total: watches.length };
  });
  route(api, deps, setWatchEndpoint, ({ db, customerId, language, body }) => setWatch(db, { customerId, language, now: deps.now() }, body));
  route(api, deps, endWatchEndpoint, async ({ db, customerId, params }) => {
    await endWatch(db, customerId, { kind: params.kind ?? '', variant: params.variant ?? '' });
    return {};
  });
}
