import type { Context } from 'hono';
import { matchedRoutes, routePath } from 'hono/route';
import { pageMark } from '#contract/worker-messages.ts';

/**
 * The pattern of the route that a request met, such as '/api/v1/orders/:number': neither ids nor tokens, and as many as the code has. A page
 * of the storefront is 'page', a file of it 'file'; what no endpoint takes is the pattern of where it was refused, such as '/api/*'.
 */
export function routeName(http: Context): string {
  const endpoint = matchedRoutes(http).find(({ method }) => method !== 'ALL');
  if (endpoint !== undefined) return endpoint.path;
  const pattern = routePath(http);
  if (pattern !== '/*' && pattern !== '*') return pattern;
  return http.finalized && http.res.headers.has(pageMark) ? 'page' : 'file';
}
