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

/** What an order is to be named after once this phone has sent it, or null where no such edit waits. Pure. */
export function waitingProject(mutations: readonly Mutation[], orderId: string): string | null {
  const last = ofKind(mutations, 'order.project')
    .filter(mutation => mutation.orderId === orderId)
    .at(-1);
  return last?.projectName ?? null;
}
