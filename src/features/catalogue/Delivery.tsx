import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { Product, Variant } from '#contract/catalogue.ts';
import { destinationPrompt, useDestination } from '#data/freight/destination.ts';
import { idle } from '#lib/yield-to-main.ts';
import { Button } from '#ui/primitives/Button.tsx';
import * as css from './Delivery.css.ts';

/** Milliseconds that the page may take before the figures come in any case. */
const PATIENCE = 2_000;

const DeliveryEstimate = lazy(async () => {
  await idle(PATIENCE);
  return import('./DeliveryEstimate.tsx').then(
    module => ({ default: module.DeliveryEstimate }),
    () => ({ default: () => null }),
  );
});

interface Props {
  product: Product;
  variant: Variant;
  /** Sold units that the figures are for. */
  quantity: number;
}

/** Freight and day of arrival of a quantity. Its room is the same while the figures are on their way, and without a destination. */
export function Delivery(props: Props) {
  const { t } = useLingui();
  const destination = useDestination();
  return (
    <section className={css.delivery} aria-label={t`Delivery`}>
      {destination === null ? (
        <>
          <p>
            <Trans>What does it cost delivered to your place, and when does it arrive?</Trans>
          </p>
          <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={destinationPrompt.open}>
            {t`Choose a place`}
          </Button>
        </>
      ) : (
        <Suspense>
          <DeliveryEstimate {...props} destination={destination} />
        </Suspense>
      )}
    </section>
  );
}
