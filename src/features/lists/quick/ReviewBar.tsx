import { Plural, Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCartCommands } from '#data/cart/use-cart.ts';
import { wantedOfGoods } from '#data/lists/line-of.ts';
import type { CartPlan } from '#data/lists/to-cart.ts';
import type { ReviewLine } from '#data/quick-order/review.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { ShoppingCart } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import * as css from '../Lists.css.ts';
import { PlanDialog } from '../PlanDialog.tsx';
import { useCartPlan } from '../use-cart-plan.ts';
import { IntoListDialog } from './IntoListDialog.tsx';
import { factsOfOrder } from './order-lines.ts';

interface Props {
  lines: readonly ReviewLine[];
  /** These lines are in the cart, or in a list. */
  onTaken: (taken: readonly ReviewLine[]) => void;
}

/** The ready lines on their way to the cart or into a list; the others stay. */
export function ReviewBar({ lines, onTaken }: Props) {
  const navigate = useNavigate();
  const { setLine } = useCartCommands();
  const [plan, setPlan] = useState<CartPlan | null>(null);
  const { isBusy, begin } = useCartPlan(setPlan);
  const [isListing, setListing] = useState(false);
  const sold = lines.filter(({ state, goods }) => state === 'ready' && goods !== null);
  // What is not found goes into a list in the customer's words.
  const listed = lines.filter(({ state, isWords }) => state === 'ready' || (state === 'asked' && isWords));
  const sum = formatRupiah(sold.reduce((total, line) => total + (line.sum ?? 0), 0));
  async function add({ additions, taken }: CartPlan) {
    const saved = await Promise.all(additions.map(({ goods, quantity }) => setLine(wantedOfGoods(goods, quantity))));
    setPlan(null);
    if (!saved.every(Boolean)) return;
    onTaken(sold.filter(({ key }) => taken.includes(key)));
    await navigate({ to: '/cart' });
  }
  return (
    <div className={css.bar}>
      <strong className={css.total}>{sum}</strong>
      <div className={css.row}>
        {listed.length === 0 ? null : (
          <Button size="sm" variant="outline" onClick={() => setListing(true)}>
            <Plural value={listed.length} one="# into a list" other="# into a list" />
          </Button>
        )}
        {sold.length === 0 ? (
          <p className={css.muted}>
            <Trans>Nothing is ready for the cart yet</Trans>
          </p>
        ) : (
          <Button size="sm" leading={<ShoppingCart size={18} />} loading={isBusy} onClick={() => begin(sold.map(factsOfOrder))}>
            <Plural value={sold.length} one="# to the cart" other="# to the cart" />
          </Button>
        )}
      </div>
      {plan === null ? null : <PlanDialog plan={plan} onClose={() => setPlan(null)} onConfirm={() => void add(plan)} />}
      {isListing ? (
        <IntoListDialog
          lines={listed}
          onClose={() => setListing(false)}
          onDone={() => {
            setListing(false);
            onTaken(listed);
          }}
        />
      ) : null}
    </div>
  );
}
