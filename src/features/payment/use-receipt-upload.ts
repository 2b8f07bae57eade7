import { useState } from 'react';
import type { Kept, OutboxEntry } from '#data/outbox/entries.ts';
import { useQueuedEdit } from '#data/outbox/use-queued-edit.ts';
import { prepareReceipt } from '#data/payment/prepare-receipt.ts';
import { settleSharedReceipt } from '#data/payment/shared-receipt.ts';

/** A chosen receipt on its way to the shop. */
export interface ReceiptUploadState {
  /** Ready to send. */
  readonly picked: Blob | null;
  readonly isPreparing: boolean;
  readonly isSending: boolean;
  /** The fault of the file, or the result of sending it. */
  readonly error: unknown;
  readonly choose: (file: Blob) => Promise<void>;
  readonly send: () => Promise<void>;
}

interface Options {
  readonly orderId: string;
  /** For the screens of what waits. */
  readonly orderNumber: string | null;
  /** The edit of the queue that is edited, null for none. */
  readonly entry: OutboxEntry | null;
  /** Chosen before. */
  readonly start: Blob | null;
  readonly onSent: () => void;
  /** It goes by itself. */
  readonly onQueued: (kept: Kept) => void;
}

/** Prepares a file and hands it in, now or as soon as there is a line. */
export function useReceiptUpload({ orderId, orderNumber, entry, start, onSent, onQueued }: Options): ReceiptUploadState {
  const [picked, setPicked] = useState(start);
  const [isPreparing, setPreparing] = useState(false);
  const [fileError, setFileError] = useState<unknown>(null);
  const sending = useQueuedEdit<'receipt.send'>(entry);

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
      const delivery = await sending.mutateAsync({ kind: 'receipt.send', orderId, orderNumber, file: picked });
      // A file that another app shared stays on the disk until the receipt is safe elsewhere.
      if (delivery.state === 'sent' || delivery.kept === 'saved') void settleSharedReceipt(orderId);
      if (delivery.state === 'sent') onSent();
      else onQueued(delivery.kept);
    } catch {
      // Shown from the mutation's state.
    }
  }

  return { picked, isPreparing, isSending: sending.isPending, error: fileError ?? sending.error, choose, send };
}
