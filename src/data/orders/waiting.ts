import { type Intent, type IntentOf, ofKind } from '../outbox/intents.ts';

/** The receipt of an order that waits, or null. Pure. */
export function waitingReceipt(intents: readonly Intent[], orderId: string): IntentOf<'receipt.send'> | null {
  return (
    ofKind(intents, 'receipt.send')
      .filter(intent => intent.orderId === orderId)
      .at(-1) ?? null
  );
}

/** The order that waits to be placed, or null. Pure. */
export function waitingOrder(intents: readonly Intent[]): IntentOf<'order.place'> | null {
  return ofKind(intents, 'order.place').at(-1) ?? null;
}
