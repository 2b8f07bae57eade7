import { useEffect, useEffectEvent } from 'react';
import { sharedReceipt } from '#storage/shared-receipt.ts';

/** Lets a customer's shared file go with everything else of theirs. */
export const forgetSharedReceipt = (): Promise<void> => sharedReceipt.forget();

/** Gives a file that was shared for this order to its upload; it stays on this phone meanwhile. */
export function useTakenReceipt(orderId: string, take: (file: Blob) => void): void {
  const onFile = useEffectEvent(take);
  useEffect(() => {
    let isThere = true;
    void sharedReceipt.get().then(shared => {
      if (isThere && shared?.orderId === orderId) onFile(shared.file);
    });
    return () => {
      isThere = false;
    };
  }, [orderId]);
}

/** A receipt of this order is at the shop or waits in the queue: what was shared for it is needed no more. */
export async function settleSharedReceipt(orderId: string): Promise<void> {
  if ((await sharedReceipt.get())?.orderId === orderId) await sharedReceipt.forget();
}
