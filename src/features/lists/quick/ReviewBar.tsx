import { Plural, Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCart, useCartCommands } from '#data/cart/use-cart.ts';
import { wantedOfGoods } from '#data/lists/line-of.ts';
import { type CartPlan, cartPlan } from '#data/lists/to-cart.ts';
import type { ReviewLine } from '#data/quick-order/review.ts';
import { loginPrompt } from '#data/session/login-prompt.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ShoppingCart } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import * as css from '../Lists.css.ts';
import { PlanDialog } from '../PlanDialog.tsx';
import { IntoListDialog } from './IntoListDialog.tsx';
import { factsOfOrder } from './order-lines.ts';

interface Props {
  lines: readonly ReviewLine[];
  /** These lines are in the cart, or in a list. */
  onTaken: (taken: readonly ReviewLine[]) => void;
}

/** The ready lines on their way to the cart or into a list; the others stay. */
export function ReviewBar({ lines, onTaken }: Props) {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { kind } = useSessionState();
  const { cart, isLoading } = useCart(language);
  const { setLine } = useCartCommands();
  const [plan, setPlan] = useState<CartPlan | null>(null);
  const [isListing, setListing] = useState(false);
  const sold = lines.filter(({ state, goods }) => state === 'ready' && goods !== null);
  // What is not found goes into a list in the customer's words.
  const listed = lines.filter(({ state, isWords }) => state === 'ready' || (state === 'asked' && isWords));
  const sum = formatRupiah(sold.reduce((total, line) => total + (line.sum ?? 0), 0));
  const begin = () => (kind === 'guest' ? loginPrompt.open() : setPlan(cartPlan(sold.map(factsOfOrder), cart?.lines ?? [])));
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
          <Button size="sm" leading={<ShoppingCart size={18} />} loading={kind === 'customer' && isLoading} onClick={begin}>
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
