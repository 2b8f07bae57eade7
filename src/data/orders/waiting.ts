import { type Mutation, type MutationOf, ofKind } from '../outbox/mutations.ts';

/** The receipt of an order that waits, or null. Pure. */
export function waitingReceipt(mutations: readonly Mutation[], orderId: string): MutationOf<'receipt.send'> | null {
  return (
    ofKind(mutations, 'receipt.send')
      .filter(mutation => mutation.orderId === orderId)
      .at(-1) ?? null
  );
}

/** The order that waits to be placed, or null. Pure. */
export function waitingOrder(mutations: readonly Mutation[]): MutationOf<'order.place'> | null {
  return ofKind(mutations, 'order.place').at(-1) ?? null;
}
