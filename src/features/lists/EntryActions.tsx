import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { ageClock } from '#data/age-clock.ts';
import { useCart, useCartCommands } from '#data/cart/use-cart.ts';
import { factsOf } from '#data/lists/line-facts.ts';
import { type ListEntry, linesOfEntries, wantedOfGoods } from '#data/lists/line-of.ts';
import { type CartPlan, cartPlan } from '#data/lists/to-cart.ts';
import { loginPrompt } from '#data/session/login-prompt.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Plus, ShoppingCart } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';

const AddDialog = lazy(async () => ({ default: (await import('./AddDialog.tsx')).AddDialog }));
const PlanDialog = lazy(async () => ({ default: (await import('./PlanDialog.tsx')).PlanDialog }));

interface Props {
  entries: readonly ListEntry[];
  /** Goods are being looked up: put now, a material would be in the list as words, without goods and price. */
  isLoading: boolean;
}

/** Puts what was calculated into a list, or into the cart with its minimum and multiples said. */
export function EntryActions({ entries, isLoading }: Props) {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { kind } = useSessionState();
  const { cart, isLoading: isCartLoading } = useCart(language);
  const { setLine } = useCartCommands();
  const [isListed, setListed] = useState(false);
  const [plan, setPlan] = useState<CartPlan | null>(null);
  const isSold = entries.some(({ goods }) => goods !== null);
  function begin() {
    if (kind === 'guest') return loginPrompt.open();
    const { lines, goods } = linesOfEntries(entries, 0, new Date(ageClock.now()).toISOString());
    const facts = lines.map(line => factsOf({ ...line, bought: 0, other: null, rev: 0 }, goods));
    setPlan(cartPlan(facts, cart?.lines ?? []));
  }
  async function add({ additions }: CartPlan) {
    const saved = await Promise.all(additions.map(({ goods, quantity }) => setLine(wantedOfGoods(goods, quantity))));
    setPlan(null);
    if (saved.every(Boolean)) await navigate({ to: '/cart' });
  }
  return (
    <>
      <Button leading={<Plus size={18} />} loading={isLoading} aria-disabled={entries.length === 0} onClick={() => setListed(true)}>
        <Trans>Put into a list</Trans>
      </Button>
      <Button
        variant="outline"
        leading={<ShoppingCart size={18} />}
        loading={isLoading || (kind === 'customer' && isCartLoading)}
        aria-disabled={!isSold}
        onClick={begin}
      >
        <Trans>To the cart</Trans>
      </Button>
      <Suspense fallback={null}>
        {isListed ? <AddDialog entries={entries} onClose={() => setListed(false)} /> : null}
        {plan === null ? null : <PlanDialog plan={plan} onClose={() => setPlan(null)} onConfirm={() => void add(plan)} />}
      </Suspense>
    </>
  );
}
