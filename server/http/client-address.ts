import { type BlockList, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Config } from '#server/config.ts';
import { isIn, plainAddress } from './trusted-proxies.ts';

/**
 * The address that a request came from: the one that the operator's proxies say they saw where the server believes them, else the
 * connection's. Of IPv6 it is the network of 64 bits, such as '2001:db8:0:1::/64': a household or a phone has all the addresses below it
 * to itself.
 */
export function clientAddress(http: Context, { proxies }: Pick<Config, 'proxies'>): string {
  const peer = peerAddress(http);
  const forwarded = (http.req.header('x-forwarded-for') ?? '').split(',').map(entry => entry.trim());
  const seen = typeof proxies === 'number' ? seenByCount(forwarded, proxies) : seenByNetworks(forwarded, proxies, peer);
  if (seen) return networkOf(seen);
  return peer === null ? 'in-process' : networkOf(peer);
}

/** Each proxy adds what it saw at the end; everything before that is what the client claims of itself. */
const seenByCount = (forwarded: readonly string[], count: number) => (count > 0 ? forwarded.slice(-count)[0] : undefined);

/** From the end, the first that is no proxy's; of a request that began behind the proxies, its first. A stranger's word counts for nothing. */
function seenByNetworks(forwarded: readonly string[], networks: BlockList, peer: string | null): string | undefined {
  if (peer === null || !isIn(networks, peer)) return undefined;
  const named = forwarded.filter(entry => entry !== '');
  return named.findLast(entry => !isIn(networks, entry)) ?? named[0];
}

/** The address at the other end of the connection; null for requests that were never on a wire. */
export function peerAddress(http: Context): string | null {
  return http.env?.incoming === undefined ? null : (getConnInfo(http).remote.address ?? 'unknown');
}

/** An address as it is counted. */
function networkOf(written: string): string {
  const address = plainAddress(written);
  if (!isIPv6(address)) return address;
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const whole = [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest];
  return `${whole.slice(0, 4).join(':')}::/64`;
}
