import { mutationOptions } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { type Checkout, checkoutEndpoint } from '#contract/orders.ts';
import { apiOf } from '../cache/query-client.ts';
import { putOrder } from '../orders/put-order.ts';
import { putRest } from './put-rest.ts';

/** Key of the write that makes an order, while it is under way. */
export const PLACING = ['checkout'] as const;

/** The write that makes an order. `lang` is the language of the answer, which the order's pages show. */
export const checkoutCommands = {
  /**
   * Places the cart as an order. `idempotencyKey` belongs to one press of the button: a repetition after a lost answer
   * carries the same one, a new attempt after a changed price another.
   * @throws AppError with the 409 codes of the checkout and their data
   */
  place: (lang: Language) =>
    mutationOptions({
      mutationKey: PLACING,
      mutationFn: ({ checkout, idempotencyKey }: { checkout: Checkout; idempotencyKey: string }, { meta }) =>
        apiOf(meta).call(checkoutEndpoint, { params: { id: checkout.id }, query: { lang }, body: checkout, idempotencyKey }),
      onSuccess: (order, { checkout }, _result, { client }) => {
        putRest(client, checkout, order);
        putOrder(client, lang, order);
      },
      // Not awaited: the screen waits for the answer, not for every list that is fetched anew after it.
      onSettled: (_data, _error, _variables, _result, { client }) => void client.invalidateQueries({ queryKey: ['private'] }),
    }),
};
