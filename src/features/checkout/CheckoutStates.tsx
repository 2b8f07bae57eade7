import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { orderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';
import { useCheckoutDraft } from '#data/checkout/draft.ts';
import { OrderDrawing } from '#ui/patterns/OrderDrawing.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { usePlaced } from './use-placed.ts';

/** The order that this cart has become. Where an attempt of this device had no answer, it has just been placed after all. */
export function AlreadyPlaced({ order }: { order: Order }) {
  const [draft] = useCheckoutDraft(order.id);
  const showOrders = usePlaced();
  const place = useRef<HTMLDivElement>(null);
  const isOurs = draft.attempt !== null && order.status === orderStatus.waitingForValidation;
  useEffect(() => {
    if (isOurs) void showOrders();
    // It may take the place of the steps while the customer is far down in them.
    else place.current?.focus();
  }, [isOurs, showOrders]);
  const number = order.number ?? '';
  return isOurs ? (
    <CheckoutSkeleton />
  ) : (
    <div ref={place} tabIndex={-1}>
      <EmptyState
        action={
          <Link to="/transactions/waiting-payment/{-$id}" params={{ id: order.id }} className={buttonClass()}>
            <Trans>See the order</Trans>
          </Link>
        }
      >
        <Trans>This cart has been ordered already: order {number}.</Trans>
      </EmptyState>
    </div>
  );
}

/** No such order, or another customer's. */
export function OrderNotFound() {
  return (
    <EmptyState illustration={<OrderDrawing />} action={<CartLink />}>
      <Trans>This order was not found. Your cart may have what you are looking for.</Trans>
    </EmptyState>
  );
}

export function NothingToOrder() {
  return (
    <EmptyState action={<CartLink />}>
      <Trans>There is nothing in your cart that can be ordered.</Trans>
    </EmptyState>
  );
}

/** All lines of the cart were left for another order. @param isUnsure an order was sent from this phone whose answer has not come */
export function NothingTicked({ isUnsure }: { isUnsure: boolean }) {
  return (
    <EmptyState illustration={<OrderDrawing />} action={<CartLink />}>
      <p>
        <Trans>No goods are chosen yet. Tick what you want to order in your cart.</Trans>
      </p>
      {isUnsure ? (
        <p>
          <Trans>
            The order that you sent last may have been placed already: <Link to="/transactions">see my orders</Link>.
          </Trans>
        </p>
      ) : null}
    </EmptyState>
  );
}

function CartLink() {
  return (
    <Link to="/cart" className={buttonClass({ variant: 'outline' })}>
      <Trans>Go to the cart</Trans>
    </Link>
  );
}
