import type { Context } from 'hono';
import * as client from 'openid-client';
import * as v from 'valibot';
import type { ProblemCode } from '#contract/problem.ts';
import { type Provider, ProviderSchema } from '#contract/sign-in.ts';
import { within } from '#lib/scheduled.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/http/problem.ts';
import type { Api } from '#server/http/route.ts';
import { logText } from '#server/log-text.ts';
import { readAttempt, writeAttempt } from './attempt.ts';
import type { ProviderClient } from './provider.ts';
import { keepIdentity, SIGN_IN_LIFE } from './service.ts';

/** Milliseconds for which a browser may stand on a white page: before it goes to a provider, and until its answer is checked there. */
const PATIENCE = { start: 5_000, callback: 8_000 };

/** Mounts the addresses that a browser is sent to: `start` leads to the provider, `callback` back to the login page. */
export function mountNavigation(api: Api, deps: Deps, clients: ReadonlyMap<Provider, ProviderClient>): void {
  const { config, now } = deps;
  const callbackUrl = (provider: Provider) => `${config.publicUrl}/api/v1/sign-in/${provider}/callback`;
  const tell = (provider: Provider, error: unknown) =>
    deps.log(`sign-in with ${provider} failed: ${error instanceof Error ? `${error.name} ` : ''}${logText(error)}`, 'warn');

  api.get('/v1/sign-in/:provider/start', async http => {
    const provider = providerOf(http);
    const redirect = pathOfThisShop(http.req.query('redirect'), config.publicUrl);
    const of = clients.get(provider);
    if (of === undefined) return backToLogin(http, redirect, { provider, problem: 'federated_not_configured' });
    if (deps.disk?.isShort()) return backToLogin(http, redirect, { provider, problem: 'storage_full' });
    const attempt = {
      provider,
      redirect,
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
      browser: client.randomState(),
      expiresAt: now().getTime() + 2 * SIGN_IN_LIFE,
    };
    try {
      const url = await inTime(PATIENCE.start, of.authorizationUrl(callbackUrl(provider), attempt));
      writeAttempt(http, deps, attempt);
      http.header('Cache-Control', 'no-store');
      return http.redirect(url.href, 303);
    } catch (error) {
      tell(provider, error);
      return backToLogin(http, redirect, { provider, problem: 'federated_failed' });
    }
  });

  api.get('/v1/sign-in/:provider/callback', async http => {
    const provider = providerOf(http);
    const attempt = readAttempt(http, deps);
    const of = clients.get(provider);
    if (attempt === null || attempt.provider !== provider || of === undefined) {
      return backToLogin(http, '/', { provider, problem: 'federated_expired' });
    }
    if (deps.disk?.isShort()) return backToLogin(http, attempt.redirect, { provider, problem: 'storage_full' });
    try {
      const current = new URL(callbackUrl(provider));
      current.search = new URL(http.req.url).search;
      const identity = await inTime(PATIENCE.callback, of.identify(current, attempt));
      return backToLogin(http, attempt.redirect, { provider, code: await keepIdentity(deps, provider, identity, attempt.browser) });
    } catch (error) {
      const isRefusal = error instanceof client.AuthorizationResponseError && error.error === 'access_denied';
      if (!isRefusal) tell(provider, error);
      return backToLogin(http, attempt.redirect, { provider, problem: isRefusal ? 'federated_cancelled' : 'federated_failed' });
    }
  });
}

/** @throws Error of the promise, or where it takes longer */
async function inTime<Result>(milliseconds: number, promise: Promise<Result>): Promise<Result> {
  const result = await within(milliseconds, promise);
  if (result === undefined) throw new Error(`no answer within ${milliseconds} ms`);
  return result;
}

function providerOf(http: Context): Provider {
  const provider = v.safeParse(ProviderSchema, http.req.param('provider'));
  if (!provider.success) throw notFound('provider');
  return provider.output;
}

/** A path that stays in the shop, whatever the address said. */
function pathOfThisShop(path: string | undefined, publicUrl: string): string {
  if (path === undefined || !path.startsWith('/') || !URL.canParse(path, publicUrl)) return '/';
  const url = new URL(path, publicUrl);
  return url.origin === new URL(publicUrl).origin ? `${url.pathname}${url.search}${url.hash}` : '/';
}

/** Behind '#', so that neither a log nor the next page's referrer learns it. */
function backToLogin(http: Context, redirect: string, outcome: { provider: Provider } & ({ code: string } | { problem: ProblemCode })) {
  http.header('Cache-Control', 'no-store');
  http.header('Referrer-Policy', 'no-referrer');
  const search = redirect === '/' ? '' : `?${new URLSearchParams({ redirect })}`;
  return http.redirect(`/login${search}#${new URLSearchParams(outcome)}`, 303);
}
