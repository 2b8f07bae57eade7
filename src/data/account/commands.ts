import { mutationOptions } from '@tanstack/react-query';
import {
  type AccountDeletion,
  accountExportFile,
  deleteAccountEndpoint,
  endOtherSessionsEndpoint,
  endOwnSessionEndpoint,
} from '#contract/account.ts';
import { uuidv7 } from '#lib/ids.ts';
import { apiOf } from '../cache/query-client.ts';
import type { Session } from '../session/session.ts';
import { accountQueries } from './queries.ts';

const { queryKey } = accountQueries.sessions();

/** Milliseconds for the file of one's data: as long as a weak line takes for a long history. */
const EXPORT_TIMEOUT = 300_000;

/** What a customer does with the account as a whole. All of it needs a line: nothing of it may wait on a phone. */
export const accountCommands = {
  /** @throws AppError 404 where it has ended already */
  endSession: () =>
    mutationOptions({
      mutationFn: (id: string, { meta }) => apiOf(meta).call(endOwnSessionEndpoint, { params: { id }, idempotencyKey: uuidv7() }),
      onSettled: (_answer, _error, _id, _result, { client }) => client.invalidateQueries({ queryKey }),
    }),

  endOtherSessions: () =>
    mutationOptions({
      mutationFn: (_: undefined, { meta }) => apiOf(meta).call(endOtherSessionsEndpoint, { idempotencyKey: uuidv7() }),
      onSettled: (_answer, _error, _none, _result, { client }) => client.invalidateQueries({ queryKey }),
    }),

  /** The file of everything that the shop has of the customer. @throws AppError 429 rate_limited */
  exportData: () =>
    mutationOptions({
      mutationFn: (language: 'id' | 'en', { meta }) =>
        apiOf(meta).file(accountExportFile, { query: { lang: language }, timeout: EXPORT_TIMEOUT }),
    }),

  /** @throws AppError 422 for `current_password` or `confirmation`, 409 orders_open, money_owed with the orders' numbers */
  deleteAccount: (session: Session) =>
    mutationOptions({
      mutationFn: (proof: AccountDeletion, { meta }) => apiOf(meta).call(deleteAccountEndpoint, { body: proof }),
      onSuccess: () => session.end('deleted'),
    }),
};
