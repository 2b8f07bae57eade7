import { mutationOptions } from '@tanstack/react-query';
import { type ChangePassword, changePasswordEndpoint, type Profile, updateProfileEndpoint } from '#contract/profile.ts';
import { uuidv7 } from '#lib/ids.ts';
import { apiOf } from '../query-client.ts';
import { sessionQueries } from '../session/queries.ts';

/** What customers change of themselves. */
export const profileCommands = {
  /** @throws AppError 422 with codes by field, among them the photo's; 413 for a photo that is far too large */
  save: () =>
    mutationOptions({
      mutationFn: (profile: Profile, { meta }) => apiOf(meta).call(updateProfileEndpoint, { body: profile, idempotencyKey: uuidv7() }),
      onSuccess: (user, _profile, _result, { client }) => client.setQueryData(sessionQueries.user().queryKey, user),
    }),

  /** @throws AppError 422 with codes by field, among them current_password_incorrect */
  changePassword: () =>
    mutationOptions({ mutationFn: (form: ChangePassword, { meta }) => apiOf(meta).call(changePasswordEndpoint, { body: form }) }),
};
