import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Quotation } from '#contract/quotations.ts';
import { useCart, useCartCommands } from '#data/cart/use-cart.ts';
import { wantedOfGoods } from '#data/lists/line-of.ts';
import { type CartPlan, cartPlan } from '#data/lists/to-cart.ts';
import { quotationInCart } from '#data/quotations/in-cart.ts';
import { orderFacts } from '#data/quotations/to-order.ts';
import { useTodaysGoods } from '#data/quotations/use-quotations.ts';
import { loginPrompt } from '#data/session/login-prompt.ts';
import { useSessionState } from '#data/session/use-session.ts';
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
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { kind } = useSessionState();
  const { cart, isLoading } = useCart(language);
  const { setLine } = useCartCommands();
  const goods = useTodaysGoods(language, quotation);
  const [plan, setPlan] = useState<CartPlan | null>(null);
  const begin = () => (kind === 'guest' ? loginPrompt.open() : setPlan(cartPlan(orderFacts(quotation, goods), cart?.lines ?? [])));
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
      <Button variant="outline" leading={<ShoppingCart size={18} />} loading={kind === 'customer' && isLoading} onClick={begin}>
        <Trans>Order these goods</Trans>
      </Button>
      {plan === null ? null : renderPlan({ plan, onClose: () => setPlan(null), onConfirm: () => void order(plan) })}
    </>
  );
}
