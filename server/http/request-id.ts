import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Config } from '#server/config.ts';
import { peerAddress } from './client-address.ts';
import { isIn } from './trusted-proxies.ts';

/** Carries the id of a request: from the operator's proxy, whose own log has it, and on every answer. */
export const requestIdHeader = 'x-request-id';

/** As proxies make them: nginx 32 digits, Caddy and clouds a UUID. Anything else could write what it likes into the log. */
const SHAPE = /^[\w.-]{8,64}$/;

/** The id of a request: the one that a trusted proxy gave it, else a new one of twelve digits. */
export function requestIdOf(http: Context, config: Pick<Config, 'proxies'>): string {
  const given = http.req.header(requestIdHeader);
  if (given !== undefined && SHAPE.test(given) && isBehindProxy(http, config)) return given;
  return randomUUID().slice(-12);
}

/** Whether the operator's proxy stands at the other end of the connection. By their number alone every peer is one. */
function isBehindProxy(http: Context, { proxies }: Pick<Config, 'proxies'>): boolean {
  if (typeof proxies === 'number') return proxies > 0;
  const peer = peerAddress(http);
  return peer !== null && isIn(proxies, peer);
}
