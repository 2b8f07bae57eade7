import type { QueryClient } from '@tanstack/react-query';
import type { Product, Variant } from '#contract/catalogue.ts';
import { smallestQuantity } from '#lib/quantity.ts';
import { ageClock } from '../age-clock.ts';
import type { Destination } from './destination.ts';
import { type Estimate, estimateOf } from './estimate.ts';
import { shipmentOf } from './goods.ts';
import { freightQueries } from './queries.ts';

/**
 * Why no service brings the smallest purchase of a variant to a destination, with the name of its depot; null where one does.
 * @throws AppError where the rates are neither on the phone nor to be had
 */
export async function obstacleTo(
  queryClient: QueryClient,
  { regency }: Destination,
  product: Product,
  variant: Variant,
): Promise<{ obstacle: NonNullable<Estimate['obstacle']>; depot: string } | null> {
  const rates = await queryClient.ensureQueryData(freightQueries.rates(regency));
  const { stock, min_quantity: minimum, step_quantity: step } = variant;
  const item = shipmentOf(product, variant, smallestQuantity({ stock, minimum, step }));
  if (item === null) return null;
  const { obstacle } = estimateOf(rates, [item], ageClock.now());
  return obstacle === null ? null : { obstacle, depot: rates.depot.name };
}
