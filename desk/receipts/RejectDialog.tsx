import { useLingui } from '@lingui/react/macro';
import { type AdminOrder, rejectReceiptEndpoint } from '#contract/admin.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { FormDialog, textOf } from '../ui/FormDialog.tsx';

interface RejectDialogProps {
  order: AdminOrder;
  /** Hears the reason when it is sent: if the answer is lost, it tells whose rejection it was. */
  onSend: (reason: string) => void;
  onClose: () => void;
  onDone: (order: AdminOrder) => void;
}

/** Why a receipt is rejected, in words for the customer. */
export function RejectDialog({ order, onSend, onClose, onDone }: RejectDialogProps) {
  const { t } = useLingui();
  const number = order.number ?? order.id;
  const amount = formatRupiah(order.total);
  return (
    <FormDialog
      title={t`Reject the receipt of ${number}?`}
      endpoint={rejectReceiptEndpoint}
      params={{ id: order.id }}
      body={fields => {
        const reason = textOf(fields, 'reason');
        onSend(reason);
        return { reason };
      }}
      action={t`Reject`}
      variant="danger"
      onClose={onClose}
      onDone={onDone}
    >
      {error => (
        <>
          <p>{t`It should show ${amount}. The customer has at least two hours to send another one.`}</p>
          <TextArea name="reason" label={t`Reason`} hint={t`The customer reads it.`} error={error('reason')} required />
        </>
      )}
    </FormDialog>
  );
}
