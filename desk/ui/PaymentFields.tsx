import { useLingui } from '@lingui/react/macro';
import type { PaymentInput } from '#contract/admin-money.ts';
import { TextField } from '#ui/primitives/TextField.tsx';
import { numberOf, textOf } from './FormDialog.tsx';

interface PaymentFieldsProps {
  error: (field: string) => string | undefined;
  /** What the field begins with. */
  amount?: string;
}

/** Money as the bank's statement tells of it. */
export function PaymentFields({ error, amount }: PaymentFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="amount"
        label={t`Amount that came in`}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={amount}
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
  );
}

/** What was typed into them. The server writes the member of staff's own name beside it. */
export function paymentIn(fields: FormData): PaymentInput {
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
