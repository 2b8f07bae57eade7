import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type AdminReturn, acceptReturnEndpoint, rejectReturnEndpoint } from '#contract/admin-returns.ts';
import { type ReturnOutcome, returnOutcomes } from '#contract/returns.ts';
import { formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Checkbox } from '#ui/primitives/Checkbox.tsx';
import { FieldGroup } from '#ui/primitives/FieldGroup.tsx';
import { RadioCard } from '#ui/primitives/RadioCard.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { FormDialog, numberOf, textOf } from '../ui/FormDialog.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { returnOutcomeWords } from '../words/return-words.ts';

interface ReturnDialogProps {
  returned: AdminReturn;
  onClose: () => void;
}

/** Accepts a return: its money, or other goods; begins with the customer's wish and with what they paid. */
export function AcceptReturnDialog({ returned: { id, wish, value, order_number }, onClose }: ReturnDialogProps) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const toast = useToast();
  const [outcome, setOutcome] = useState<ReturnOutcome>(wish);
  const number = order_number ?? '';
  return (
    <FormDialog
      title={t`Accept the return of ${number}?`}
      endpoint={acceptReturnEndpoint}
      params={{ id }}
      body={fields => {
        const amount = outcome === 'refund' ? numberOf(fields, 'amount') : undefined;
        return {
          outcome,
          restock: fields.get('restock') !== null,
          words: textOf(fields, 'words'),
          ...(amount === undefined ? {} : { amount }),
        };
      }}
      action={t`Accept the return`}
      onClose={onClose}
      onDone={() =>
        toast(outcome === 'refund' ? t`Accepted: the money stands under Refunds` : t`Accepted: the goods are taken from the stock`)
      }
    >
      {error => (
        <>
          <FieldGroup legend={t`The customer gets`} error={error('outcome')}>
            {returnOutcomes.map(each => (
              <RadioCard
                key={each}
                compact
                name="outcome"
                title={i18n._(returnOutcomeWords[each])}
                checked={each === outcome}
                onChange={() => setOutcome(each)}
              />
            ))}
          </FieldGroup>
          {outcome === 'refund' ? (
            <TextField
              name="amount"
              label={t`Amount in rupiah`}
              hint={t`What was paid for the goods, or less.`}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={formatNumber(value, language)}
              error={error('amount')}
            />
          ) : null}
          <Checkbox name="restock">{t`What came back can be sold again: put it into the stock`}</Checkbox>
          <TextArea name="words" label={t`What the customer should know`} hint={t`The customer reads it.`} error={error('words')} />
        </>
      )}
    </FormDialog>
  );
}

export function RejectReturnDialog({ returned: { id, order_number }, onClose }: ReturnDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const number = order_number ?? '';
  return (
    <FormDialog
      title={t`Reject the return of ${number}?`}
      endpoint={rejectReturnEndpoint}
      params={{ id }}
      body={fields => ({ words: textOf(fields, 'words') })}
      action={t`Reject the return`}
      variant="danger"
      onClose={onClose}
      onDone={() => toast(t`Rejected: the customer reads why`)}
    >
      {error => <TextArea name="words" label={t`Reason`} hint={t`The customer reads it.`} error={error('words')} required />}
    </FormDialog>
  );
}
