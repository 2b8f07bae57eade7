import * as v from 'valibot';
import { editCartEndpoint, MOST_EDITS } from '#contract/cart-edits.ts';
import { type Order, setCartEndpoint } from '#contract/orders.ts';
import type { ProblemAnswer } from '#contract/problem.ts';
import { AppError } from '#lib/app-error.ts';
import { CART_SCHEMA } from '#storage/outbox-record.ts';
import { WantedLineSchema } from '#storage/wanted-line-schema.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';
import { setAnswer } from '../cache/set-answer.ts';
import type { MutationOf } from '../outbox/mutations.ts';
import type { Write } from './write.ts';

const schema = v.object({
  line: WantedLineSchema,
  /** The project list that the goods are for. */
  listId: v.optional(v.string()),
});

declare module '#storage/outbox-record.ts' {
  interface OutboxKinds {
    'cart.set': { payload: v.InferOutput<typeof schema>; answer: Order | null };
  }
}

/**
 * The quantity of a line of the cart, 0 included. Refusals: 409 cart_closed when the cart that it was meant for has been ordered, 422
 * quantity_not_allowed.
 */
export const cartSet: Write<'cart.set'> = {
  schema,
  schemaVersion: CART_SCHEMA,
  queue: () => 'cart',
  subject: ({ line }) => `line ${line.variantId}`,
  // A quantity that is changed in the cart is still for its list.
  merge: ({ listId }, later) =>
    later.kind === 'cart.set' && later.listId === undefined && listId !== undefined ? { ...later, listId } : later,
  closedBy: 'cart_closed',
  send: (api, lang, mutation, attempt) => api.call(setCartEndpoint, { query: { lang }, body: cartBody(mutation), ...attempt }),
  together: {
    most: MOST_EDITS,
    // The answer of the last that was done is the cart.
    async send(api, lang, tries) {
      const edits = tries.map(({ idempotencyKey: key, sequence: { client, seq }, mutation }) => ({
        key,
        client,
        seq,
        cart: cartBody(mutation),
      }));
      const { results, cart } = await api.call(editCartEndpoint, { query: { lang }, body: { edits }, keys: edits.map(({ key }) => key) });
      const last = results.map(({ problem }) => problem === null).lastIndexOf(true);
      return results.map(({ problem }, index) =>
        problem === null
          ? { answer: index === last ? cart : undefined, refusal: null }
          : { refusal: new AppError(problem.code, problem.status, detailOf(problem)) },
      );
    },
  },
  apply: (client, cart) => setAnswer(client, persistedKeys.cart.beginning, cart),
};

const detailOf = ({ errors, data }: ProblemAnswer) => ({ ...(errors === undefined ? {} : { errors }), data });

/** The key of an edit stands for exactly these words, alone or among others. */
const cartBody = ({ line, cartId, listId }: MutationOf<'cart.set'>) => ({
  ...(cartId === undefined ? {} : { cart_id: cartId }),
  items: [{ product_variant_id: line.variantId, quantity: line.quantity, ...(listId === undefined ? {} : { list_id: listId }) }],
});
