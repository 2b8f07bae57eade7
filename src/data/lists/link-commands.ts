import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type List, shareListEndpoint, unshareListEndpoint } from '#contract/lists.ts';
import { uuidv7 } from '#lib/ids.ts';
import { apiOf } from '../cache/query-client.ts';
import { listQueries } from './queries.ts';

/** Makes and revokes the link to a read-only copy of a list. Both need the shop; either may be asked for twice. */
export const linkCommands = {
  share: (id: string) =>
    mutationOptions({
      mutationFn: async (_: undefined, { meta }) =>
        (await apiOf(meta).call(shareListEndpoint, { params: { id }, idempotencyKey: uuidv7() })).token,
      onSuccess: (token, _variables, _result, { client }) => put(client, id, token),
    }),

  revoke: (id: string) =>
    mutationOptions({
      mutationFn: (_: undefined, { meta }) => apiOf(meta).call(unshareListEndpoint, { params: { id }, idempotencyKey: uuidv7() }),
      onSuccess: (_answer, _variables, _result, { client }) => put(client, id, null),
    }),
};

function put(client: QueryClient, id: string, share_token: string | null): void {
  client.setQueriesData<List>({ queryKey: listQueries.ofList(id) }, list => list && { ...list, share_token });
}
