import * as v from 'valibot';
import { AfterSchema, eventStreamEndpoint, eventsEndpoint } from '#contract/events.ts';
import type { Deps } from '#server/deps.ts';
import { rates } from '#server/http/customer-limits.ts';
import { rateLimiter } from '#server/http/rate-limit.ts';
import { type Api, route } from '#server/http/route.ts';
import { notSignedIn } from '#server/http/session.ts';
import { createEventHub } from './hub.ts';
import { eventsAfter } from './service.ts';
import { streamHeaders } from './stream.ts';

/** Mounts what clients follow changes by: a question for the line that carries no stream, and the stream. */
export function mountEvents(api: Api, deps: Deps): void {
  const limiter = rateLimiter(deps);
  const hub = createEventHub(deps);

  route(
    api,
    deps,
    eventsEndpoint,
    ({ db, customerId, query }) => {
      limiter.take({ [`event questions of ${customerId}`]: rates.eventQuestions });
      return eventsAfter(db, customerId, query.after);
    },
    // A tag, but nothing of it in the browser's own store.
    { cacheControl: 'private, no-store' },
  );

  api.get(eventStreamEndpoint.path, async http => {
    const caller = http.get('caller');
    const { customerId, sessionId, expiresAt } = caller;
    if (customerId === null || sessionId === null || expiresAt === null) throw notSignedIn(caller);
    limiter.take({ [`event streams of ${customerId}`]: rates.eventStreams });
    const { after } = v.parse(AfterSchema, { after: http.req.header('last-event-id') ?? http.req.query('after') });
    const body = await hub.follow({ customerId, sessionId, expiresAt, after });
    return http.body(body, 200, streamHeaders);
  });
}
