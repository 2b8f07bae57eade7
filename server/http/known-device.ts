import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Deps } from '#server/deps.ts';

const COOKIE = 'fondasi_device';
/** Seconds: as long as browsers keep a cookie. */
const LIFE = 400 * 86_400;
const SHAPE = /^([\w-]{16})\.([0-9a-f-]{36})\.(\d{1,12})\.([\w-]{43})$/;

/** A browser in which a customer has signed in before, so that a stranger's wrong passwords do not stop that customer. */
export interface KnownDevice {
  readonly id: string;
  readonly customerId: string;
}

type Needs = Pick<Deps, 'config' | 'secret' | 'now'>;

const options = ({ publicUrl }: Needs['config']) =>
  ({ path: '/api', httpOnly: true, sameSite: 'Strict', secure: publicUrl.startsWith('https://') }) as const;

/** Gives the browser a signed cookie that says which customer has signed in; one of another customer is replaced. */
export function rememberDevice(http: Context, deps: Needs, customerId: string): void {
  const known = knownDevice(http, deps);
  const id = known?.customerId === customerId ? known.id : randomBytes(12).toString('base64url');
  const said = `${id}.${customerId}.${Math.floor(deps.now().getTime() / 1_000)}`;
  setCookie(http, COOKIE, `${said}.${sign(said, deps.secret)}`, { ...options(deps.config), maxAge: LIFE });
}

/** The device that a request comes from; null for one that this shop has not signed, or too long ago. */
export function knownDevice(http: Context, { secret, now }: Needs): KnownDevice | null {
  const cookie = getCookie(http, COOKIE) ?? '';
  const [, id, customerId, at, signature] = SHAPE.exec(cookie) ?? [];
  if (id === undefined || customerId === undefined || at === undefined || signature === undefined) return null;
  const expected = sign(`${id}.${customerId}.${at}`, secret);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
  return now().getTime() / 1_000 - Number(at) > LIFE ? null : { id, customerId };
}

/** After a logout the browser is a stranger's again. */
export function forgetDevice(http: Context, { config }: Pick<Deps, 'config'>): void {
  deleteCookie(http, COOKIE, options(config));
}

function sign(said: string, secret: Uint8Array): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'fondasi known device', 32));
  return createHmac('sha256', key).update(said).digest('base64url');
}
