import type * as v from 'valibot';
import { changePasswordEndpoint, firstPasswordEndpoint, type ProfileSchema, updateProfileEndpoint } from '#contract/profile.ts';
import type { Executor } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { allowances } from '#server/http/customer-limits.ts';
import { Problem } from '#server/http/problem.ts';
import { type Api, type Call, route } from '#server/http/route.ts';
import { sharedAllowances } from '#server/http/shared-limit.ts';
import { forgetGuesses, takeGuess } from './current-password.ts';
import { changePassword, dropProfilePhoto, emailRefusal, keepProfilePhoto, setFirstPassword, updateProfile } from './profile.ts';
import { currentUser } from './service.ts';

type Profile = v.InferOutput<typeof ProfileSchema>;
type Caller = Pick<Call<unknown, unknown, 'customer'>, 'http' | 'customerId'>;

/** Mounts what customers change of themselves. */
export function mountProfile(api: Api, deps: Deps): void {
  const taken = sharedAllowances(deps);

  const photoOf = async (customerId: string, photo: Blob | null) => {
    if (photo === null) return null;
    await taken.take(`profile photos of ${customerId}`, allowances.profilePhotos);
    return keepProfilePhoto(deps, photo);
  };
  /** A guess counts as one at the password's own form does. */
  const refusalOf = async (customerId: string, form: Profile) => {
    const guess = form.current_password === '' ? null : await takeGuess(deps, customerId);
    const refusal = await emailRefusal(deps.db, customerId, form);
    if (refusal === null) await guess?.giveBack();
    return refusal;
  };
  const prepare = async ({ customerId, body }: { customerId: string; body: Profile }) => {
    const refusal = await refusalOf(customerId, body);
    return { refusal, photoUrl: refusal === null ? await photoOf(customerId, body.photo) : null };
  };
  route(
    api,
    deps,
    updateProfileEndpoint,
    ({ db, customerId, body, prepared: { refusal, photoUrl } }) => {
      // Here, so that a repetition of what was done is answered as it was.
      if (refusal !== null) throw refusal;
      return updateProfile(db, deps, customerId, body, photoUrl);
    },
    {
      prepare,
      discard: ({ photoUrl }) => dropProfilePhoto(deps, photoUrl),
      again: ({ db, customerId }: { db: Executor; customerId: string }) => currentUser(db, customerId),
      secrets: ['current_password'],
    },
  );

  const attempted = async (
    { http, customerId }: Caller,
    attempt: (session: { customerId: string; sessionId: string }) => Promise<void>,
  ) => {
    const { sessionId } = http.get('caller');
    if (sessionId === null) throw new Problem(401, 'unauthorized');
    await takeGuess(deps, customerId);
    await attempt({ customerId, sessionId });
    await forgetGuesses(deps, customerId);
    return {};
  };
  // Keeping an answer by its body's fingerprint would keep something of the passwords.
  const unkeyed = { isUnkeyed: true };
  route(api, deps, changePasswordEndpoint, call => attempted(call, session => changePassword(deps, session, call.body)), unkeyed);
  route(api, deps, firstPasswordEndpoint, call => attempted(call, session => setFirstPassword(deps, session, call.body)), unkeyed);
}
