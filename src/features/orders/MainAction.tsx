import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { orderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { BuyAgain } from './BuyAgain.tsx';

const { waitingForValidation, waitingForPayment, onShipping } = orderStatus;

/** What a customer most likely wants of an order at its stage; the rest is on the order's page. It says its words, then the order that it is for. */
export function MainAction({ order }: { order: Order }) {
  const { t } = useLingui();
  const { id, status } = order;
  const number = order.number ?? '';
  const isChecked = order.payment.receipt?.state === 'submitted';
  if (status <= waitingForValidation) {
    return (
      <Link
        to="/transactions/waiting-payment/{-$id}"
        params={{ id }}
        className={buttonClass({ variant: 'outline' })}
        aria-label={`${t`See the order`}: ${number}`}
      >
        <Trans>See the order</Trans>
      </Link>
    );
  }
  if (status === waitingForPayment) {
    return (
      <Link
        to="/payment/$id"
        params={{ id }}
        className={buttonClass({ variant: isChecked ? 'outline' : 'solid' })}
        aria-label={`${isChecked ? t`See the payment` : t`Pay now`}: ${number}`}
      >
        {isChecked ? <Trans>See the payment</Trans> : <Trans>Pay now</Trans>}
      </Link>
    );
  }
  if (status <= onShipping) {
    return (
      <Link to="/track/$id" params={{ id }} className={buttonClass({ variant: 'outline' })} aria-label={`${t`Track order`}: ${number}`}>
        <Trans>Track order</Trans>
      </Link>
    );
  }
  return <BuyAgain order={order} />;
}
