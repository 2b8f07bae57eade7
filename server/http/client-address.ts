import { isIPv4, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Config } from '#server/config.ts';

/**
 * The address that a request came from: the one that the operator's outermost proxy saw where there is one, else the connection's. Of IPv6 it is the
 * network of 64 bits, such as '2001:db8:0:1::/64': a household or a phone has all the addresses below it to itself.
 */
export function clientAddress(http: Context, { proxies }: Pick<Config, 'proxies'>): string {
  if (proxies > 0) {
    // Each proxy adds what it saw at the end; everything before that is what the client claims of itself.
    const forwarded = http.req.header('x-forwarded-for')?.split(',').slice(-proxies)[0]?.trim();
    if (forwarded) return networkOf(forwarded);
  }
  const peer = peerAddress(http);
  return peer === null ? 'in-process' : networkOf(peer);
}

/** The address at the other end of the connection; null for requests that were never on a wire. */
export function peerAddress(http: Context): string | null {
  return http.env?.incoming === undefined ? null : (getConnInfo(http).remote.address ?? 'unknown');
}

/** Some proxies write ports and brackets, and a connection's own address may have a zone ('fe80::1%eth0'). */
function networkOf(written: string): string {
  const address = (/^\[(.*)\](?::\d+)?$/.exec(written)?.[1] ?? written).replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return isIPv4(address) ? address : (/^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? address);
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const whole = [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest];
  return `${whole.slice(0, 4).join(':')}::/64`;
}
