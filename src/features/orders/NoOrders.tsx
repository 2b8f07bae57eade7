import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OrderDrawing } from '#ui/patterns/OrderDrawing.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';

/** A stage without orders. @param children one sentence @param action the way on, by default to the products */
export function NoOrders({ children, action = <BrowseProducts /> }: { children: ReactNode; action?: ReactNode }) {
  return (
    <EmptyState illustration={<OrderDrawing />} action={action}>
      {children}
    </EmptyState>
  );
}

/** The way on from a page without orders. */
export function BrowseProducts() {
  return (
    <Link to="/products" className={buttonClass({ variant: 'outline' })}>
      <Trans>Browse products</Trans>
    </Link>
  );
}
