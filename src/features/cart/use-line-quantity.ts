import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type CartLine, changedLine } from '#data/cart/model.ts';
import { useCartCommands } from '#data/cart/use-cart.ts';
import { toasts } from '#data/toasts.ts';
import { formatNumber } from '#i18n/formats.ts';
import { unitWord } from '#i18n/unit-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
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

/** What a customer does to the quantity of one line. Every change saves the cart. */
export function useLineQuantity(line: CartLine): LineQuantity {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
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
      void removeLine(line.variantId).then(isSaved => isSaved && toasts.show('cart', t`Removed: ${name}`, { action: undo }));
    },
    explanation: explanationWords(),
  };

  function limitWords(): string {
    const stock = formatNumber(rule.stock, language);
    const unit = unitWord(i18n, line.unit, rule.stock);
    return t`${name}: there are only ${stock} ${unit} in stock. The quantity is 0 now`;
  }

  function explanationWords(): string | null {
    if (correction === null || correction.quantity !== quantity) return null;
    const amount = formatNumber(quantity, language);
    const unit = unitWord(i18n, line.unit, quantity);
    const step = formatNumber(rule.step, language);
    switch (correction.reason) {
      case 'minimum':
        return t`The minimum is ${amount} ${unit}, so it was set to that`;
      case 'multiple':
        return t`Sold in multiples of ${step}, so it was rounded up to ${amount}`;
      case 'stock':
        return quantity === 0 ? t`Out of stock` : t`Only ${amount} ${unit} can be ordered from stock`;
      default:
        return null;
    }
  }
}
