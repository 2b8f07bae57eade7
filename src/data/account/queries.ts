import { queryOptions } from '@tanstack/react-query';
import { sessionsEndpoint } from '#contract/account.ts';
import { apiOf } from '../cache/query-client.ts';

export const accountQueries = {
  /** Devices on which the customer is signed in. They stay on no phone: what was so yesterday says nothing. */
  sessions: () =>
    queryOptions({
      queryKey: ['private', 'sessions'],
      queryFn: ({ meta, signal }) => apiOf(meta).call(sessionsEndpoint, { signal }),
    }),
};
