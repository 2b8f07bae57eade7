import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import {
  deliveryEndpoint,
  deliveryPhotoFile,
  handoverEndpoint,
  handoverPhotoFile,
  makeReceiverLinkEndpoint,
  type ReceiverLink,
  receiverLinkEndpoint,
  revokeReceiverLinkEndpoint,
} from '#contract/receivers.ts';
import { uuidv7 } from '#lib/ids.ts';
import { apiOf } from '../cache/query-client.ts';
import { setAnswer } from '../cache/set-answer.ts';
import { UPLOAD_TIMEOUT } from '../writes/write.ts';

const linkKey = (id: string) => ['private', 'orders', 'receiver-link', id] as const;

export const receiverQueries = {
  /** The link of an own order, and what was said at the site. */
  link: (id: string) =>
    queryOptions({
      queryKey: linkKey(id),
      queryFn: ({ meta, signal }) => apiOf(meta).call(receiverLinkEndpoint, { params: { id }, signal }),
      // It is said at the site, on another phone.
      staleTime: 0,
    }),

  /** A delivery by the token of its link, as the person at the site sees it. @param interval milliseconds between two questions */
  delivery: (lang: Language, token: string, interval: number) =>
    queryOptions({
      queryKey: ['delivery', token, lang] as const,
      queryFn: ({ meta, signal }) => apiOf(meta).call(deliveryEndpoint, { params: { token }, query: { lang }, signal }),
      staleTime: 0,
      refetchInterval: interval,
    }),

  /** The photo of an own order's handover. A later photo has another id, so that no news fetches one anew. */
  ownPhoto: (id: string, photo: string) =>
    queryOptions({
      queryKey: ['private', 'orders', 'handover-photo', id, photo] as const,
      queryFn: ({ meta, signal }) => apiOf(meta).file(handoverPhotoFile, { params: { id, photo }, signal }),
      staleTime: 'static',
    }),

  /** The same photo by the token of the link. */
  deliveryPhoto: (token: string, photo: string) =>
    queryOptions({
      queryKey: ['delivery-photo', token, photo] as const,
      queryFn: ({ meta, signal }) => apiOf(meta).file(deliveryPhotoFile, { params: { token, photo }, signal }),
      staleTime: 'static',
    }),
};

/** What the person at the site sends; `photo` is small already, null without one. */
export interface Handover {
  readonly name: string;
  readonly photo: Blob | null;
}

/** Makes and revokes the link, and says who took the goods in. All of them need the shop. */
export const receiverCommands = {
  make: (id: string) =>
    mutationOptions({
      mutationFn: (_: undefined, { meta }) => apiOf(meta).call(makeReceiverLinkEndpoint, { params: { id }, idempotencyKey: uuidv7() }),
      onSuccess: (link, _variables, _result, { client }) => setAnswer(client, linkKey(id), link),
    }),

  revoke: (id: string) =>
    mutationOptions({
      mutationFn: (_: undefined, { meta }) => apiOf(meta).call(revokeReceiverLinkEndpoint, { params: { id }, idempotencyKey: uuidv7() }),
      onSuccess: (_answer, _variables, _result, { client }) => forgetToken(client, id),
    }),

  handOver: (lang: Language, token: string) =>
    mutationOptions({
      mutationFn: ({ name, photo }: Handover, { meta }) =>
        apiOf(meta).call(handoverEndpoint, {
          params: { token },
          query: { lang },
          body: { received_by: name, photo },
          idempotencyKey: uuidv7(),
          ...(photo === null ? {} : { timeout: UPLOAD_TIMEOUT }),
        }),
      onSuccess: (delivery, _variables, _result, { client }) => setAnswer(client, ['delivery', token, lang], delivery),
    }),
};

function forgetToken(client: QueryClient, id: string): void {
  const link = client.getQueryData<ReceiverLink>(linkKey(id));
  if (link !== undefined) setAnswer(client, linkKey(id), { ...link, token: null });
}
