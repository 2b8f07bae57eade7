import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { OrderItem } from '#contract/orders.ts';
import type { CartLine } from '#data/cart/model.ts';
import { useCartCommands } from '#data/cart/use-cart.ts';
import { useCartForPlan } from '#data/cart/use-cart-for-plan.ts';
import { linesToBuyAgain } from '#data/orders/buy-again.ts';
import { toasts } from '#data/toasts.ts';
import { useLanguage } from '#i18n/use-language.ts';

interface BuyingAgain {
  /** Puts goods of earlier orders into the cart, as far as they are sold today, and says what came of it. */
  readonly buyAgain: (items: readonly OrderItem[]) => void;
  /** What the cart has is not known yet. */
  readonly isBusy: boolean;
}

export function useBuyAgain(): BuyingAgain {
  const { t } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { isBusy, begin } = useCartForPlan(language);
  const { setLine } = useCartCommands();
  async function put(items: readonly OrderItem[], inCart: readonly CartLine[]): Promise<void> {
    const { lines, missing, reduced } = linesToBuyAgain(items, inCart);
    if (lines.length === 0) {
      toasts.show('danger', t`None of these products can be had now`);
      return;
    }
    if (!(await Promise.all(lines.map(line => setLine(line)))).every(Boolean)) return;
    const said = [
      t`${plural(lines.length, { one: '# product is in your cart', other: '# products are in your cart' })}`,
      ...(reduced > 0 ? [t`${plural(reduced, { one: '# has less stock than you had', other: '# have less stock than you had' })}`] : []),
      ...(missing > 0 ? [t`${plural(missing, { one: '# cannot be had now', other: '# cannot be had now' })}`] : []),
    ];
    toasts.show('cart', said.join('. '), { action: { label: t`See cart`, onAction: () => void navigate({ to: '/cart' }) } });
  }
  return {
    isBusy,
    buyAgain: items =>
      begin(
        inCart => void put(items, inCart),
        retry => toasts.show('danger', t`Your cart could not be loaded`, { action: { label: t`Try again`, onAction: retry } }),
      ),
  };
}
