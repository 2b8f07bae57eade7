import type { Context, MiddlewareHandler } from 'hono';
import type { Deps } from '#server/deps.ts';
import { clientAddress } from './client-address.ts';
import { Problem } from './problem.ts';
import { isRead } from './reads.ts';
import type { Variables } from './session.ts';

/** Milliseconds, and reads of one kind from one address in them: far more than a village behind one address makes. */
const WINDOW = 10_000;
export const MOST_READS = 1_000;
/** Addresses and kinds that are counted in one window; beyond it counting begins anew. */
const MOST_COUNTS = 20_000;

/**
 * Refuses reads without a session that come by the hundred a second. Each kind of address of the shop ('/api/v1/products', '/media')
 * counts for itself, so that a client that asks too often for one does not keep its network's other customers from browsing.
 * @param isGuest whether the limit holds for a request
 * @throws Problem 429 rate_limited
 */
export function limitReads(
  { config, elapsed = () => performance.now() }: Pick<Deps, 'config' | 'elapsed'>,
  isGuest: (http: Context<{ Variables: Variables }>) => boolean,
): MiddlewareHandler<{ Variables: Variables }> {
  let counts = new Map<string, number>();
  let since = elapsed();
  return async (http, next) => {
    if (config.isRateLimited && http.req.method !== 'OPTIONS' && isRead(http) && isGuest(http)) {
      const address = clientAddress(http, config);
      const at = elapsed();
      if (at - since >= WINDOW || counts.size >= MOST_COUNTS) {
        counts = new Map<string, number>();
        since = at;
      }
      const key = `${address} ${kindOf(http.req.path)}`;
      const count = (counts.get(key) ?? 0) + 1;
      // Calls of the shop's own renderer did not come over the network.
      if (address !== 'in-process') counts.set(key, count);
      if (count > MOST_READS) throw new Problem(429, 'rate_limited', { retryAfter: Math.max(1, Math.ceil((since + WINDOW - at) / 1_000)) });
    }
    await next();
  };
}

/** The first part of a path, of a call its first three. */
function kindOf(path: string): string {
  return path
    .split('/', path.startsWith('/api/') ? 4 : 2)
    .join('/')
    .slice(0, 60);
}
