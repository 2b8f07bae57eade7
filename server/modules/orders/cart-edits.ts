import type { CartEdit } from '#contract/cart-edits.ts';
import { type Order, setCartEndpoint } from '#contract/orders.ts';
import type { ProblemAnswer } from '#contract/problem.ts';
import type { Database } from '#server/db/client.ts';
import { allByKey, fingerprint } from '#server/http/idempotency.ts';
import { type Asker, currentCart, setQuantities } from './cart.ts';

/** All writes of the cart count in one lane. */
const LANE = 'cart';

/** The result of each edit, and the cart as it stands then, unless all were refused. */
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
  const { customerId: owner } = asker;
  const [outcomes, cart] = await allByKey(
    db,
    edits.map(({ key, client, seq, cart: wanted }) => ({
      claim: { owner, key, fingerprint: fingerprint(setCartEndpoint.method, path, wanted), sequence: { client, lane: LANE, seq } },
      effect: async tx => ({ status: 200, body: null, done: await setQuantities(tx, { ...asker, origin: key }, wanted) }),
    })),
    (tx, all) => (all.some(({ status }) => status === 200) ? currentCart(tx, asker) : Promise.resolve(null)),
  );
  const results = outcomes.map(({ status, body }, index) => ({
    key: edits[index]?.key ?? '',
    problem: status === 200 ? null : (body as ProblemAnswer),
  }));
  return { results, cart };
}
