import * as v from 'valibot';
import { type CartEdit, type Order, OrderSchema, setCartEndpoint } from '#contract/orders.ts';
import type { ProblemAnswer } from '#contract/problem.ts';
import type { Database } from '#server/db/client.ts';
import { allByKey, fingerprint } from '#server/http/idempotency.ts';
import { type Asker, setQuantities } from './cart.ts';
import { readOrder } from './reading.ts';

/** All writes of the cart count in one lane. */
const LANE = 'cart';

/** What became of each edit, and the cart as the last one that was done left it. */
interface Edited {
  readonly results: { key: string; problem: ProblemAnswer | null }[];
  readonly cart: Order | null;
}

/**
 * Sets quantities by several edits, each once by its key and as if it had come alone: one that was sent alone before is answered with what
 * was said then, and the other way round. The cart is read once: with many lines that is what takes long.
 * @param path address of the call that sets quantities by one edit: part of what a key stands for
 * @throws Problem 409 idempotency_in_progress, 409 outbox_passed; then none of them had an effect
 */
export async function editCart(db: Database, asker: Asker, edits: readonly CartEdit[], path: string): Promise<Edited> {
  const { customerId: owner, language, now } = asker;
  let cartId = '';
  const outcomes = await allByKey(
    db,
    edits.map(({ key, client, seq, cart }) => [
      { owner, key, fingerprint: fingerprint(setCartEndpoint.method, path, cart), mark: { client, lane: LANE, seq } },
      async tx => {
        cartId = await setQuantities(tx, { ...asker, origin: key }, cart);
        return { status: 200, body: null };
      },
    ]),
    async tx => ({ status: 200, data: v.parse(OrderSchema, await readOrder(tx, { customerId: owner, id: cartId, language, now })) }),
  );
  const done = outcomes.findLast(({ status }) => status === 200);
  return {
    results: outcomes.map(({ status, body }, index) => ({
      key: edits[index]?.key ?? '',
      problem: status === 200 ? null : (body as ProblemAnswer),
    })),
    cart: done === undefined ? null : (done.body as { data: Order }).data,
  };
}
