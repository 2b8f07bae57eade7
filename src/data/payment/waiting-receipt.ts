import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { AppError } from '#lib/app-error.ts';
import { sharedReceipt } from '#storage/shared-receipt.ts';
import { prepareReceipt } from './prepare-receipt.ts';

/** A shared file, ready to send, or why it can't be a receipt. */
export interface WaitingReceipt {
  readonly file: Blob | null;
  readonly refusal: AppError | null;
}

export const waitingReceiptQueries = {
  /** Null where there is none. */
  waiting: () =>
    queryOptions({
      queryKey: ['private', 'shared-receipt'],
      queryFn: async (): Promise<WaitingReceipt | null> => {
        const shared = await sharedReceipt.get();
        return shared === null ? null : prepared(shared.file);
      },
      staleTime: 0,
      gcTime: 0,
    }),
};

async function prepared(shared: Blob): Promise<WaitingReceipt> {
  try {
    return { file: await prepareReceipt(shared), refusal: null };
  } catch (error) {
    if (error instanceof AppError) return { file: null, refusal: error };
    throw error;
  }
}

/** A customer's actions on a shared file. */
export function useWaitingReceipt() {
  const queryClient = useQueryClient();
  const look = () => queryClient.invalidateQueries({ queryKey: waitingReceiptQueries.waiting().queryKey });
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
