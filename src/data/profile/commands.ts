import { mutationOptions } from '@tanstack/react-query';
import { type ChangePassword, changePasswordEndpoint, type FirstPassword, firstPasswordEndpoint } from '#contract/profile.ts';
import { apiOf } from '../cache/query-client.ts';
import { sessionQueries } from '../session/queries.ts';

/** Changes of the account that need a network; the others go through the outbox. */
export const profileCommands = {
  /** @throws AppError 422 with codes by field, among them current_password_incorrect */
  changePassword: () =>
    mutationOptions({ mutationFn: (form: ChangePassword, { meta }) => apiOf(meta).call(changePasswordEndpoint, { body: form }) }),

  /** @throws AppError 422 with codes by field, 409 password_exists */
  setFirstPassword: () =>
    mutationOptions({
      mutationFn: (form: FirstPassword, { meta }) => apiOf(meta).call(firstPasswordEndpoint, { body: form }),
      onSuccess: (_answer, _form, _result, { client }) => client.invalidateQueries({ queryKey: sessionQueries.user().queryKey }),
    }),
};
