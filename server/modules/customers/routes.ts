import { currentUserEndpoint, endSessionEndpoint, loginEndpoint, logoutEndpoint, registerEndpoint } from '#contract/session.ts';
import type { Deps } from '#server/deps.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { forgetDevice, rememberDevice } from '#server/http/known-device.ts';
import { Problem } from '#server/http/problem.ts';
import type { Limit } from '#server/http/rate-limit.ts';
import { type Api, route } from '#server/http/route.ts';
import { sharedLimiter } from '#server/http/shared-limit.ts';
import { removeDeviceOfSession } from '../push/service.ts';
import { deviceOf } from './device-name.ts';
import { guardPasswords } from './password-guesses.ts';
import { currentUser, register, signIn } from './service.ts';
import { endSession, endSessionBySecret } from './tokens.ts';

/** Whole villages share the address of their mobile network. */
const registersOfAddress: Limit = { events: 30, window: 60 * 60_000 };

/** A shared address may be a whole village's; a secret can't be guessed. */
const sessionEndsOfAddress: Limit = { events: 300, window: 15 * 60_000 };

/** Mounts login, register, the current user and logout. */
export function mountCustomers(api: Api, deps: Deps): void {
  const limiter = sharedLimiter(deps);
  const guardPassword = guardPasswords(deps);

  route(
    api,
    deps,
    loginEndpoint,
    async ({ body, http }) => {
      const { customerId, tokens } = await guardPassword(http, body.email, () => signIn(deps, body, deviceOf(http)));
      rememberDevice(http, deps, customerId);
      return tokens;
    },
    { isUnkeyed: true },
  );

  route(
    api,
    deps,
    registerEndpoint,
    async ({ body, http }) => {
      await limiter.take({ [`register address ${clientAddress(http, deps.config)}`]: registersOfAddress });
      const { customerId, tokens } = await register(deps, body, deviceOf(http));
      rememberDevice(http, deps, customerId);
      return tokens;
    },
    { isUnkeyed: true },
  );

  route(api, deps, currentUserEndpoint, ({ db, customerId }) => currentUser(db, customerId));

  route(
    api,
    deps,
    endSessionEndpoint,
    async ({ body, http }) => {
      await limiter.take({ [`session end address ${clientAddress(http, deps.config)}`]: sessionEndsOfAddress });
      await deps.db.transaction(async tx => {
        const sessionId = await endSessionBySecret(tx, deps, body.end_secret);
        if (sessionId !== null) await removeDeviceOfSession(tx, sessionId);
      });
      return {};
    },
    { isUnkeyed: true },
  );

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
      forgetDevice(http, deps);
      return {};
    },
    { isUnkeyed: true },
  );
}
