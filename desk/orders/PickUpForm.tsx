import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { type AdminOrder, collectOrderEndpoint } from '#contract/admin.ts';
import { AppError } from '#lib/app-error.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { TextField } from '#ui/primitives/TextField.tsx';
import { fieldCodes, useDecision } from '../data/decision.ts';
import { Failure } from '../ui/Failure.tsx';
import { textOf } from '../ui/FormDialog.tsx';
import { fieldMessage } from '../words/problem-words.ts';
import * as css from './orders.css.ts';

interface PickUpFormProps {
  /** The number of the order that it was opened from, '' for none. */
  expected: string;
  onDone: (order: AdminOrder) => void;
}

/** Takes the code that the customer shows; a name where another person collects the goods. */
export function PickUpForm({ expected, onDone }: PickUpFormProps) {
  const { t, i18n } = useLingui();
  const decision = useDecision(collectOrderEndpoint, onDone);
  const codes = fieldCodes(decision.error);
  const errorOf = (field: string) => (codes[field] === undefined ? undefined : i18n._(fieldMessage(codes[field])));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const name = textOf(fields, 'received_by');
    if (!decision.isPending) decision.mutate({ body: { code: textOf(fields, 'code'), ...(name === '' ? {} : { received_by: name }) } });
  };
  return (
    <Card padding="lg">
      <form onSubmit={send} noValidate className={css.form}>
        <TextField
          name="code"
          label={t`The customer’s code`}
          hint={expected === '' ? t`Six letters and digits, from the customer’s phone.` : t`Six letters and digits, for order ${expected}.`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errorOf('code')}
          required
        />
        <TextField name="received_by" label={t`Name, if another person collects it`} autoComplete="off" error={errorOf('received_by')} />
        <Refusal error={decision.error} />
        <Button type="submit" loading={decision.isPending}>
          {t`Check the code and hand over`}
        </Button>
      </form>
    </Card>
  );
}

function Refusal({ error }: { error: Error | null }) {
  const { t } = useLingui();
  const code = error instanceof AppError ? error.code : '';
  if (code !== 'not_found' && code !== 'order_transition_not_allowed') return <Failure error={error} />;
  return (
    <Notice tone="bad" role="alert">
      {code === 'not_found'
        ? t`No order has this code. Ask the customer to show it again.`
        : t`The goods of this code were handed over already.`}
    </Notice>
  );
}
