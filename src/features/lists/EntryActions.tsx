import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { ageClock } from '#data/age-clock.ts';
import { useCartCommands } from '#data/cart/use-cart.ts';
import { factsOf } from '#data/lists/line-facts.ts';
import { type ListEntry, linesOfEntries, wantedOfGoods } from '#data/lists/line-of.ts';
import type { CartPlan } from '#data/lists/to-cart.ts';
import { Plus, ShoppingCart } from '#ui/icons.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useCartPlan } from './use-cart-plan.ts';

const AddDialog = lazy(async () => ({ default: (await import('./AddDialog.tsx')).AddDialog }));
const PlanDialog = lazy(async () => ({ default: (await import('./PlanDialog.tsx')).PlanDialog }));

interface Props {
  entries: readonly ListEntry[];
  /** Goods are being looked up: put now, a material would be in the list as words, without goods and price. */
  isLoading: boolean;
}

/** Puts what was calculated into a list, or into the cart with its minimum and multiples said. */
export function EntryActions({ entries, isLoading }: Props) {
  const navigate = useNavigate();
  const { setLine } = useCartCommands();
  const [isListed, setListed] = useState(false);
  const [plan, setPlan] = useState<CartPlan | null>(null);
  const { isBusy, begin } = useCartPlan(setPlan);
  const isSold = entries.some(({ goods }) => goods !== null);
  function planned() {
    const { lines, goods } = linesOfEntries(entries, 0, new Date(ageClock.now()).toISOString());
    begin(lines.map(line => factsOf({ ...line, bought: 0, other: null, rev: 0 }, goods)));
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
        loading={isLoading || isBusy}
        aria-disabled={!isSold}
        onClick={planned}
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
