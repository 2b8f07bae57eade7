import { onlineManager, QueryClient, type QueryPersister } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { AppError } from '#lib/app-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error;
    queryMeta: { api?: Api };
    mutationMeta: { api?: Api };
  }
}

const MINUTE = 60_000;
/** Milliseconds that an answer stays usable, in memory and on the phone: what is kept must not be collected before. A timer holds no more than 24 days. */
export const KEPT_FOR = 21 * 24 * 60 * MINUTE;

export interface QueryClientOptions {
  readonly isServer?: boolean;
  /** Restores queries from this device and keeps them there. */
  readonly persister?: QueryPersister<unknown, readonly unknown[], never>;
}

/**
 * The cache of one app (one a request on the server). Queries take their API client from `meta`, so that no module holds one.
 * Only lost lines and a server that is down are asked again: a refusal stays one.
 */
export function createQueryClient(api: Api, { isServer = false, persister }: QueryClientOptions = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        meta: { api },
        ...(persister === undefined ? {} : { persister }),
        // Never paused: what is not on this device fails at once without a network, and the page says so.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: MINUTE,
        gcTime: isServer ? Number.POSITIVE_INFINITY : KEPT_FOR,
        retry: isServer
          ? false
          : (failures, error) => failures < 2 && error instanceof AppError && error.isUnreachable && onlineManager.isOnline(),
        retryDelay: attempt => Math.min(1_000 * 2 ** attempt, 8_000),
      },
      mutations: { meta: { api }, networkMode: 'always', retry: false },
    },
  });
}

/** The API client of the cache that runs a query or mutation. */
export function apiOf(meta: { readonly api?: Api } | undefined): Api {
  if (meta?.api === undefined) throw new Error('This query client was made without an API client');
  return meta.api;
}
