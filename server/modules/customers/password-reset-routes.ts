import { requestPasswordResetEndpoint, resetPasswordEndpoint } from '#contract/session.ts';
import type { Deps } from '#server/deps.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { rememberDevice } from '#server/http/known-device.ts';
import type { Limit } from '#server/http/rate-limit.ts';
import { type Api, route } from '#server/http/route.ts';
import { sharedLimiter } from '#server/http/shared-limit.ts';
import { deviceOf } from './device-name.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';

const HOUR = 60 * 60_000;

/** Mails to one address: a customer who does not find the first one asks again, and no stranger fills a mailbox. */
const requestsForEmail: Limit = { events: 3, window: HOUR };
/** Whole villages share the address of their mobile network. */
const requestsOfAddress: Limit = { events: 30, window: HOUR };
/** A token can't be guessed, but each new password takes the server as long as a login does. */
const resetsOfAddress: Limit = { events: 60, window: HOUR };

/** Mounts what a customer does who has forgotten the password. */
export function mountPasswordReset(api: Api, deps: Deps): void {
  const limiter = sharedLimiter(deps);
  const unkeyed = { isUnkeyed: true };

  route(
    api,
    deps,
    requestPasswordResetEndpoint,
    async ({ body, http }) => {
      await limiter.take({
        [`password mail to ${body.email.toLowerCase()}`]: requestsForEmail,
        [`password mails of ${clientAddress(http, deps.config)}`]: requestsOfAddress,
      });
      await requestPasswordReset(deps, body);
      return {};
    },
    unkeyed,
  );

  route(
    api,
    deps,
    resetPasswordEndpoint,
    async ({ body, http }) => {
      await limiter.take({ [`new passwords of ${clientAddress(http, deps.config)}`]: resetsOfAddress });
      const { customerId, tokens } = await resetPassword(deps, body, deviceOf(http));
      rememberDevice(http, deps, customerId);
      return tokens;
    },
    unkeyed,
  );
}
