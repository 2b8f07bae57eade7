import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { OPEN_CART } from '#data/cart/open-cart.ts';
import type { OrderBlock } from '#data/cart/order-block.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { blockWords } from './block-words.tsx';
import * as css from './CartSummary.css.ts';

/** The way to the checkout; while something is in the way it stays focusable and says what. */
export function CheckoutLink({ cartId, block }: { cartId: string | null; block: OrderBlock | null }) {
  const { i18n } = useLingui();
  const reasonId = useId();
  if (block === null) {
    return (
      <Link to="/cart/checkout/$id" params={{ id: cartId ?? OPEN_CART }} className={buttonClass({ block: true })}>
        <Trans>Checkout</Trans>
      </Link>
    );
  }
  return (
    <div className={css.blocked}>
      <p id={reasonId} className={css.reason} role="status">
        {blockWords(i18n, block)}
      </p>
      <Button block aria-disabled aria-describedby={reasonId}>
        <Trans>Checkout</Trans>
      </Button>
    </div>
  );
}
