import { BlockList, isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { Deps } from '#server/deps.ts';
import { peerAddress } from './client-address.ts';

/** Headers by which proxies name the client; no browser sends any of them. */
const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Addresses of a machine's own networks, which no customer comes from over the internet. */
const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4');
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/**
 * Tells the operator, once a process, that a proxy passes requests on although the shop was told of none: all customers would count as
 * one, and the limits on reads and sign-ins would soon refuse them all.
 */
export function warnOfProxy({ config, log }: Pick<Deps, 'config' | 'log'>): MiddlewareHandler {
  let isDone = config.proxies > 0;
  return async (http, next) => {
    const header = isDone ? undefined : FORWARDING.find(name => http.req.header(name) !== undefined);
    const peer = header === undefined ? null : peerAddress(http);
    if (peer !== null && isPrivate(peer)) {
      isDone = true;
      log(
        `A proxy at ${peer} sends ${header}, but TRUST_PROXY is not set: all its customers count as one for the limits. Set TRUST_PROXY=1, or how many proxies stand in front.`,
      );
    }
    await next();
  };
}

function isPrivate(peer: string): boolean {
  const address = peer.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(address);
  return version !== 0 && privateNetworks.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
