import { confirmEmailEndpoint, mailSettingsEndpoint, putMailSettingsEndpoint, requestConfirmationEndpoint } from '#contract/mail.ts';
import type { Deps } from '#server/deps.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { Limit } from '#server/http/rate-limit.ts';
import { type Api, route } from '#server/http/route.ts';
import { sharedLimiter } from '#server/http/shared-limit.ts';
import { askAgain, confirmEmail } from './email-confirmation.ts';
import { chooseMails, mailSettings } from './mail-settings.ts';

const HOUR = 60 * 60_000;
/** Links that one customer may ask for again. */
const requestsOfCustomer: Limit = { events: 3, window: HOUR };
/** Whole villages share the address of their mobile network. */
const confirmationsOfAddress: Limit = { events: 300, window: HOUR };

/** Mounts what customers choose to get by mail, and the confirmation of their address. */
export function mountMailSettings(api: Api, deps: Deps): void {
  const limiter = sharedLimiter(deps);
  route(api, deps, mailSettingsEndpoint, ({ db, customerId }) => mailSettings(db, deps.config, customerId));
  route(api, deps, putMailSettingsEndpoint, ({ db, customerId, body }) => chooseMails(db, deps.config, customerId, body));
  route(
    api,
    deps,
    requestConfirmationEndpoint,
    async ({ customerId, body }) => {
      await limiter.take({ [`confirmation mails to ${customerId}`]: requestsOfCustomer });
      await askAgain(deps.db, deps, customerId, body.lang);
      return {};
    },
    { isUnkeyed: true },
  );
  route(
    api,
    deps,
    confirmEmailEndpoint,
    async ({ body, http }) => {
      await limiter.take({ [`confirmations of ${clientAddress(http, deps.config)}`]: confirmationsOfAddress });
      await confirmEmail(deps, body.token);
      return {};
    },
    { isUnkeyed: true },
  );
}
