import type { Mutation, MutationOf } from '../outbox/mutations.ts';

/** What waits for the cart. */
export type CartMutation = MutationOf<'cart.set' | 'cart.remove' | 'order.place'>;
export type CartEdit = MutationOf<'cart.set' | 'cart.remove'>;

/** Whether a mutation changes lines of the cart. */
export function isCartEdit(mutation: Mutation): mutation is CartEdit {
  return mutation.kind === 'cart.set' || mutation.kind === 'cart.remove';
}
