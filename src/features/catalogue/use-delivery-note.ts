import { useQueryClient } from '@tanstack/react-query';
import type { Product, Variant } from '#contract/catalogue.ts';
import { destinations } from '#data/freight/destination.ts';
import { toasts } from '#data/toasts.ts';
import { useObstacleWords } from './use-obstacle-words.ts';

/** Says of goods that were put into the cart that they do not go to the customer's destination; nothing where they do, or it is not known. */
export function useDeliveryNote() {
  const queryClient = useQueryClient();
  const { obstacleWords } = useObstacleWords();
  return (product: Product, variant: Variant) => {
    const destination = destinations.get();
    if (destination === null) return;
    void import('#data/freight/obstacle.ts')
      .then(({ obstacleTo }) => obstacleTo(queryClient, destination, product, variant))
      .then(
        found => {
          if (found !== null) toasts.show('cart', obstacleWords(found.obstacle, destination.name, found.depot), { isNeutral: true });
        },
        () => undefined,
      );
  };
}
