import type { QueryClient } from '@tanstack/react-query';
import { type Api, createApi } from '#api/client.ts';
import { createQueryClient } from '#data/cache/query-client.ts';
import type { TestShop } from './shop.ts';

/** The app's own clients against a shop, for the customer of an access token; '' for a guest. */
export function appClient(shop: TestShop, token: string): { api: Api; queryClient: QueryClient } {
  const tokens = {
    access: () => token,
    refresh: () => null,
    save: () => undefined,
    expire: () => undefined,
    exclusively: <Result>(run: () => Promise<Result>) => run(),
  };
  const api = createApi({ baseUrl: 'http://127.0.0.1:3000/api', tokens, fetch: input => sendTo(shop, input as Request) });
  return { api, queryClient: createQueryClient(api) };
}

/** The shop may be at another address than the one that a client of the tests is told. */
async function sendTo(shop: TestShop, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { method, headers, signal } = request;
  const body = request.body === null ? {} : { body: await request.arrayBuffer() };
  return shop.fetch(pathname + search, { method, headers, signal, ...body });
}
