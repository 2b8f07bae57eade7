import type { ReactNode } from 'react';
import type { Quotation } from '#contract/quotations.ts';
import type { CartPlan } from '#data/lists/to-cart.ts';

/** Everything that a part of the form needs of the quotation. */
export interface PartProps {
  quotation: Quotation;
  onChange: (change: Partial<Quotation>) => void;
}

/** Draws the dialog that asks before goods go into the cart; it is of another feature, so that the route brings it. */
export type RenderPlan = (plan: { plan: CartPlan; onClose: () => void; onConfirm: () => void }) => ReactNode;
