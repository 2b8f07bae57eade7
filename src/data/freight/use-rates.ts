import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FreightRates } from '#contract/shipping.ts';
import { AppError } from '#lib/app-error.ts';
import { type Destination, destinations } from './destination.ts';
import { freightQueries } from './queries.ts';
import { sameNamed } from './renamed-regency.ts';

interface PlaceRates {
  /** Undefined until they have come, from the phone or from the shop. */
  readonly rates: FreightRates | undefined;
  /** Milliseconds since the epoch. */
  readonly updatedAt: number;
  /** The shop does not know the regency any more: the customer is asked again. */
  readonly isGone: boolean;
}

/** Rates to the customer's destination. A regency that got another code keeps its name, and is followed by it. */
export function useRates(destination: Destination): PlaceRates {
  const { data, dataUpdatedAt, error } = useQuery(freightQueries.rates(destination.regency));
  const isGone = error instanceof AppError && error.status === 404;
  useEffect(() => {
    if (!isGone) return;
    sameNamed(destination).then(
      next => next !== null && destinations.set(next),
      () => undefined,
    );
  }, [isGone, destination]);
  return { rates: isGone ? undefined : data, updatedAt: dataUpdatedAt, isGone };
}
