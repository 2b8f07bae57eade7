import { mutationOptions } from '@tanstack/react-query';
import { type Login, loginEndpoint, logoutEndpoint, type Register, registerEndpoint } from '#contract/session.ts';
import { exchangeSignInEndpoint, linkSignInEndpoint } from '#contract/sign-in.ts';
import { apiOf } from '../query-client.ts';
import type { Session } from './session.ts';

/** Sign-in and sign-out. */
export const sessionCommands = {
  /** @throws AppError 401 auth_email_or_password_are_incorrect */
  login: (session: Session) =>
    mutationOptions({
      mutationFn: (login: Login, { meta }) => apiOf(meta).call(loginEndpoint, { body: login }),
      onSuccess: tokens => session.start(tokens),
    }),

  /** @throws AppError 422 with codes by field */
  register: (session: Session) =>
    mutationOptions({
      mutationFn: (register: Register, { meta }) => apiOf(meta).call(registerEndpoint, { body: register }),
      onSuccess: tokens => session.start(tokens),
    }),

  /** @throws AppError 410 federated_expired, 403 federated_email_unverified, 409 federated_link_required */
  exchange: (session: Session) =>
    mutationOptions({
      mutationFn: (code: string, { meta }) => apiOf(meta).call(exchangeSignInEndpoint, { body: { code } }),
      onSuccess: tokens => session.start(tokens),
    }),

  /** @throws AppError 410 federated_expired, 401 auth_email_or_password_are_incorrect */
  link: (session: Session) =>
    mutationOptions({
      mutationFn: (claim: { code: string; password: string }, { meta }) => apiOf(meta).call(linkSignInEndpoint, { body: claim }),
      onSuccess: tokens => session.start(tokens),
    }),

  /** Works without a network as well: the tokens leave this device whatever the server could be told. */
  logout: (session: Session) =>
    mutationOptions({
      mutationFn: async (_: undefined, { meta }) => {
        const told = apiOf(meta)
          .call(logoutEndpoint)
          .catch(() => undefined);
        await Promise.race([told, new Promise(resolve => setTimeout(resolve, 1_500))]);
        session.end('logout');
      },
    }),
};
