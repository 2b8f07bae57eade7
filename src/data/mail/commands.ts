import { mutationOptions } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { confirmEmailEndpoint, type MailChoice, putMailSettingsEndpoint, requestConfirmationEndpoint } from '#contract/mail.ts';
import { apiOf } from '../cache/query-client.ts';
import { mailQueries } from './queries.ts';

/** Screens follow the shop's answer: a switch moves when the shop has said that it did. */
export const mailCommands = {
  choose: () =>
    mutationOptions({
      mutationFn: (choice: MailChoice, { meta }) => apiOf(meta).call(putMailSettingsEndpoint, { body: choice }),
      onSuccess: (settings, _choice, _result, { client }) => client.setQueryData(mailQueries.settings().queryKey, settings),
    }),

  /** @throws AppError 409 mail_off, 429 */
  requestConfirmation: (lang: Language) =>
    mutationOptions({ mutationFn: (_: undefined, { meta }) => apiOf(meta).call(requestConfirmationEndpoint, { body: { lang } }) }),

  /** @throws AppError 404 link_unknown, 410 link_expired */
  confirm: () =>
    mutationOptions({
      mutationFn: (token: string, { meta }) => apiOf(meta).call(confirmEmailEndpoint, { body: { token } }),
      onSuccess: (_answer, _token, _result, { client }) => client.invalidateQueries({ queryKey: mailQueries.settings().queryKey }),
    }),
};
