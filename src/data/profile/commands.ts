import { mutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { type ChangePassword, changePasswordEndpoint, type Profile } from '#contract/profile.ts';
import type { User } from '#contract/session.ts';
import { AppError } from '#lib/app-error.ts';
import { profileView } from '../outbox/account-view.ts';
import type { IntentOf, NewIntent } from '../outbox/intents.ts';
import { patience } from '../outbox/use-delivery.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { apiOf } from '../query-client.ts';
import { useUser } from '../session/use-session.ts';

/** A saved profile: the server's, or as it will be (`isQueued`) once the line is back. */
export interface SavedProfile {
  readonly user: User;
  readonly isQueued: boolean;
}

/** @throws AppError 422 with codes by field, among them the photo's; 413 for a photo that is far too large */
export function useSaveProfile(): UseMutationResult<SavedProfile, Error, Profile> {
  const outbox = useOutbox();
  const user = useUser();
  return useMutation({
    mutationFn: async ({ name, email, phone, gender = '', photo = null, remove_photo = false }: Profile) => {
      if (user === null) throw new AppError('unauthorized', 401);
      const profile = { name, email, phone, gender, photo, remove_photo: remove_photo === true || remove_photo === 'true' };
      const wish: NewIntent<'profile.update'> = { kind: 'profile.update', userId: user.id, profile };
      const delivery = await outbox.deliver<'profile.update'>(wish, patience());
      const local = profileView(user, [{ ...wish, id: delivery.id } satisfies IntentOf<'profile.update'>]);
      return delivery.state === 'sent' ? { user: delivery.answer ?? local, isQueued: false } : { user: local, isQueued: true };
    },
  });
}

/** What customers change of themselves only while there is a line. */
export const profileCommands = {
  /** @throws AppError 422 with codes by field, among them current_password_incorrect */
  changePassword: () =>
    mutationOptions({ mutationFn: (form: ChangePassword, { meta }) => apiOf(meta).call(changePasswordEndpoint, { body: form }) }),
};
