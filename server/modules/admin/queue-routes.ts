import { queueStreamEndpoint, queuesEndpoint } from '#contract/admin-queues.ts';
import type { Deps } from '#server/deps.ts';
import { rates } from '#server/http/customer-limits.ts';
import { rateLimiter } from '#server/http/rate-limit.ts';
import { type Api, checkRight, route } from '#server/http/route.ts';
import { streamHeaders } from '../events/stream.ts';
import { readQueues } from '../orders/queues.ts';
import { createQueueHub } from './queue-hub.ts';

/** Mounts what waits for the shop's own people, and the stream that they follow it by. */
export function mountQueues(api: Api, deps: Deps): void {
  const limiter = rateLimiter(deps);
  const hub = createQueueHub(deps);
  route(api, deps, queuesEndpoint, ({ db }) => readQueues(db, deps.now()));

  api.get(queueStreamEndpoint.path, async http => {
    await checkRight(deps, http, queueStreamEndpoint.path);
    const { staff } = http.get('caller');
    const owner = staff?.id ?? 'key';
    limiter.take({ [`queue streams of ${owner}`]: rates.eventStreams });
    const body = await hub.follow({ owner, sessionId: staff?.sessionId ?? null });
    return http.body(body, 200, streamHeaders);
  });
}
