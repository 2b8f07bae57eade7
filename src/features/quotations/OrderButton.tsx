import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Quotation } from '#contract/quotations.ts';
import { useCartCommands } from '#data/cart/use-cart.ts';
import { useCartForPlan } from '#data/cart/use-cart-for-plan.ts';
import { wantedOfGoods } from '#data/lists/line-of.ts';
import { type CartPlan, cartPlan } from '#data/lists/to-cart.ts';
import { quotationInCart } from '#data/quotations/in-cart.ts';
import { orderFacts } from '#data/quotations/to-order.ts';
import { useTodaysGoods } from '#data/quotations/use-quotations.ts';
import { toasts } from '#data/toasts.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ShoppingCart } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import type { RenderPlan } from './part-props.ts';

interface Props {
  quotation: Quotation;
  renderPlan: RenderPlan;
}

/** Puts the goods of a quotation into the cart, where the normal checkout asks its questions. */
export function OrderButton({ quotation, renderPlan }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { isBusy, begin } = useCartForPlan(language);
  const { setLine } = useCartCommands();
  const goods = useTodaysGoods(language, quotation);
  const [plan, setPlan] = useState<CartPlan | null>(null);
  const planned = () =>
    begin(
      lines => setPlan(cartPlan(orderFacts(quotation, goods), lines)),
      retry => toasts.show('danger', t`Your cart could not be loaded`, { action: { label: t`Try again`, onAction: retry } }),
    );
  async function order({ additions }: CartPlan) {
    const listId = quotation.list_id ?? undefined;
    const saved = await Promise.all(additions.map(({ goods: each, quantity }) => setLine(wantedOfGoods(each, quantity), listId)));
    setPlan(null);
    if (!saved.every(Boolean)) return;
    // Once they are ordered it says so.
    quotationInCart.set(quotation.id);
    await navigate({ to: '/cart' });
  }
  return (
    <>
      <Button variant="outline" leading={<ShoppingCart size={18} />} loading={isBusy} onClick={planned}>
        <Trans>Order these goods</Trans>
      </Button>
      {plan === null ? null : renderPlan({ plan, onClose: () => setPlan(null), onConfirm: () => void order(plan) })}
    </>
  );
}
