import type { I18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderBlock } from '#data/cart/order-block.ts';
import { countWords } from '#i18n/quantity-words.ts';
import { smallestQuantity } from '#lib/quantity.ts';

/** Why the cart can't go to the checkout, and what to do about it. */
export function blockWords(i18n: I18n, block: OrderBlock): ReactNode {
  switch (block.kind) {
    case 'nothing':
      return <Trans>There is nothing to order yet. Raise a quantity above 0.</Trans>;
    case 'gone':
      return <Trans>Nothing in your cart is sold any more. Remove it and choose something else.</Trans>;
    case 'unsent':
      return <Trans>Your latest changes are being sent. You can check out once they have arrived.</Trans>;
    case 'stock': {
      const name = block.line.product.name;
      const stock = countWords(i18n, block.line.rule.stock, block.line.unit);
      return (
        <Trans>
          {name}: more is wanted than the {stock} in stock.
        </Trans>
      );
    }
    case 'quantity': {
      const name = block.line.product.name;
      const smallest = countWords(i18n, smallestQuantity(block.line.rule), block.line.unit);
      const step = countWords(i18n, block.line.rule.step, block.line.unit);
      return (
        <Trans>
          {name}: sold from {smallest}, in multiples of {step}.
        </Trans>
      );
    }
  }
}
