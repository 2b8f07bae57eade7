import * as v from 'valibot';
import { endOtherSessionsEndpoint, endOwnSessionEndpoint, sessionsEndpoint } from '#contract/account.ts';
import { IdSchema } from '#contract/endpoint.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { type Api, route } from '#server/http/route.ts';
import { removeDeviceOfSession } from '../push/service.ts';
import { endOtherSessions, endOwnSession, listSessions } from './tokens.ts';

/** Mounts the devices on which a customer is signed in. An ended one hears of it with its next call, or the next beat of its stream. */
export function mountSessions(api: Api, deps: Deps): void {
  route(api, deps, sessionsEndpoint, async ({ db, customerId, http }) => {
    const sessions = await listSessions(db, customerId, http.get('caller').sessionId, deps.now());
    return { sessions, total: sessions.length };
  });

  route(api, deps, endOwnSessionEndpoint, async ({ db, customerId, params: { id = '' } }) => {
    if (!v.is(IdSchema, id) || !(await endOwnSession(db, deps, customerId, id))) throw notFound('session');
    await removeDeviceOfSession(db, id);
    return {};
  });

  route(api, deps, endOtherSessionsEndpoint, async ({ db, customerId, http }) => {
    const { sessionId } = http.get('caller');
    if (sessionId === null) throw new Problem(401, 'unauthorized');
    const ended = await endOtherSessions(db, deps, customerId, sessionId);
    for (const id of ended) await removeDeviceOfSession(db, id);
    return { ended: ended.length };
  });
}
