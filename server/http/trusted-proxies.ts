import { BlockList, isIP } from 'node:net';

/** Proxies that may stand one behind the other. */
const MOST = 10;
const SHAPE = /^([^/\s]+?)(?:\/(\d{1,3}))?$/;

/**
 * Which reverse proxies the server believes: how many stand in a row (0: none), or the networks that they are in.
 * Networks suit a CDN or a cluster, where a request may pass one proxy or three.
 */
export type TrustedProxies = number | BlockList;

/**
 * Reads the setting TRUST_PROXY: a whole number, or networks such as '10.0.0.0/8,fd00::/8' with commas or blanks between them; an
 * address without a length is a network of its own. '': none.
 * @throws Error whose message says what the setting must be
 */
export function readTrustedProxies(text: string): TrustedProxies {
  const given = text.trim();
  if (/^[-+]?[\d.e]*$/i.test(given) && isIP(given) === 0) {
    const count = Number(given);
    if (Number.isInteger(count) && count >= 0 && count <= MOST) return count;
  }
  const networks = new BlockList();
  for (const network of given.split(/[\s,]+/).filter(part => part !== '')) {
    const [, address = '', length] = SHAPE.exec(network) ?? [];
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    const bits = Number(length ?? most);
    if (version === 0 || bits > most || address.includes('%')) {
      throw new Error(`must be a whole number from 0 to ${MOST}, or networks such as '10.0.0.0/8,fd00::/8', not '${network}'`);
    }
    if (bits === 0) throw new Error(`must not trust every address, as '${network}' does: any client could then choose its own`);
    networks.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6');
  }
  return networks;
}

/** Whether an address, of a connection or written by a proxy, is in one of the networks. */
export function isIn(networks: BlockList, written: string): boolean {
  const address = plainAddress(written);
  const version = isIP(address);
  return version !== 0 && networks.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** An address without the port and brackets that some proxies write, without its zone ('fe80::1%eth0'), and IPv4 always as such. */
export function plainAddress(written: string): string {
  const address = (/^\[(.*)\](?::\d+)?$/.exec(written)?.[1] ?? written).replace(/%.*$/, '');
  return /^(?:::ffff:)?(\d+(?:\.\d+){3})(?::\d+)?$/i.exec(address)?.[1] ?? address;
}
