import { useQueryClient } from '@tanstack/react-query';
import type { Checkout } from '#contract/orders.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { useUser } from '../session/use-session.ts';
import { quotationInCart } from './in-cart.ts';

/** Tells the quotation whose goods have just been ordered; what that takes is fetched only where there is one. */
export function useMarkOrdered(): (checkout: Checkout) => void {
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  const userId = useUser()?.id ?? null;
  async function mark({ items }: Checkout): Promise<void> {
    const id = quotationInCart.get();
    if (id === null) return;
    const { markOrdered } = await loadChunk(import('./commands.ts'));
    const ordered = items.map(({ product_variant_id: variantId }) => variantId);
    if (await markOrdered({ queryClient, outbox, userId }, id, ordered)) quotationInCart.set(null);
  }
  // The order stands without it: the customer can still choose the state.
  return checkout => void mark(checkout).catch(() => undefined);
}
