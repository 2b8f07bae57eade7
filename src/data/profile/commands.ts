import { mutationOptions } from '@tanstack/react-query';
import { type ChangePassword, changePasswordEndpoint } from '#contract/profile.ts';
import { apiOf } from '../query-client.ts';

/** What customers change of themselves only while there is a line; the rest goes through the outbox. */
export const profileCommands = {
  /** @throws AppError 422 with codes by field, among them current_password_incorrect */
  changePassword: () =>
    mutationOptions({ mutationFn: (form: ChangePassword, { meta }) => apiOf(meta).call(changePasswordEndpoint, { body: form }) }),
};
