import type * as v from 'valibot';
import { changePasswordEndpoint, type ProfileSchema, updateProfileEndpoint } from '#contract/profile.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { type Limit, rateLimiter } from '#server/http/rate-limit.ts';
import { type Api, route } from '#server/http/route.ts';
import { changePassword, keepProfilePhoto, updateProfile } from './profile.ts';

/** Attempts at one account's current password, in a quarter of an hour. */
const passwordChanges: Limit = { events: 10, window: 15 * 60_000 };

/** Photos that one customer sends in an hour: each has to be decoded and kept. */
const photosOfCustomer: Limit = { events: 30, window: 60 * 60_000 };

/** Mounts what customers change of themselves. */
export function mountProfile(api: Api, deps: Deps): void {
  const limiter = rateLimiter(deps);

  const prepare = async ({ customerId, body }: { customerId: string; body: v.InferOutput<typeof ProfileSchema> }) => {
    if (body.photo === null) return null;
    limiter.take({ [`photos of ${customerId}`]: photosOfCustomer });
    return keepProfilePhoto(deps, body.photo);
  };
  route(api, deps, updateProfileEndpoint, call => updateProfile(call.db, call.customerId, call.body, call.prepared), { prepare });

  route(
    api,
    deps,
    changePasswordEndpoint,
    async ({ body, customerId, http }) => {
      const { sessionId } = http.get('caller');
      if (sessionId === null) throw new Problem(401, 'unauthorized');
      const account = `password of ${customerId}`;
      limiter.take({ [account]: passwordChanges });
      await changePassword(deps, { customerId, sessionId }, body);
      limiter.forget(account);
      return {};
    },
    // Keeping an answer by its body's fingerprint would keep something of the passwords.
    { isUnkeyed: true },
  );
}
