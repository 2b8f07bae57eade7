import { queryOptions } from '@tanstack/react-query';
import { currentUserEndpoint } from '#contract/session.ts';
import { signInProvidersEndpoint } from '#contract/sign-in.ts';
import { keepOnPhone } from '../kept-queries.ts';
import { apiOf } from '../query-client.ts';

keepOnPhone(['private', 'user'], currentUserEndpoint.answer, 'snapshot');

export const sessionQueries = {
  /** The signed-in customer. Ask only where a token exists. */
  user: () =>
    queryOptions({
      queryKey: ['private', 'user'],
      queryFn: ({ meta, signal }) => apiOf(meta).call(currentUserEndpoint, { signal }),
      staleTime: 300_000,
    }),

  /** Providers that the shop has credentials with. Never kept on the phone: without a network none of them can be reached. */
  providers: () =>
    queryOptions({
      queryKey: ['session', 'providers'],
      queryFn: async ({ meta, signal }) => (await apiOf(meta).call(signInProvidersEndpoint, { signal })).providers,
      staleTime: 300_000,
    }),
};
