import type { MiddlewareHandler } from 'hono';
import type { Deps } from '#server/deps.ts';
import { createAllowances } from './allowance.ts';
import { allowances } from './customer-limits.ts';
import type { Variables } from './session.ts';

/** Gives each request the count of its customer's writes, which is one for all rooms of the API: every write leaves a row for 400 days. */
export function limitWrites(deps: Pick<Deps, 'config' | 'elapsed'>): MiddlewareHandler<{ Variables: Variables }> {
  const taken = createAllowances(deps);
  return async (http, next) => {
    const { customerId } = http.get('caller');
    http.set('countWrites', count => {
      if (customerId !== null) taken.take(customerId, allowances.writes, count);
    });
    await next();
  };
}
