/** Chrome, Edge and most Android browsers; Firefox; Safari. */
const HOSTS: readonly string[] = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
/** Windows names a host for each region, such as `wns2-par02p`. */
const WINDOWS = /^[a-z0-9-]{1,63}\.notify\.windows\.com$/;

/**
 * Whether the shop sends to an endpoint. A customer's device names it: were there any other address, a customer could make this machine
 * call what only this machine can reach.
 * @param named further services as 'host:port', see `readPushServices`
 */
export function isPushService(endpoint: string, named: readonly string[]): boolean {
  const url = urlOf(endpoint);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  // Lower case and in ASCII, as the request will have it; a dot at its end makes another name of it.
  const { hostname, port } = url;
  if (port === '' && (HOSTS.includes(hostname) || WINDOWS.test(hostname))) return true;
  return named.includes(`${hostname}:${port || '443'}`);
}

/**
 * Reads further push services, 'host' or 'host:port' with blanks or commas between them.
 * @returns each as 'host:port'
 * @throws Error whose message says what the setting must be
 */
export function readPushServices(value: string): string[] {
  return value
    .split(/[\s,]+/)
    .filter(name => name !== '')
    .map(name => {
      const url = urlOf(`https://${name}`);
      const isHost = url !== null && url.href === `https://${url.host}/` && !name.includes('/');
      if (!isHost) throw new Error(`must name hosts such as 'push.example.com:8443', not '${name}'`);
      return `${url.hostname}:${url.port || '443'}`;
    });
}

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);
