import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCartCommands } from '#data/cart/use-cart.ts';
import type { ListFacts } from '#data/lists/line-facts.ts';
import { wantedOfGoods } from '#data/lists/line-of.ts';
import type { ShownList } from '#data/lists/lists-view.ts';
import type { CartPlan } from '#data/lists/to-cart.ts';
import { formatNumber, formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ShoppingCart } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import * as css from './Lists.css.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { useCartPlan } from './use-cart-plan.ts';

interface Props {
  list: ShownList;
  facts: ListFacts;
  chosen: ReadonlySet<string>;
  /** The chosen lines are in the cart. */
  onDone: () => void;
}

/** What is chosen, or all of the list, on its way to the cart. */
export function ListBar({ list, facts, chosen, onDone }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { setLine } = useCartCommands();
  const [plan, setPlan] = useState<CartPlan | null>(null);
  const { isBusy, begin } = useCartPlan(setPlan);
  const all = facts.sections.flatMap(({ lines }) => lines);
  const wanted = chosen.size === 0 ? all : all.filter(({ line }) => chosen.has(line.id));
  if (all.length === 0) return null;
  const sum = formatRupiah(wanted.reduce((total, each) => total + each.sum, 0));
  const count = formatNumber(wanted.length, language);
  async function add({ additions }: CartPlan) {
    const saved = await Promise.all(additions.map(({ goods, quantity }) => setLine(wantedOfGoods(goods, quantity), list.id)));
    setPlan(null);
    if (!saved.every(Boolean)) return;
    onDone();
    await navigate({ to: '/cart' });
  }
  return (
    <div className={css.bar}>
      <p>
        <span className={css.muted}>{chosen.size === 0 ? t`All lines` : t`${count} chosen`}</span>{' '}
        <strong className={css.total}>{sum}</strong>
      </p>
      <Button leading={<ShoppingCart size={18} />} loading={isBusy} onClick={() => begin(wanted)}>
        {chosen.size === 0 ? <Trans>All to the cart</Trans> : <Trans>To the cart</Trans>}
      </Button>
      {plan === null ? null : <PlanDialog plan={plan} onClose={() => setPlan(null)} onConfirm={() => void add(plan)} />}
    </div>
  );
}
