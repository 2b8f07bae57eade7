import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { Cart } from '#data/cart/model.ts';
import { destinationPrompt, useDestination } from '#data/freight/destination.ts';
import { Button } from '#ui/primitives/Button.tsx';
import * as css from './CartDelivery.css.ts';

const CartEstimate = lazy(() =>
  import('./CartEstimate.tsx').then(
    module => ({ default: module.CartEstimate }),
    () => ({ default: () => null }),
  ),
);

/** What the cart costs delivered to the customer's place, and when it arrives. */
export function CartDelivery({ cart }: { cart: Cart }) {
  const { t } = useLingui();
  const destination = useDestination();
  return (
    <section className={css.delivery} aria-label={t`Delivery`}>
      {destination === null ? (
        <p className={css.line}>
          <Trans>What does it cost delivered to your place, and when does it arrive?</Trans>
        </p>
      ) : (
        <Suspense>
          <CartEstimate cart={cart} destination={destination} />
        </Suspense>
      )}
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={destinationPrompt.open}>
        {destination === null ? t`Choose a place` : t`Change place`}
      </Button>
    </section>
  );
}
