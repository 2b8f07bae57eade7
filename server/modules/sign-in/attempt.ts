import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Config } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { type Attempt, open, seal } from './sealed.ts';
import { SIGN_IN_LIFE } from './service.ts';

const COOKIE = 'fondasi_sign_in';
const PATH = '/api/v1/sign-in';

/** Lax: the provider's site sends the browser back, and the cookie has to come along. */
const options = ({ publicUrl }: Pick<Config, 'publicUrl'>) =>
  ({ path: PATH, httpOnly: true, sameSite: 'Lax', secure: publicUrl.startsWith('https://') }) as const;

/** Gives the browser its attempt to carry; one that it carried before is over. */
export function writeAttempt(http: Context, { config, secret }: Pick<Deps, 'config' | 'secret'>, attempt: Attempt): void {
  // Twice: to the provider and back, then to the exchange.
  setCookie(http, COOKIE, seal(attempt, secret), { ...options(config), maxAge: (2 * SIGN_IN_LIFE) / 1_000 });
}

/** The attempt that a request's browser carries. */
export function readAttempt(http: Context, { secret, now }: Pick<Deps, 'secret' | 'now'>): Attempt | null {
  return open(getCookie(http, COOKIE), secret, now());
}

export function endAttempt(http: Context, config: Pick<Config, 'publicUrl'>): void {
  deleteCookie(http, COOKIE, options(config));
}
