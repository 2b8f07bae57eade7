import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { orderCommands } from '#data/orders/commands.ts';
import { prepareReceipt } from '#data/payment/prepare-receipt.ts';
import { uuidv7 } from '#lib/ids.ts';

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

/** Prepares a file and sends it; a repetition after a lost answer hands it in once. */
export function useReceiptUpload(orderId: string, onSent: () => void): ReceiptUploadState {
  const [picked, setPicked] = useState<{ readonly file: Blob; readonly key: string } | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const [fileError, setFileError] = useState<unknown>(null);
  const sending = useMutation(orderCommands.sendReceipt());

  async function choose(file: Blob) {
    sending.reset();
    setFileError(null);
    setPreparing(true);
    try {
      // Another file is another intent, and gets a key of its own.
      setPicked({ file: await prepareReceipt(file), key: uuidv7() });
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
      await sending.mutateAsync({ id: orderId, file: picked.file, idempotencyKey: picked.key });
      onSent();
    } catch {
      // Shown from the mutation's state.
    }
  }

  return {
    picked: picked?.file ?? null,
    isPreparing,
    isSending: sending.isPending,
    error: fileError ?? sending.error,
    choose,
    send,
  };
}
