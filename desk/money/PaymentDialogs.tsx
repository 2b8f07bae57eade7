import { useLingui } from '@lingui/react/macro';
import { addPaymentEndpoint, assignPaymentEndpoint, type Payment, refundPaymentEndpoint } from '#contract/admin-money.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { TextField } from '#ui/primitives/TextField.tsx';
import { FormDialog, textOf } from '../ui/FormDialog.tsx';
import { PaymentFields, paymentIn } from '../ui/PaymentFields.tsx';
import { useToast } from '../ui/Toasts.tsx';

/** What is done with money that came without an order. */
export type PaymentAct = { readonly act: 'add' } | { readonly act: 'assign' | 'refund'; readonly payment: Payment };

export function PaymentDialog({ begun, onClose }: { begun: PaymentAct; onClose: () => void }) {
  if (begun.act === 'add') return <AddDialog onClose={onClose} />;
  if (begun.act === 'assign') return <AssignDialog payment={begun.payment} onClose={onClose} />;
  return <SendBackDialog payment={begun.payment} onClose={onClose} />;
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  return (
    <FormDialog
      title={t`Note a payment`}
      endpoint={addPaymentEndpoint}
      body={paymentIn}
      action={t`Note a payment`}
      onClose={onClose}
      onDone={() => toast(t`Noted: it waits for its order`)}
    >
      {error => (
        <>
          <p>{t`Money on the bank’s statement that no order is known for. Where the order is known, mark that as paid.`}</p>
          <PaymentFields error={error} />
        </>
      )}
    </FormDialog>
  );
}

interface SettleProps {
  payment: Payment;
  onClose: () => void;
}

function AssignDialog({ payment, onClose }: SettleProps) {
  const { t } = useLingui();
  const toast = useToast();
  const amount = formatRupiah(payment.amount);
  return (
    <FormDialog
      title={t`Which order does it pay?`}
      endpoint={assignPaymentEndpoint}
      params={{ id: payment.id }}
      body={fields => ({ order: textOf(fields, 'order') })}
      action={t`Mark the order as paid`}
      onClose={onClose}
      onDone={({ number }) => toast(t`${number ?? ''} is paid`)}
    >
      {error => (
        <>
          <p>{t`${amount} came in. The order waits for its payment, or was cancelled at its deadline less than a day ago.`}</p>
          <TextField name="order" label={t`Number of the order`} autoComplete="off" error={error('order')} required />
        </>
      )}
    </FormDialog>
  );
}

function SendBackDialog({ payment, onClose }: SettleProps) {
  const { t } = useLingui();
  const toast = useToast();
  const amount = formatRupiah(payment.amount);
  return (
    <FormDialog
      title={t`Send ${amount} back?`}
      endpoint={refundPaymentEndpoint}
      params={{ id: payment.id }}
      body={() => ({})}
      action={t`Put it on the list of refunds`}
      onClose={onClose}
      onDone={() => toast(t`It stands under Refunds now`)}
      size="sm"
    >
      {() => <p>{t`No order is known for it. The money goes back to the payer.`}</p>}
    </FormDialog>
  );
}
