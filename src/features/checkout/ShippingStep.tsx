import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ShippingQuoteAnswer } from '#contract/shipping.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import * as css from './choices.css.ts';
import { QuoteCard } from './QuoteCard.tsx';

interface Props {
  /** Undefined while they are being asked for. */
  quotes: readonly ShippingQuoteAnswer[] | undefined;
  error: Error | null;
  onRetry: () => void;
  chosenId: string | null;
  onChosen: (id: string) => void;
}

/** How the goods travel, and what that costs. */
export function ShippingStep({ quotes, error, onRetry, chosenId, onChosen }: Props) {
  const { t, i18n } = useLingui();
  const name = useId();
  const [picked, setPicked] = useState<string | null>(null);
  if (quotes === undefined) {
    return error === null ? (
      <ShippingSkeleton />
    ) : (
      <RetryState
        title={t`Shipping could not be computed`}
        text={i18n._(problemMessage(error))}
        retryLabel={t`Try again`}
        onRetry={onRetry}
      />
    );
  }
  const available = quotes.filter(quote => quote.is_available);
  const only = available.length === 1 ? (available[0]?.shipment_method_id ?? null) : null;
  const current = [picked, chosenId, only].find(id => available.some(quote => quote.shipment_method_id === id)) ?? null;
  return (
    <>
      {available.length === 0 ? (
        <Notice tone="warn" role="status" title={t`No shipment takes these goods to this address`}>
          <Trans>Each service says why below. Choose another address, or change the goods in your cart.</Trans>
        </Notice>
      ) : null}
      <fieldset className={css.choices}>
        <legend>
          <VisuallyHidden>
            <Trans>Shipment method</Trans>
          </VisuallyHidden>
        </legend>
        {quotes.map(quote => (
          <QuoteCard
            key={quote.shipment_method_id}
            quote={quote}
            name={name}
            isChosen={quote.shipment_method_id === current}
            onChoose={() => setPicked(quote.shipment_method_id)}
          />
        ))}
      </fieldset>
      {available.length > 0 ? (
        <div className={css.actions}>
          <Button disabled={current === null} onClick={() => current !== null && onChosen(current)}>
            <Trans>Continue to payment</Trans>
          </Button>
        </div>
      ) : null}
    </>
  );
}

function ShippingSkeleton() {
  const { t } = useLingui();
  return (
    <div className={css.choices} aria-busy="true">
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  );
}
