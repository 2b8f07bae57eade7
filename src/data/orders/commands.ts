import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { cancelOrderEndpoint } from '#contract/orders.ts';
import { confirmReceivedEndpoint } from '#contract/tracking.ts';
import { apiOf } from '../cache/query-client.ts';
import { putOrder } from './put-order.ts';

/** Not awaited: the screen waits for the answer to its command, not for every list that is fetched anew after it. */
function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['private'] });
}

/** Writes to placed orders. `lang` is the language of the answer, which the order's pages show. */
export const orderCommands = {
  cancel: (lang: Language) =>
    mutationOptions({
      mutationFn: ({ id, reason, idempotencyKey }: { id: string; reason: string; idempotencyKey: string }, { meta }) =>
        apiOf(meta).call(cancelOrderEndpoint, { params: { id }, query: { lang }, body: { reason }, idempotencyKey }),
      onSuccess: (order, _variables, _result, { client }) => putOrder(client, lang, order),
      onSettled: (_data, _error, _variables, _result, { client }) => refresh(client),
    }),

  confirmReceived: (lang: Language) =>
    mutationOptions({
      mutationFn: ({ id, idempotencyKey }: { id: string; idempotencyKey: string }, { meta }) =>
        apiOf(meta).call(confirmReceivedEndpoint, { params: { id }, query: { lang }, idempotencyKey }),
      onSuccess: (order, _variables, _result, { client }) => putOrder(client, lang, order),
      onSettled: (_data, _error, _variables, _result, { client }) => refresh(client),
    }),
};
