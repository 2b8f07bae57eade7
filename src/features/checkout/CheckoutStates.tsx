import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/orders.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';

/** The order that this cart has become. */
export function AlreadyPlaced({ order }: { order: Order }) {
  const number = order.number ?? '';
  return (
    <EmptyState
      action={
        <Link to="/transactions/waiting-payment/{-$id}" params={{ id: order.id }} className={buttonClass()}>
          <Trans>See the order</Trans>
        </Link>
      }
    >
      <Trans>This cart has been ordered already: order {number}.</Trans>
    </EmptyState>
  );
}

/** No such order, or somebody else's. */
export function OrderNotFound() {
  return (
    <EmptyState action={<CartLink />}>
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

export function CartLink() {
  return (
    <Link to="/cart" className={buttonClass({ variant: 'outline' })}>
      <Trans>Go to the cart</Trans>
    </Link>
  );
}
