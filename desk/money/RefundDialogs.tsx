import { useLingui } from '@lingui/react/macro';
import { addRefundEndpoint, dismissRefundEndpoint, type Refund, sendRefundEndpoint } from '#contract/admin-money.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { FormDialog, numberOf, textOf } from '../ui/FormDialog.tsx';
import { useToast } from '../ui/Toasts.tsx';

/** What is done about money that goes back. */
export type RefundAct = { readonly act: 'add' } | { readonly act: 'send' | 'dismiss'; readonly refund: Refund };

export function RefundDialog({ begun, onClose }: { begun: RefundAct; onClose: () => void }) {
  if (begun.act === 'add') return <AddDialog onClose={onClose} />;
  if (begun.act === 'send') return <SentDialog refund={begun.refund} onClose={onClose} />;
  return <DismissDialog refund={begun.refund} onClose={onClose} />;
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  return (
    <FormDialog
      title={t`Owe a customer money`}
      endpoint={addRefundEndpoint}
      body={fields => ({
        order: textOf(fields, 'order'),
        amount: numberOf(fields, 'amount') ?? Number.NaN,
        note: textOf(fields, 'note'),
      })}
      action={t`Put it on the list of refunds`}
      onClose={onClose}
      onDone={() => toast(t`It stands on the list`)}
    >
      {error => (
        <>
          <TextField name="order" label={t`Number of the order`} autoComplete="off" error={error('order')} required />
          <TextField name="amount" label={t`Amount in rupiah`} inputMode="numeric" autoComplete="off" error={error('amount')} required />
          <TextArea name="note" label={t`Why`} hint={t`Such as: too much was paid.`} error={error('note')} required />
        </>
      )}
    </FormDialog>
  );
}

interface SettleProps {
  refund: Refund;
  onClose: () => void;
}

function SentDialog({ refund, onClose }: SettleProps) {
  const { t } = useLingui();
  const toast = useToast();
  const amount = formatRupiah(refund.amount);
  const name = refund.customer?.name ?? '';
  return (
    <FormDialog
      title={t`Was ${amount} sent?`}
      endpoint={sendRefundEndpoint}
      params={{ id: refund.id }}
      body={fields => ({ reference: textOf(fields, 'reference') })}
      action={t`Mark as sent`}
      onClose={onClose}
      onDone={() => toast(t`${amount} is sent`)}
    >
      {error => (
        <>
          <p>
            {refund.order_number === null
              ? t`To the account that the money came from. No order is known for it: tell the payer yourself.`
              : t`To ${name}. The customer sees it with the order.`}
          </p>
          {refund.note === '' ? null : <p>{refund.note}</p>}
          <TextField name="reference" label={t`Reference of the transfer`} autoComplete="off" error={error('reference')} required />
        </>
      )}
    </FormDialog>
  );
}

function DismissDialog({ refund, onClose }: SettleProps) {
  const { t } = useLingui();
  const toast = useToast();
  const amount = formatRupiah(refund.amount);
  return (
    <FormDialog
      title={t`Is ${amount} not owed?`}
      endpoint={dismissRefundEndpoint}
      params={{ id: refund.id }}
      body={fields => ({ note: textOf(fields, 'note') })}
      action={t`Not owed`}
      variant="danger"
      onClose={onClose}
      onDone={() => toast(t`Taken off the list`)}
    >
      {error => (
        <TextArea
          name="note"
          label={t`Why`}
          hint={
            refund.order_number === null
              ? t`Such as: the payer took it back. Only the shop’s own people read it.`
              : t`Such as: the receipt was none. Only the shop’s own people read it.`
          }
          error={error('note')}
          required
        />
      )}
    </FormDialog>
  );
}
