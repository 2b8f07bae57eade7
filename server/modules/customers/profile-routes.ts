import type * as v from 'valibot';
import { changePasswordEndpoint, firstPasswordEndpoint, type ProfileSchema, updateProfileEndpoint } from '#contract/profile.ts';
import type { Executor } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { type Limit, rateLimiter } from '#server/http/rate-limit.ts';
import { type Api, type Call, route } from '#server/http/route.ts';
import { changePassword, keepProfilePhoto, setFirstPassword, updateProfile } from './profile.ts';
import { currentUser } from './service.ts';

/** Attempts at one account's current password, in a quarter of an hour. */
const passwordChanges: Limit = { events: 10, window: 15 * 60_000 };

/** Photos that one customer sends in an hour: each has to be decoded and kept. */
const photosOfCustomer: Limit = { events: 30, window: 60 * 60_000 };

type Caller = Pick<Call<unknown, unknown, 'customer'>, 'http' | 'customerId'>;

/** Mounts what customers change of themselves. */
export function mountProfile(api: Api, deps: Deps): void {
  const limiter = rateLimiter(deps);

  const prepare = async ({ customerId, body }: { customerId: string; body: v.InferOutput<typeof ProfileSchema> }) => {
    if (body.photo === null) return null;
    limiter.take({ [`photos of ${customerId}`]: photosOfCustomer });
    return keepProfilePhoto(deps, body.photo);
  };
  route(api, deps, updateProfileEndpoint, call => updateProfile(call.db, call.customerId, call.body, call.prepared), {
    prepare,
    again: ({ db, customerId }: { db: Executor; customerId: string }) => currentUser(db, customerId),
  });

  const attempted = async (
    { http, customerId }: Caller,
    attempt: (session: { customerId: string; sessionId: string }) => Promise<void>,
  ) => {
    const { sessionId } = http.get('caller');
    if (sessionId === null) throw new Problem(401, 'unauthorized');
    const account = `password of ${customerId}`;
    limiter.take({ [account]: passwordChanges });
    await attempt({ customerId, sessionId });
    limiter.forget(account);
    return {};
  };
  // Keeping an answer by its body's fingerprint would keep something of the passwords.
  const unkeyed = { isUnkeyed: true };
  route(api, deps, changePasswordEndpoint, call => attempted(call, session => changePassword(deps, session, call.body)), unkeyed);
  route(api, deps, firstPasswordEndpoint, call => attempted(call, session => setFirstPassword(deps, session, call.body)), unkeyed);
}
