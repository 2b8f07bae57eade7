import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { orderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { BuyAgain } from './BuyAgain.tsx';
import * as css from './OrderCard.css.ts';

const { waitingForPayment, paymentValidated, onShipping, done } = orderStatus;

/** Actions on an order at its stage, the most likely first. Each says its words, then the order that it is for. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useLingui();
  const { id, status } = order;
  const number = order.number ?? '';
  const isChecked = order.payment.receipt?.state === 'submitted';
  return (
    <div className={css.actions}>
      {status === waitingForPayment ? (
        <Link
          to="/payment/$id"
          params={{ id }}
          className={buttonClass({ variant: isChecked ? 'outline' : 'solid' })}
          aria-label={`${isChecked ? t`See the payment` : t`Pay now`}: ${number}`}
        >
          {isChecked ? <Trans>See the payment</Trans> : <Trans>Pay now</Trans>}
        </Link>
      ) : null}
      {status >= paymentValidated && status <= onShipping ? (
        <Link to="/track/$id" params={{ id }} className={buttonClass()} aria-label={`${t`Track order`}: ${number}`}>
          <Trans>Track order</Trans>
        </Link>
      ) : null}
      {status === done ? (
        <Link to="/reviews" className={buttonClass()} aria-label={`${t`Write a review`}: ${number}`}>
          <Trans>Write a review</Trans>
        </Link>
      ) : null}
      {status >= paymentValidated ? <BuyAgain order={order} /> : null}
      <Link
        to="/transactions/waiting-payment/{-$id}"
        params={{ id }}
        className={buttonClass({ variant: 'outline' })}
        aria-label={`${t`See the order`}: ${number}`}
      >
        <Trans>See the order</Trans>
      </Link>
    </div>
  );
}
