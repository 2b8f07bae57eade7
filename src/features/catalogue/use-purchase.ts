import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Product, Variant } from '#contract/catalogue.ts';
import { wantedLine } from '#data/cart/model.ts';
import { toasts } from '#data/toasts.ts';
import { isBuyable } from '#lib/buyable.ts';
import { lineTotal } from '#lib/money.ts';
import { smallestQuantity, snapped } from '#lib/quantity.ts';
import { useBasket } from './Basket.tsx';
import { useDeliveryNote } from './use-delivery-note.ts';
import { useProductWords } from './use-product-words.ts';
import { ruleOf, useQuantitySteps } from './use-quantity-steps.ts';

/** A quantity that is chosen before it is put into the cart; a new variant starts at its minimum. */
export function usePurchase(product: Product, variant: Variant) {
  const { t } = useLingui();
  const words = useProductWords();
  const navigate = useNavigate();
  const { quantityOf, setLine } = useBasket();
  const noteDelivery = useDeliveryNote();
  const [draft, setDraft] = useState<{ variantId: string; quantity: number; note: string | null } | null>(null);
  const rule = ruleOf(variant);
  const start = isBuyable(variant) ? smallestQuantity(rule) : 0;
  const { quantity, note } = draft?.variantId === variant.id ? draft : { quantity: start, note: null };
  // The field's text while the customer types: sums follow it, and only leaving the field makes it the quantity.
  const [typed, setTyped] = useState<number | null>(null);
  const shown = typed ?? quantity;
  const inCart = quantityOf(variant.id);

  const change = (next: Partial<{ quantity: number; note: string | null }>) =>
    setDraft(current => {
      const base = current?.variantId === variant.id ? current : { variantId: variant.id, quantity: start, note: null };
      return { ...base, ...next };
    });
  const steps = useQuantitySteps(
    variant,
    quantity,
    next => change({ quantity: next }),
    text => change({ note: text }),
  );

  async function add() {
    const wanted = snapped(inCart + quantity, rule);
    if (!(await setLine(wantedLine(product, variant, wanted.quantity)))) return;
    const total = words.count(variant, wanted.quantity);
    const text = wanted.reason === 'stock' ? t`Only ${total} in stock, and all of it is in your cart` : t`Added: ${total} in your cart`;
    toasts.show('cart', text, { action: { label: t`View cart`, onAction: () => void navigate({ to: '/cart' }) } });
    noteDelivery(product, variant);
  }

  return {
    quantity,
    /** The quantity that the sums are for: the typed one, else `quantity`. */
    shown,
    onType: setTyped,
    inCart,
    note,
    steps,
    add: () => void add(),
    canAdd: shown > 0,
    /** Rupiah for the chosen quantity. */
    subtotal: lineTotal(variant.price, variant.discount, shown),
  };
}

export type Purchase = ReturnType<typeof usePurchase>;
