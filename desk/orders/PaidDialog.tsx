import { useLingui } from '@lingui/react/macro';
import { type PaymentInput, payOrderEndpoint } from '#contract/admin-money.ts';
import { formatNumber, formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { TextField } from '#ui/primitives/TextField.tsx';
import { FormDialog, numberOf, textOf } from '../ui/FormDialog.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { type StepDialogProps, stepWords } from './next-steps.ts';

/** Notes the money of an order as the bank's statement tells of it, where the customer sent no receipt. */
export function PaidDialog({ order, onClose }: StepDialogProps) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const toast = useToast();
  const [total, code] = [formatRupiah(order.total), formatRupiah(order.unique_code)];
  return (
    <FormDialog
      title={t`Mark as paid without a receipt`}
      endpoint={payOrderEndpoint}
      params={{ id: order.id }}
      body={payment}
      action={i18n._(stepWords.pay)}
      onClose={onClose}
      onDone={() => toast(t`Paid: the order can be packed`)}
    >
      {error => (
        <>
          <p>{order.unique_code === 0 ? t`The order costs ${total}.` : t`The order costs ${total}, with the unique code ${code}.`}</p>
          <TextField
            name="amount"
            label={t`Amount that came in`}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={formatNumber(order.total, language)}
            error={error('amount')}
            required
          />
          <TextField
            name="reference"
            label={t`Reference`}
            hint={t`From the bank’s statement, or such as “cash”.`}
            autoComplete="off"
            error={error('reference')}
            required
          />
          <TextField name="payer" label={t`Paid by`} autoComplete="off" error={error('payer')} />
          <TextField name="received_on" type="date" label={t`Came in on`} hint={t`Empty: today`} error={error('received_on')} />
          <TextField name="note" label={t`Note`} autoComplete="off" error={error('note')} />
        </>
      )}
    </FormDialog>
  );
}

/** The server writes the member of staff's own name beside it. */
function payment(fields: FormData): PaymentInput {
  const day = textOf(fields, 'received_on');
  return {
    // Nothing typed is no number: the server says that it is required.
    amount: numberOf(fields, 'amount') ?? Number.NaN,
    reference: textOf(fields, 'reference'),
    payer: textOf(fields, 'payer'),
    note: textOf(fields, 'note'),
    person: 'shop',
    ...(day === '' ? {} : { received_on: day }),
  };
}
