import { useLingui } from '@lingui/react/macro';
import type { OutboxEntry } from '#data/outbox/entries.ts';
import type { MutationOf } from '#data/outbox/mutations.ts';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { ReceiptUpload } from './ReceiptUpload.tsx';
import { useReceiptUpload } from './use-receipt-upload.ts';

interface Props {
  entry: OutboxEntry;
  mutation: MutationOf<'receipt.send'>;
  onClose: () => void;
}

/** Another picture of a receipt that waits or was refused. */
export function EditQueuedReceipt({ entry, mutation, onClose }: Props) {
  const { t } = useLingui();
  const { orderId, orderNumber, file } = mutation;
  const upload = useReceiptUpload({ orderId, orderNumber, entry, start: file, onSent: onClose, onQueued: onClose });
  return (
    <Dialog open onClose={onClose} title={t`Receipt`} closeLabel={t`Close`}>
      <ReceiptUpload orderId={orderId} upload={upload} isReplacement />
    </Dialog>
  );
}
