import { queryOptions } from '@tanstack/react-query';
import { mailSettingsEndpoint } from '#contract/mail.ts';
import { apiOf } from '../cache/query-client.ts';

export const mailQueries = {
  /** Which mails the signed-in customer gets, and whether their address is confirmed. */
  settings: () =>
    queryOptions({
      queryKey: ['private', 'mail-settings'],
      queryFn: ({ meta, signal }) => apiOf(meta).call(mailSettingsEndpoint, { signal }),
      staleTime: 0,
    }),
};
