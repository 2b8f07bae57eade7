import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { type CallInput, call, file } from './call.ts';

type Reading<Query> = Pick<CallInput<Query, undefined>, 'params' | 'query'> & {
  readonly isOff?: boolean;
  /** Milliseconds after which it is asked for anew while it is on screen. */
  readonly every?: number | false;
};

/** What an endpoint answers. While other pages or filters of a list are on their way, the ones before stay on screen. */
export function useReading<Query extends v.GenericSchema | undefined, Answer extends v.GenericSchema, Who extends Access>(
  endpoint: Endpoint<Query, undefined, Answer, Who>,
  { params, query, isOff = false, every = false }: Reading<Query> = {},
): UseQueryResult<v.InferOutput<Answer>> {
  return useQuery<v.InferOutput<Answer>>({
    queryKey: [endpoint.path, params ?? null, query ?? null],
    queryFn: ({ signal }) => call(endpoint, { params, query, signal }),
    enabled: !isOff,
    refetchInterval: every,
    // Another order's numbers must not stand under this one's name.
    ...(params === undefined ? { placeholderData: keepPreviousData } : {}),
  });
}

/** A file that only the shop's people may see. `version` changes with its content, such as the moment when it was sent. */
export function useFile(endpoint: Endpoint, params: Readonly<Record<string, string>>, version = ''): UseQueryResult<Blob> {
  return useQuery<Blob>({
    queryKey: ['file', endpoint.path, params, version],
    queryFn: ({ signal }) => file(endpoint, { params, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
