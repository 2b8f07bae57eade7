import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type CartLine, changedLine } from '#data/cart/model.ts';
import { useCartCommands } from '#data/cart/use-cart.ts';
import { toasts } from '#data/toasts.ts';
import { countWords, quantityWords } from '#i18n/quantity-words.ts';
import { decremented, incremented, type SnapReason, snapped } from '#lib/quantity.ts';

export interface LineQuantity {
  readonly increment: () => void;
  readonly decrement: () => void;
  readonly commit: (typed: number) => void;
  readonly take: (quantity: number) => void;
  readonly remove: () => void;
  /** Why a typed quantity was changed, in the customer's language. */
  readonly explanation: string | null;
}

interface Tick {
  readonly isLater: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/**
 * The customer's edits of one line's quantity. Every change saves the cart.
 * @param tick goes with a removed line, and comes back with it
 */
export function useLineQuantity(line: CartLine, { isLater, onTick }: Tick): LineQuantity {
  const { t, i18n } = useLingui();
  const { setLine, removeLine } = useCartCommands();
  const [correction, setCorrection] = useState<{ reason: SnapReason; quantity: number } | null>(null);
  const { quantity, rule } = line;
  const name = `${line.product.name} · ${line.name}`;

  const take = (next: number) => {
    setCorrection(null);
    return setLine(changedLine(line, next));
  };
  const undo = { label: t`Undo`, onAction: () => void setLine(changedLine(line, quantity)) };
  return {
    take: next => void take(next),
    decrement: () => void take(decremented(quantity, rule)),
    increment: () => {
      const next = incremented(quantity, rule);
      const taken = take(next);
      if (next === 0 && quantity > 0) void taken.then(isSaved => isSaved && toasts.show('cart', limitWords(), { action: undo }));
    },
    commit: typed => {
      const { quantity: next, reason } = snapped(typed, rule);
      void take(next);
      setCorrection(reason === null ? null : { reason, quantity: next });
    },
    remove: () => {
      void removeLine(line.variantId).then(isSaved => {
        if (!isSaved) return;
        onTick(true);
        const restore = () => {
          undo.onAction();
          onTick(!isLater);
        };
        toasts.show('cart', t`Removed: ${name}`, { action: { label: undo.label, onAction: restore } });
      });
    },
    explanation: explanationWords(),
  };

  function limitWords(): string {
    const stock = quantityWords(i18n, rule.stock, line.unit);
    return t`${name}: there are only ${stock} in stock. The quantity is 0 now`;
  }

  function explanationWords(): string | null {
    if (correction === null || correction.quantity !== quantity) return null;
    const amount = quantityWords(i18n, quantity, line.unit);
    const count = countWords(i18n, quantity, line.unit);
    const step = countWords(i18n, rule.step, line.unit);
    switch (correction.reason) {
      case 'minimum':
        return t`The minimum is ${amount}, so it was set to that`;
      case 'multiple':
        return t`Sold in multiples of ${step}, so it was rounded up to ${count}`;
      case 'stock':
        return quantity === 0 ? t`Out of stock` : t`Only ${amount} can be ordered from stock`;
      default:
        return null;
    }
  }
}
