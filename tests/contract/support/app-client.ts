import type { QueryClient } from '@tanstack/react-query';
import { type Api, createApi } from '#api/client.ts';
import { createQueryClient } from '#data/cache/query-client.ts';
import type { TestShop } from './shop.ts';

/** The app's own clients against a shop in process, for the customer of an access token. */
export function appClient(shop: TestShop, token: string): { api: Api; queryClient: QueryClient } {
  const tokens = {
    access: () => token,
    refresh: () => null,
    save: () => undefined,
    expire: () => undefined,
    exclusively: <Result>(run: () => Promise<Result>) => run(),
  };
  const api = createApi({ baseUrl: 'http://127.0.0.1:3000/api', tokens, fetch: async input => shop.app.fetch(input as Request) });
  return { api, queryClient: createQueryClient(api) };
}
