import { useEffect } from 'react';
import { type Cart, type CartLine, canBeHad, isCounted, isLater, isOfVariant } from '../cart/model.ts';
import { OPEN_CART } from '../cart/open-cart.ts';
import { moveCheckoutDraft, useCheckoutDraft } from './draft.ts';

/** Which lines of a cart go to the next order. */
export interface Ticks {
  /** Variants whose lines stay in the cart. */
  readonly laterIds: readonly string[];
  /** The customer has left the line for another order. */
  readonly isLater: (line: CartLine) => boolean;
  /** It is ordered next: not left for later, and something of it can be ordered. */
  readonly isNext: (line: CartLine) => boolean;
  readonly tick: (lines: readonly CartLine[], isTicked: boolean) => void;
}

/**
 * The ticks of the cart's lines: all at first, kept on this phone with the draft of the checkout, which orders the ticked ones. A placed order
 * takes the draft with it, so that what stayed behind is ticked again.
 */
export function useTicks({ id, lines }: Cart): Ticks {
  const [{ laterIds }, changeDraft] = useCheckoutDraft(id ?? OPEN_CART);
  useEffect(() => {
    if (id !== null) moveCheckoutDraft(OPEN_CART, id);
  }, [id]);
  return {
    laterIds,
    isLater: line => isLater(line, laterIds),
    isNext: line => canBeHad(line) && isCounted(line) && !isLater(line, laterIds),
    tick: (changed, isTicked) => {
      const isKept = (later: string) => !changed.some(line => isOfVariant(line, later)) && lines.some(line => isOfVariant(line, later));
      const added = isTicked ? [] : changed.map(line => line.variantId);
      // The shipment was chosen for other goods.
      changeDraft(now => ({ laterIds: [...now.laterIds.filter(isKept), ...added], shipmentId: null }));
    },
  };
}
