import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { sharedReceipt } from '#storage/shared-receipt.ts';

export const sharedReceiptQueries = {
  /** Null where there is none. */
  waiting: () =>
    queryOptions({
      queryKey: ['private', 'shared-receipt'],
      queryFn: async () => (await sharedReceipt.get())?.file ?? null,
      staleTime: 0,
      gcTime: 0,
    }),
};

/** Lets a customer's shared file go with everything else of theirs. */
export const forgetSharedReceipt = (): Promise<void> => sharedReceipt.forget();

/** What a customer does with a shared file. */
export function useSharedReceipt() {
  const queryClient = useQueryClient();
  const look = () => queryClient.invalidateQueries({ queryKey: sharedReceiptQueries.waiting().queryKey });
  return {
    /** In place of one that no app handed over. */
    replace: async (file: Blob) => {
      await sharedReceipt.put(file);
      await look();
    },
    /** The order's page takes it from here, as often as it is opened, until it is handed in. */
    assign: (orderId: string) => void sharedReceipt.assign(orderId),
    discard: async () => {
      await sharedReceipt.forget();
      await look();
    },
  };
}

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
