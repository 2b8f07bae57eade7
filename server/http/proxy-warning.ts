import { BlockList } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { Deps } from '#server/deps.ts';
import { peerAddress } from './client-address.ts';
import { isIn } from './trusted-proxies.ts';

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
 * Tells the operator, once a process, that a proxy passes requests on although the shop was not told of it: all customers would count as
 * one, and the limits on reads and sign-ins would soon refuse them all.
 */
export function warnOfProxy({ config, log }: Pick<Deps, 'config' | 'log'>): MiddlewareHandler {
  const { proxies } = config;
  let isDone = typeof proxies === 'number' && proxies > 0;
  return async (http, next) => {
    const header = isDone ? undefined : FORWARDING.find(name => http.req.header(name) !== undefined);
    const peer = header === undefined ? null : peerAddress(http);
    if (peer !== null && isIn(privateNetworks, peer) && !(typeof proxies !== 'number' && isIn(proxies, peer))) {
      isDone = true;
      const fault = typeof proxies === 'number' ? 'is not set' : 'does not name its network';
      const advice = typeof proxies === 'number' ? 'Set TRUST_PROXY=1, or how many proxies stand in front.' : 'Add it to TRUST_PROXY.';
      log(`A proxy at ${peer} sends ${header}, but TRUST_PROXY ${fault}: all its customers count as one for the limits. ${advice}`, 'warn');
    }
    await next();
  };
}
