import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { OPEN_CART } from '#data/cart/open-cart.ts';
import type { OrderBlock } from '#data/cart/order-block.ts';
import { ChevronRight } from '#ui/icons.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import { blockWords } from './block-words.tsx';
import * as css from './CartSummary.css.ts';
import { goToLine } from './line-place.ts';

/**
 * The way to the checkout. Lines that need a decision are led to instead; while something else is in the way it stays focusable and the
 * words of `BlockReason` describe it.
 */
export function CheckoutLink({ cartId, block, reasonId }: { cartId: string | null; block: OrderBlock | null; reasonId: string }) {
  if (block === null) {
    return (
      <Link to="/cart/checkout/$id" params={{ id: cartId ?? OPEN_CART }} className={buttonClass({ block: true })}>
        <Trans>Checkout</Trans>
      </Link>
    );
  }
  if (block.kind === 'decide') {
    const [first] = block.lines;
    return (
      <Button block className={css.decide} onClick={() => first && goToLine(first.variantId)}>
        <Words>{blockWords(block)}</Words>
        <ChevronRight size={18} />
      </Button>
    );
  }
  return (
    <Button block aria-disabled aria-describedby={reasonId}>
      <Trans>Checkout</Trans>
    </Button>
  );
}

/** Why the checkout is closed; a button that leads to the cause says it itself. */
export function BlockReason({ block, id }: { block: OrderBlock | null; id: string }) {
  return block === null || block.kind === 'decide' ? null : (
    <p id={id} className={css.reason} role="status">
      {blockWords(block)}
    </p>
  );
}

/** Reason and way, one below the other. */
export function CheckoutColumn({ cartId, block }: { cartId: string | null; block: OrderBlock | null }) {
  const reasonId = useId();
  return (
    <div className={css.blocked}>
      <BlockReason block={block} id={reasonId} />
      <CheckoutLink cartId={cartId} block={block} reasonId={reasonId} />
    </div>
  );
}
