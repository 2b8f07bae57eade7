import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/orders.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Words } from '#ui/primitives/Words.tsx';
import { BuyAgain } from './BuyAgain.tsx';
import { useMainStep } from './use-main-step.ts';

/** What a customer most likely wants of an order at its stage; the rest is on the order's page. It says its words, then the order that it is for. */
export function MainAction({ order }: { order: Order }) {
  const step = useMainStep(order);
  if (step === null) return <BuyAgain order={order} />;
  return (
    <Link
      {...step.link}
      className={buttonClass({ variant: step.isUrgent ? 'solid' : 'outline' })}
      aria-label={`${step.words}: ${order.number ?? ''}`}
    >
      <Words>{step.words}</Words>
    </Link>
  );
}
