import { exchangeSignInEndpoint, linkSignInEndpoint } from '#contract/sign-in.ts';
import type { Deps } from '#server/deps.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { rememberDevice } from '#server/http/known-device.ts';
import { Problem } from '#server/http/problem.ts';
import type { Limit } from '#server/http/rate-limit.ts';
import { type Api, route } from '#server/http/route.ts';
import { sharedLimiter } from '#server/http/shared-limit.ts';
import { deviceOf } from '../customers/device-name.ts';
import { guardPasswords } from '../customers/password-guesses.ts';
import { endAttempt, readAttempt } from './attempt.ts';
import { mountNavigation } from './navigation.ts';
import { providerClients } from './providers.ts';
import { emailOfClaim, exchange, link } from './service.ts';

const QUARTER_HOUR = 15 * 60_000;
/** Whole villages share the address of their mobile network. */
const exchangesOfAddress: Limit = { events: 100, window: QUARTER_HOUR };

/** Mounts sign-in with Google and Facebook: the two addresses that browsers go to, and the calls of the login page. */
export function mountSignIn(api: Api, deps: Deps): void {
  const clients = providerClients(deps.config);
  const limiter = sharedLimiter(deps);
  const guardPassword = guardPasswords(deps);
  mountNavigation(api, deps, clients);

  const claimOf = async (http: Parameters<typeof readAttempt>[0], code: string) => {
    const attempt = readAttempt(http, deps);
    // Not counted: a stranger without an attempt must not use up the limit of an address that a village shares.
    if (attempt === null) throw new Problem(410, 'federated_expired');
    await limiter.take({ [`sign-in address ${clientAddress(http, deps.config)}`]: exchangesOfAddress });
    return { code, browser: attempt.browser };
  };

  route(
    api,
    deps,
    exchangeSignInEndpoint,
    async ({ body, http }) => {
      const { customerId, tokens } = await exchange(deps, await claimOf(http, body.code), deviceOf(http));
      rememberDevice(http, deps, customerId);
      endAttempt(http, deps.config);
      return tokens;
    },
    { isUnkeyed: true },
  );

  route(
    api,
    deps,
    linkSignInEndpoint,
    async ({ body, http }) => {
      const claim = await claimOf(http, body.code);
      const email = await emailOfClaim(deps, claim);
      const { customerId, tokens } = await guardPassword(http, email, () => link(deps, claim, body.password, deviceOf(http)));
      rememberDevice(http, deps, customerId);
      endAttempt(http, deps.config);
      return tokens;
    },
    { isUnkeyed: true },
  );
}
