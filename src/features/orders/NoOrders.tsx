import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { LineArt } from '#ui/primitives/LineArt.tsx';

/** A stage without orders. @param children one sentence */
export function NoOrders({ children }: { children: ReactNode }) {
  return (
    <EmptyState illustration={<ReceiptDrawing />} action={<BrowseProducts />}>
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

function ReceiptDrawing() {
  return (
    <LineArt>
      <path d="M36 6h48v66l-8-6-8 6-8-6-8 6-8-6-8 6z" />
      <path d="M46 22h28M46 34h28M46 46h14" />
    </LineArt>
  );
}
