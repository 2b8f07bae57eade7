import { useLingui } from '@lingui/react/macro';
import type { Variant } from '#contract/catalogue.ts';
import { toasts } from '#data/toasts.ts';
import { decremented, incremented, largestQuantity, type QuantityRule, type SnapReason, snapped } from '#lib/quantity.ts';
import { useProductWords } from './use-product-words.ts';

export function ruleOf(variant: Variant): QuantityRule {
  return { stock: variant.stock, minimum: variant.min_quantity, step: variant.step_quantity };
}

/**
 * The three ways to change a quantity. `explain` is told why a typed quantity became another one, null when it did not.
 */
export function useQuantitySteps(
  variant: Variant,
  quantity: number,
  set: (quantity: number) => void,
  explain: (words: string | null) => void,
) {
  const { t } = useLingui();
  const words = useProductWords();
  const rule = ruleOf(variant);
  const largest = words.count(variant, largestQuantity(rule));

  const why = (reason: Exclude<SnapReason, null>, amount: string) => {
    const step = words.count(variant, rule.step);
    if (reason === 'stock') return t`Only ${amount} can be ordered from stock`;
    if (reason === 'minimum') return t`The minimum is ${amount}, so it was set to that`;
    return t`Sold in multiples of ${step}, so it was rounded up to ${amount}`;
  };

  return {
    increment() {
      explain(null);
      const next = incremented(quantity, rule);
      set(next);
      if (next > 0) return;
      // The rule sets it to 0 at the limit; without a word that would look like a fault.
      toasts.show('cart', t`There are only ${largest} in stock. The quantity is 0 now`, {
        action: { label: t`Undo`, onAction: () => set(quantity) },
      });
    },
    decrement() {
      explain(null);
      set(decremented(quantity, rule));
    },
    commit(typed: number) {
      const result = snapped(typed, rule);
      explain(result.reason === null ? null : why(result.reason, words.count(variant, result.quantity)));
      set(result.quantity);
    },
  };
}
