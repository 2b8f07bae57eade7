import type { QueryClient } from '@tanstack/react-query';
import type { Address } from '#contract/addresses.ts';
import type { Language } from '#contract/endpoint.ts';
import type { OwnReview } from '#contract/reviews.ts';
import { setAnswer } from '../cache/set-answer.ts';
import { cartQueries } from '../cart/queries.ts';
import { putRead } from '../notifications/put-read.ts';
import { putOrder } from '../orders/put-order.ts';
import type { Answers, Mutation, MutationOf } from '../outbox/mutations.ts';
import { putReview } from '../reviews/put-review.ts';
import { sessionQueries } from '../session/queries.ts';

const addressesKey = ['private', 'addresses'];
const userKey = sessionQueries.user().queryKey;

type Appliers = {
  [Kind in keyof Answers]: (client: QueryClient, answer: Answers[Kind], mutation: MutationOf<Kind>, lang: Language) => void;
};

/** Language makes no difference to a private key. */
const cartKey = cartQueries.current('id').queryKey;
const savedAddress = (client: QueryClient, saved: Address) => {
  client.setQueriesData<readonly Address[]>({ queryKey: addressesKey }, list => withAddress(list, saved));
  refresh(client, addressesKey);
};

const appliers: Appliers = {
  'cart.set': (client, cart) => setAnswer(client, cartKey, cart),
  'cart.remove': (client, cart) => setAnswer(client, cartKey, cart),
  'order.place': (client, order, _mutation, lang) => {
    setAnswer(client, cartKey, null);
    putOrder(client, lang, order);
    refresh(client, ['private']);
  },
  'address.create': savedAddress,
  'address.update': savedAddress,
  'address.delete': (client, _answer, { addressId }) => {
    client.setQueriesData<readonly Address[]>({ queryKey: addressesKey }, list => list?.filter(({ id }) => id !== addressId));
    refresh(client, addressesKey);
  },
  'profile.update': (client, user) => setAnswer(client, userKey, user),
  'review.write': (client, review, { target }, lang) => {
    putReview(client, lang, target, review);
    refreshReviews(client, review);
  },
  'notification.read': (client, _answer, reading) => {
    putRead(client, reading);
    refresh(client, ['private', 'notifications']);
  },
  'receipt.send': (client, order, _mutation, lang) => {
    putOrder(client, lang, order);
    refresh(client, ['private']);
  },
};

/**
 * Puts the server's answer into the cache, so that nothing on screen falls back when the mutation leaves the outbox. Does nothing where the
 * customer has left meanwhile: their private data must not come back to the phone. @param lang the language of the answer
 */
export function applyAnswer(queryClient: QueryClient, lang: Language, mutation: Mutation, answer: unknown): void {
  if (queryClient.getQueryData(userKey)?.id !== mutation.userId) return;
  const apply = appliers[mutation.kind] as (client: QueryClient, answer: unknown, mutation: Mutation, lang: Language) => void;
  apply(queryClient, answer, mutation, lang);
}

function refresh(queryClient: QueryClient, queryKey: readonly unknown[]): void {
  void queryClient.invalidateQueries({ queryKey });
}

/** There is one primary address, and it stands first. */
function withAddress(list: readonly Address[] | undefined, saved: Address): readonly Address[] | undefined {
  if (list === undefined) return undefined;
  const others = list.filter(({ id }) => id !== saved.id).map(other => (saved.is_primary ? { ...other, is_primary: false } : other));
  if (saved.is_primary) return [saved, ...others];
  return list.some(({ id }) => id === saved.id) ? list.map(other => (other.id === saved.id ? saved : other)) : [...list, saved];
}

/** Everything that shows a product's stars. */
function refreshReviews(queryClient: QueryClient, review: OwnReview): void {
  refresh(queryClient, ['private', 'reviews']);
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [room, , kind, slug] }) =>
      room === 'catalogue' && (kind === 'reviews' || kind === 'product') && slug === review.product.slug,
  });
}
