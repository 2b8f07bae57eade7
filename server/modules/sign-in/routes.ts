import { exchangeSignInEndpoint, linkSignInEndpoint } from '#contract/sign-in.ts';
import type { Deps } from '#server/deps.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { Problem } from '#server/http/problem.ts';
import { type Limit, rateLimiter } from '#server/http/rate-limit.ts';
import { type Api, route } from '#server/http/route.ts';
import { endAttempt, readAttempt } from './attempt.ts';
import { mountNavigation } from './navigation.ts';
import { providerClients } from './provider.ts';
import { emailOfClaim, exchange, link } from './service.ts';

const QUARTER_HOUR = 15 * 60_000;
/** Whole villages share the address of their mobile network. */
const exchangesOfAddress: Limit = { events: 100, window: QUARTER_HOUR };
const passwordsOfAccount: Limit = { events: 10, window: QUARTER_HOUR };

/** Mounts sign-in with Google and Facebook: the two addresses that browsers go to, and the calls of the login page. */
export function mountSignIn(api: Api, deps: Deps): void {
  const clients = providerClients(deps.config);
  const limiter = rateLimiter(deps);
  mountNavigation(api, deps, clients);

  const claimOf = (http: Parameters<typeof readAttempt>[0], code: string) => {
    limiter.take({ [`sign-in address ${clientAddress(http, deps.config)}`]: exchangesOfAddress });
    const attempt = readAttempt(http, deps);
    if (attempt === null) throw new Problem(410, 'federated_expired');
    return { code, browser: attempt.browser };
  };

  route(
    api,
    deps,
    exchangeSignInEndpoint,
    async ({ body, http }) => {
      const tokens = await exchange(deps, claimOf(http, body.code));
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
      const claim = claimOf(http, body.code);
      const account = `link account ${(await emailOfClaim(deps, claim)).toLowerCase()}`;
      limiter.take({ [account]: passwordsOfAccount });
      const tokens = await link(deps, claim, body.password);
      limiter.forget(account);
      endAttempt(http, deps.config);
      return tokens;
    },
    { isUnkeyed: true },
  );
}
