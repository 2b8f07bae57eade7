import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ageClock } from '#data/age-clock.ts';
import { useOldestShown } from '#data/cache/use-oldest-shown.ts';
import { type Cart, cartOf } from '#data/cart/model.ts';
import { orderBlock } from '#data/cart/order-block.ts';
import { useCart } from '#data/cart/use-cart.ts';
import { useWaitingEdits } from '#data/cart/use-waiting-edits.ts';
import { useIsReachable, useSavedAt } from '#data/connectivity.ts';
import { waitingOrder } from '#data/orders/waiting.ts';
import { useWaiting } from '#data/outbox/use-outbox.ts';
import { loginPrompt } from '#data/session/login-prompt.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { formatAge } from '#i18n/formats.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { SavedNote } from '#ui/patterns/SavedNote.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Grid } from '#ui/primitives/Grid.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { useLasting } from '#ui/primitives/use-lasting.ts';
import { CartLineItem } from './CartLineItem.tsx';
import * as css from './CartScreen.css.ts';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartBar, CartSummary } from './CartSummary.tsx';
import { EmptyCartDrawing } from './EmptyCartDrawing.tsx';
import { QueuedOrderNotice } from './QueuedOrderNotice.tsx';

/** The cart page. `help`: links to what a customer asks before they pay; `tools`: where else goods come from, beside an empty cart. */
export function CartScreen({ help, tools }: { help: ReactNode; tools: ReactNode }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { kind } = useSessionState();
  const { cart, isLoading, error, retry } = useCart(language);
  let content: ReactNode;
  if (kind === 'guest') content = <GuestCart />;
  else if (isLoading) content = <CartSkeleton />;
  else if (error !== null || cart === null) {
    content = (
      <RetryState title={t`Your cart could not be loaded`} text={i18n._(problemMessage(error))} retryLabel={t`Try again`} onRetry={retry} />
    );
  } else if (cart.lines.length === 0) content = <EmptyCart />;
  else content = <FilledCart cart={cart} help={help} />;
  return (
    <Container className={css.page}>
      <div className={css.head}>
        <Heading level={1} tabIndex={-1}>
          <Trans>Cart</Trans>
        </Heading>
        <CartAge />
      </div>
      {kind === 'customer' ? <QueuedOrderNotice /> : null}
      {content}
      {kind === 'guest' || cart?.lines.length === 0 ? tools : null}
    </Container>
  );
}

const cartKey = ['private', 'cart'] as const;

/** Prices and stock of the lines are the server's last word, which may be old. */
function CartAge() {
  const { language } = useLanguage();
  const savedAt = useSavedAt(useOldestShown(cartKey) ?? undefined);
  const age = savedAt === null ? '' : formatAge(savedAt, language, ageClock.now());
  return savedAt === null ? null : (
    <SavedNote>
      <Trans>Prices and stock saved {age}</Trans>
    </SavedNote>
  );
}

/** Milliseconds that an edit may be on its way without holding up the checkout, which waits for it by itself. */
const PATIENCE = 1_500;

function FilledCart({ cart, help }: { cart: Cart; help: ReactNode }) {
  const { t } = useLingui();
  const waiting = useWaitingEdits();
  const lasts = useLasting(waiting > 0, PATIENCE);
  const isReachable = useIsReachable();
  const hasOrder = waitingOrder(useWaiting()) !== null;
  // Without a line the order can wait behind them, also that of a cart which the shop does not know yet; one order at a time.
  const isNew = hasOrder || (cart.id === null && isReachable);
  const block = orderBlock(cart, (lasts && isReachable) || isNew ? Math.max(waiting, 1) : 0);
  const [typed, setTyped] = useState<{ variantId: string; quantity: number } | null>(null);
  const summed =
    typed === null
      ? cart
      : cartOf(
          cart.id,
          cart.lines.map(line => (line.variantId === typed.variantId ? { ...line, ...typed } : line)),
        );
  return (
    <>
      <Grid columns="aside">
        <Card padding="none">
          <ul aria-label={t`Products in your cart`}>
            {cart.lines.map(line => (
              <CartLineItem
                key={line.variantId}
                line={line}
                typed={typed?.variantId === line.variantId ? typed.quantity : null}
                onType={quantity => setTyped(quantity === null ? null : { variantId: line.variantId, quantity })}
              />
            ))}
          </ul>
        </Card>
        <CartSummary cart={summed} block={block} help={help} />
      </Grid>
      <CartBar cart={summed} block={block} />
    </>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      illustration={<EmptyCartDrawing />}
      action={
        <Link to="/products" className={buttonClass()}>
          <Trans>Browse products</Trans>
        </Link>
      }
    >
      <Trans>Your cart is empty</Trans>
    </EmptyState>
  );
}

/** Behind the login dialog. */
function GuestCart() {
  return (
    <EmptyState
      illustration={<EmptyCartDrawing />}
      action={
        <Button onClick={() => loginPrompt.open()}>
          <Trans>Login</Trans>
        </Button>
      }
    >
      <Trans>Log in to see your cart</Trans>
    </EmptyState>
  );
}
