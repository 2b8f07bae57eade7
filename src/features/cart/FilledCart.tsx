import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type Cart, canBeHad, cartOf } from '#data/cart/model.ts';
import { orderBlock } from '#data/cart/order-block.ts';
import { useWaitingEdits } from '#data/cart/use-waiting-edits.ts';
import { useTicks } from '#data/checkout/use-ticks.ts';
import { useIsReachable } from '#data/connectivity.ts';
import { waitingOrder } from '#data/orders/waiting.ts';
import { useWaiting } from '#data/outbox/use-outbox.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Grid } from '#ui/primitives/Grid.tsx';
import { useLasting } from '#ui/primitives/use-lasting.ts';
import { CartLineItem } from './CartLineItem.tsx';
import * as css from './CartScreen.css.ts';
import { CartBar, CartSummary } from './CartSummary.tsx';
import { TickAll } from './TickAll.tsx';
import { UnavailableLines } from './UnavailableLines.tsx';

/** Milliseconds that an edit may be on its way without holding up the checkout, which waits for it by itself. */
const PATIENCE = 1_500;

/** The lines of a cart, those that can't be had now apart, and the sums of the ticked ones. */
export function FilledCart({ cart, help }: { cart: Cart; help: ReactNode }) {
  const { t } = useLingui();
  const waiting = useWaitingEdits();
  const lasts = useLasting(waiting > 0, PATIENCE);
  const isReachable = useIsReachable();
  const hasOrder = waitingOrder(useWaiting()) !== null;
  const { laterIds, isLater, isNext, tick } = useTicks(cart);
  // Without a line the order can wait behind them, also that of a cart which the shop does not know yet; one order at a time.
  const isNew = hasOrder || (cart.id === null && isReachable);
  const block = orderBlock(cart, (lasts && isReachable) || isNew ? Math.max(waiting, 1) : 0, laterIds);
  const [typed, setTyped] = useState<{ variantId: string; quantity: number } | null>(null);
  const lines = cart.lines.filter(canBeHad);
  const current = lines.map(line => (typed !== null && line.variantId === typed.variantId ? { ...line, ...typed } : line));
  const next = cartOf(cart.id, current.filter(isNext));
  return (
    <>
      <Grid columns="aside">
        <div className={css.groups}>
          {lines.length === 0 ? null : (
            <Card padding="none">
              {lines.length < 2 ? null : <TickAll lines={lines} isLater={isLater} onTick={tick} />}
              <ul aria-label={t`Products in your cart`}>
                {lines.map(line => (
                  <CartLineItem
                    key={line.variantId}
                    line={line}
                    isLater={isLater(line)}
                    onTick={isTicked => tick([line], isTicked)}
                    typed={typed?.variantId === line.variantId ? typed.quantity : null}
                    onType={quantity => setTyped(quantity === null ? null : { variantId: line.variantId, quantity })}
                  />
                ))}
              </ul>
            </Card>
          )}
          <UnavailableLines
            lines={cart.lines.filter(line => !canBeHad(line))}
            isLater={isLater}
            onTick={(line, isTicked) => tick([line], isTicked)}
          />
        </div>
        <CartSummary cart={next} block={block} help={help} />
      </Grid>
      <CartBar cart={next} block={block} />
    </>
  );
}
