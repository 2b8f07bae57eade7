import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { noteReturnEndpoint } from '#contract/admin-returns.ts';
import { type ReturnOutcome, type ReturnReason, returnOutcomes, returnReasons } from '#contract/returns.ts';
import { Select } from '#ui/primitives/Select.tsx';
import { TextArea } from '#ui/primitives/TextArea.tsx';
import { FormDialog, textOf } from '../ui/FormDialog.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { returnOutcomeWords, returnReasonWords } from '../words/return-words.ts';
import { type StepDialogProps, stepWords } from './next-steps.ts';
import { ReturnLines } from './ReturnLines.tsx';

/** Notes a return that the customer asked for by phone or WhatsApp; it is decided with the other returns. */
export function ReturnDialog({ order, onClose }: StepDialogProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  return (
    <FormDialog
      title={i18n._(stepWords.return)}
      endpoint={noteReturnEndpoint}
      params={{ id: order.id }}
      body={fields => ({
        reason: textOf(fields, 'reason') as ReturnReason,
        wish: textOf(fields, 'wish') as ReturnOutcome,
        words: textOf(fields, 'words'),
        lines: [...chosen].map(([sku, quantity]) => ({ sku, quantity })),
      })}
      action={i18n._(stepWords.return)}
      onClose={onClose}
      onDone={() => toast(t`The return is noted. Decide on it under Returns`)}
    >
      {error => (
        <>
          <ReturnLines lines={order.order_items} chosen={chosen} error={error('lines')} onChange={setChosen} />
          <Select name="reason" label={t`Why`} error={error('reason')} required>
            {returnReasons.map(reason => (
              <option key={reason} value={reason}>
                {i18n._(returnReasonWords[reason])}
              </option>
            ))}
          </Select>
          <Select name="wish" label={t`The customer wants`} error={error('wish')} required>
            {returnOutcomes.map(wish => (
              <option key={wish} value={wish}>
                {i18n._(returnOutcomeWords[wish])}
              </option>
            ))}
          </Select>
          <TextArea name="words" label={t`What the customer said`} hint={t`The customer reads it too.`} error={error('words')} />
        </>
      )}
    </FormDialog>
  );
}
