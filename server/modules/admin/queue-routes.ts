import { queuesEndpoint } from '#contract/admin-queues.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { readQueues } from '../orders/queues.ts';

/** Mounts what waits for the shop's own people. */
export function mountQueues(api: Api, deps: Deps): void {
  route(api, deps, queuesEndpoint, ({ db }) => readQueues(db, deps.now()));
}
