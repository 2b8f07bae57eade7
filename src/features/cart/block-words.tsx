import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderBlock } from '#data/cart/order-block.ts';

/** Why the cart can't go to the checkout, and what to do about it. */
export function blockWords(block: OrderBlock): ReactNode {
  switch (block.kind) {
    case 'nothing':
      return <Trans>There is nothing to order yet. Raise a quantity above 0.</Trans>;
    case 'gone':
      return <Trans>Nothing in your cart can be bought now. Choose something else.</Trans>;
    case 'unticked':
      return <Trans>No goods are chosen yet. Tick what you want to order.</Trans>;
    case 'unsent':
      return <Trans>Your latest changes are being sent. You can check out once they have arrived.</Trans>;
    case 'decide':
      return <Plural value={block.lines.length} one="# line needs a decision" other="# lines need a decision" />;
  }
}
