import type { MiddlewareHandler } from 'hono';
import type { Deps } from '#server/deps.ts';
import { inRequest, originId } from '#server/request-context.ts';
import { requestIdHeader, requestIdOf } from './request-id.ts';
import { routeName } from './route-name.ts';
import type { Variables } from './session.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Gives each request its id, which its lines in the log and its answer carry, and tells metrics and log how it was answered. The time runs
 * until the answer's head is ready: a stream or a slow line does not count. A call that the shop's own renderer makes is part of the
 * visitor's request.
 */
export function observeRequests(deps: Pick<Deps, 'config' | 'log' | 'metrics'>): MiddlewareHandler<{ Variables: Variables }> {
  const { config, log, metrics } = deps;
  const isSilent = metrics === undefined && !config.log.requests;
  return async (http, next) => {
    const origin = originId();
    if (origin !== null) {
      http.set('requestId', origin);
      return next();
    }
    const id = requestIdOf(http, config);
    http.set('requestId', id);
    const began = performance.now();
    await inRequest(id, async () => {
      await next();
      http.res.headers.set(requestIdHeader, id);
      if (isSilent) return;
      const milliseconds = performance.now() - began;
      const { status } = http.res;
      const method = METHODS.has(http.req.method) ? http.req.method : 'other';
      const route = routeName(http);
      metrics?.request({ method, route, status, seconds: milliseconds / 1_000 });
      if (!config.log.requests) return;
      const ms = Math.round(milliseconds * 10) / 10;
      log(`${method} ${route} ${status} in ${ms} ms`, 'info', { method, route, status, ms });
    });
  };
}
