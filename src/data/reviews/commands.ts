import type { UseMutationResult } from '@tanstack/react-query';
import type { Delivery } from '../outbox/delivery.ts';
import { useDelivery, type Wanted } from '../outbox/use-delivery.ts';

/**
 * Writes or changes a review; a repetition after a lost answer writes it once.
 * @throws AppError 422 with codes by field, 409 review_not_allowed and review_exists
 */
export function useWriteReview(): UseMutationResult<Delivery<'review.write'>, Error, Wanted<'review.write'>> {
  return useDelivery<'review.write'>();
}
