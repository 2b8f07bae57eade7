import { lazy, Suspense } from 'react';
import type { Product, Variant } from '#contract/catalogue.ts';
import { useDestination } from '#data/freight/destination.ts';
import { idle } from '#lib/yield-to-main.ts';

/** Milliseconds that the page may take before the figures come in any case. */
const PATIENCE = 2_000;

/** With the arithmetic of freight: nothing that the first view waits for. */
const DeliveredPrice = lazy(async () => {
  await idle(PATIENCE);
  return import('./DeliveredPrice.tsx').then(
    module => ({ default: module.DeliveredPrice }),
    () => ({ default: () => null }),
  );
});

/** What the smallest purchase of a variant costs at the customer's destination, or that it does not go there; nothing without a destination. */
export function Delivered({ product, variant }: { product: Product; variant: Variant }) {
  const destination = useDestination();
  return destination === null ? null : (
    <Suspense>
      <DeliveredPrice product={product} variant={variant} destination={destination} />
    </Suspense>
  );
}
