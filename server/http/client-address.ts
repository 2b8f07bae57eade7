import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Config } from '#server/config.ts';

/** The address that a request came from: the one that the nearest proxy saw where there is one, else the connection's. */
export function clientAddress(http: Context, { isBehindProxy }: Pick<Config, 'isBehindProxy'>): string {
  if (isBehindProxy) {
    // Everything before the last entry is what the client claims of itself.
    const forwarded = http.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
    if (forwarded) return forwarded;
  }
  // Requests that were never on a wire have no connection.
  return http.env?.incoming === undefined ? 'in-process' : (getConnInfo(http).remote.address ?? 'unknown');
}
