import { currentUserEndpoint, loginEndpoint, logoutEndpoint, registerEndpoint } from '#contract/session.ts';
import type { Deps } from '#server/deps.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { Problem } from '#server/http/problem.ts';
import { type Limit, rateLimiter } from '#server/http/rate-limit.ts';
import { type Api, route } from '#server/http/route.ts';
import { removeDeviceOfSession } from '../push/service.ts';
import { currentUser, register, signIn } from './service.ts';
import { endSession } from './tokens.ts';

const QUARTER_HOUR = 15 * 60_000;

/** Wrong and right passwords of one account. */
const signInsOfAccount: Limit = { events: 10, window: QUARTER_HOUR };
/** Whole villages share the address of their mobile network. */
const signInsOfAddress: Limit = { events: 100, window: QUARTER_HOUR };
const registersOfAddress: Limit = { events: 30, window: 4 * QUARTER_HOUR };

/** Mounts login, register, the current user and logout. */
export function mountCustomers(api: Api, deps: Deps): void {
  const limiter = rateLimiter(deps);

  route(
    api,
    deps,
    loginEndpoint,
    async ({ body, http }) => {
      const account = `sign-in account ${body.email.toLowerCase()}`;
      const address = `sign-in address ${clientAddress(http, deps.config)}`;
      limiter.take({ [account]: signInsOfAccount, [address]: signInsOfAddress });
      const tokens = await signIn(deps, body);
      limiter.forget(account);
      return tokens;
    },
    { isUnkeyed: true },
  );

  route(
    api,
    deps,
    registerEndpoint,
    async ({ body, http }) => {
      limiter.take({ [`register address ${clientAddress(http, deps.config)}`]: registersOfAddress });
      return register(deps, body);
    },
    { isUnkeyed: true },
  );

  route(api, deps, currentUserEndpoint, ({ db, customerId }) => currentUser(db, customerId));

  route(
    api,
    deps,
    logoutEndpoint,
    async ({ http }) => {
      const { sessionId } = http.get('caller');
      if (sessionId === null) throw new Problem(401, 'unauthorized');
      await deps.db.transaction(async tx => {
        await endSession(tx, deps, sessionId);
        await removeDeviceOfSession(tx, sessionId);
      });
      return {};
    },
    { isUnkeyed: true },
  );
}
