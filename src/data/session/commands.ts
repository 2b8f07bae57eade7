import { mutationOptions } from '@tanstack/react-query';
import type { Login, PasswordResetRequest, Register, ResetPassword } from '#contract/session.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { within } from '#lib/scheduled.ts';
import { apiOf } from '../cache/query-client.ts';
import type { Session } from './session.ts';

/** Comes with the first request: what a page shows first lies in its HTML. */
const sessionContract = () => loadChunk(import('#contract/session.ts'));
const signInContract = () => loadChunk(import('#contract/sign-in.ts'));

/** Sign-in and sign-out. */
export const sessionCommands = {
  /** @throws AppError 401 auth_email_or_password_are_incorrect */
  login: (session: Session) =>
    mutationOptions({
      mutationFn: async (login: Login, { meta }) => apiOf(meta).call((await sessionContract()).loginEndpoint, { body: login }),
      onSuccess: tokens => session.start(tokens),
    }),

  /** @throws AppError 422 with codes by field */
  register: (session: Session) =>
    mutationOptions({
      mutationFn: async (register: Register, { meta }) => apiOf(meta).call((await sessionContract()).registerEndpoint, { body: register }),
      onSuccess: tokens => session.start(tokens),
    }),

  /** Answers alike whether the address has an account. @throws AppError 409 mail_off */
  requestPasswordReset: () =>
    mutationOptions({
      mutationFn: async (request: PasswordResetRequest, { meta }) =>
        apiOf(meta).call((await sessionContract()).requestPasswordResetEndpoint, { body: request }),
    }),

  /** Sets a new password and signs in with it. @throws AppError 422 with codes by field, 404 link_unknown, 410 link_expired or link_used */
  resetPassword: (session: Session) =>
    mutationOptions({
      mutationFn: async (reset: ResetPassword, { meta }) =>
        apiOf(meta).call((await sessionContract()).resetPasswordEndpoint, { body: reset }),
      onSuccess: tokens => {
        // Another customer may be signed in here, and the link ended this one's session: nothing of theirs may stay.
        if (session.hasToken.get()) session.end('elsewhere');
        session.start(tokens);
      },
    }),

  /** @throws AppError 410 federated_expired, 403 federated_email_unverified, 409 federated_link_required */
  exchange: (session: Session) =>
    mutationOptions({
      mutationFn: async (code: string, { meta }) => apiOf(meta).call((await signInContract()).exchangeSignInEndpoint, { body: { code } }),
      onSuccess: tokens => session.start(tokens),
    }),

  /** @throws AppError 410 federated_expired, 401 auth_email_or_password_are_incorrect */
  link: (session: Session) =>
    mutationOptions({
      mutationFn: async (claim: { code: string; password: string }, { meta }) =>
        apiOf(meta).call((await signInContract()).linkSignInEndpoint, { body: claim }),
      onSuccess: tokens => session.start(tokens),
    }),

  /** Works without a network as well: the tokens leave this device whatever the server could be told. */
  logout: (session: Session) =>
    mutationOptions({
      mutationFn: async (_: undefined, { meta }) => {
        const told = sessionContract()
          .then(({ logoutEndpoint }) => apiOf(meta).call(logoutEndpoint))
          .then(
            () => true,
            () => undefined,
          );
        // A logout that did not reach the shop is sent again once there is a line.
        if ((await within(1_500, told)) === undefined) {
          await loadChunk(import('./owed-ends.ts')).then(
            ({ owedEnds }) => owedEnds.add(),
            () => undefined,
          );
        }
        session.end('logout');
      },
    }),
};
