import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { PaymentMethod } from '#contract/payment.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { RadioCard } from '#ui/primitives/RadioCard.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import { canPay } from './can-pay.ts';
import * as css from './choices.css.ts';
import { StepActions } from './StepActions.tsx';

interface Props {
  /** Undefined while they are being asked for. */
  methods: readonly PaymentMethod[] | undefined;
  error: Error | null;
  onRetry: () => void;
  /** Rupiah to pay. */
  amount: number;
  chosenId: string | null;
  onChosen: (id: string) => void;
}

/** How the order is paid. */
export function PaymentStep({ methods, error, onRetry, amount, chosenId, onChosen }: Props) {
  const { t, i18n } = useLingui();
  const name = useId();
  const [picked, setPicked] = useState<string | null>(null);
  if (methods === undefined) {
    return error === null ? (
      <div className={css.choices} aria-busy="true">
        <VisuallyHidden>{t`Loading`}</VisuallyHidden>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    ) : (
      <RetryState
        title={t`Payment methods could not be loaded`}
        text={i18n._(problemMessage(error))}
        retryLabel={t`Try again`}
        onRetry={onRetry}
      />
    );
  }
  const current = [picked, chosenId].find(id => methods.some(method => method.id === id && canPay(method, amount))) ?? null;
  return (
    <>
      <fieldset className={css.choices}>
        <legend>
          <VisuallyHidden>
            <Trans>Payment method</Trans>
          </VisuallyHidden>
        </legend>
        {methods.map(method => {
          const maximum = formatRupiah(method.max_amount ?? 0);
          return (
            <RadioCard
              key={method.id}
              name={name}
              value={method.id}
              checked={method.id === current}
              onChange={() => setPicked(method.id)}
              disabled={!canPay(method, amount)}
              title={method.name}
              description={
                <>
                  <span className={css.row}>{method.description}</span>
                  <span className={css.days}>
                    <PaymentTime minutes={method.deadline_minutes} />
                  </span>
                </>
              }
              reason={<Trans>Only for totals up to {maximum}</Trans>}
            />
          );
        })}
      </fieldset>
      <StepActions total={amount} isDisabled={current === null} onGo={() => current !== null && onChosen(current)}>
        <Trans>Continue to review</Trans>
      </StepActions>
    </>
  );
}

/** How long the customer has to pay once an admin has validated the order. */
function PaymentTime({ minutes }: { minutes: number }) {
  return minutes % 60 === 0 ? (
    <Plural value={minutes / 60} one="Pay within # hour of the validation" other="Pay within # hours of the validation" />
  ) : (
    <Plural value={minutes} one="Pay within # minute of the validation" other="Pay within # minutes of the validation" />
  );
}
