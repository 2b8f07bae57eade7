import type { QueryClient } from '@tanstack/react-query';
import { createApi } from '#api/client.ts';
import { createQueryClient } from '#data/query-client.ts';
import type { TestShop } from './shop.ts';

/** The app's own query client against a shop in process, for the customer of an access token. */
export function appClient(shop: TestShop, token: string): QueryClient {
  const tokens = {
    access: () => token,
    refresh: () => null,
    save: () => undefined,
    expire: () => undefined,
    exclusively: <Result>(run: () => Promise<Result>) => run(),
  };
  return createQueryClient(
    createApi({ baseUrl: 'http://127.0.0.1:3000/api', tokens, fetch: async input => shop.app.fetch(input as Request) }),
  );
}
