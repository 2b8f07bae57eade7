import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { sharedReceipt } from '#storage/shared-receipt.ts';

/** The receipt that another app shared, and the order that the customer said it pays. */
let chosen: { readonly orderId: string; readonly file: Blob } | null = null;

export const sharedReceiptQueries = {
  /** Null where there is none. */
  waiting: () => queryOptions({ queryKey: ['private', 'shared-receipt'], queryFn: () => sharedReceipt.get(), staleTime: 0, gcTime: 0 }),
};

/** Lets a customer's shared file go with everything else of theirs. */
export const forgetSharedReceipt = (): Promise<void> => sharedReceipt.forget();

/** What a customer does with a shared file. */
export function useSharedReceipt() {
  const queryClient = useQueryClient();
  return {
    /** In place of one that no app handed over. */
    replace: async (file: Blob) => {
      await sharedReceipt.put(file);
      await queryClient.invalidateQueries({ queryKey: sharedReceiptQueries.waiting().queryKey });
    },
    /** The order's page takes it from here. */
    assign: (orderId: string, file: Blob) => {
      chosen = { orderId, file };
    },
  };
}

/** Hands a file that was shared for this order to its upload, once. */
export function useTakenReceipt(orderId: string, take: (file: Blob) => void): void {
  const onFile = useEffectEvent(take);
  useEffect(() => {
    if (chosen?.orderId !== orderId) return;
    const { file } = chosen;
    chosen = null;
    void sharedReceipt.forget();
    onFile(file);
  }, [orderId]);
}
