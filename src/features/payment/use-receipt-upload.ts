import { useState } from 'react';
import { useDelivery } from '#data/outbox/use-delivery.ts';
import { prepareReceipt } from '#data/payment/prepare-receipt.ts';

/** A chosen receipt on its way to the shop. */
export interface ReceiptUploadState {
  /** Ready to send. */
  readonly picked: Blob | null;
  readonly isPreparing: boolean;
  readonly isSending: boolean;
  /** What is wrong with the file, or what became of sending it. */
  readonly error: unknown;
  readonly choose: (file: Blob) => Promise<void>;
  readonly send: () => Promise<void>;
}

/** Prepares a file and sends it, at once or as soon as there is a line; it is handed in once. */
export function useReceiptUpload(orderId: string, onSent: () => void): ReceiptUploadState {
  const [picked, setPicked] = useState<Blob | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const [fileError, setFileError] = useState<unknown>(null);
  const sending = useDelivery<'receipt.send'>();

  async function choose(file: Blob) {
    sending.reset();
    setFileError(null);
    setPreparing(true);
    try {
      setPicked(await prepareReceipt(file));
    } catch (error) {
      setPicked(null);
      setFileError(error);
    } finally {
      setPreparing(false);
    }
  }

  async function send() {
    if (picked === null || sending.isPending) return;
    try {
      await sending.mutateAsync({ kind: 'receipt.send', orderId, orderNumber: null, file: picked });
      onSent();
    } catch {
      // Shown from the mutation's state.
    }
  }

  return {
    picked,
    isPreparing,
    isSending: sending.isPending,
    error: fileError ?? sending.error,
    choose,
    send,
  };
}
