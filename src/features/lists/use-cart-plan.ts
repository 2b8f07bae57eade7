import { useLingui } from '@lingui/react/macro';
import { type CartForPlan, useCartForPlan } from '#data/cart/use-cart-for-plan.ts';
import type { LineFacts } from '#data/lists/line-facts.ts';
import { type CartPlan, cartPlan } from '#data/lists/to-cart.ts';
import { toasts } from '#data/toasts.ts';
import { useLanguage } from '#i18n/use-language.ts';

/**
 * Plans lines on top of the customer's cart, or says that it could not be loaded.
 * @param onPlan is handed what would go into the cart
 */
export function useCartPlan(onPlan: (plan: CartPlan) => void): Pick<CartForPlan, 'isBusy'> & {
  readonly begin: (chosen: readonly LineFacts[]) => void;
} {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { isBusy, begin } = useCartForPlan(language);
  return {
    isBusy,
    begin: chosen =>
      begin(
        lines => onPlan(cartPlan(chosen, lines)),
        retry => toasts.show('danger', t`Your cart could not be loaded`, { action: { label: t`Try again`, onAction: retry } }),
      ),
  };
}
