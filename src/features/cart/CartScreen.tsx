import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ageClock } from '#data/age-clock.ts';
import { useOldestShown } from '#data/cache/use-oldest-shown.ts';
import { useCart } from '#data/cart/use-cart.ts';
import { useSavedAt } from '#data/connectivity.ts';
import { loginPrompt } from '#data/session/login-prompt.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { formatAge } from '#i18n/formats.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { SavedNote } from '#ui/patterns/SavedNote.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import * as css from './CartScreen.css.ts';
import { CartSkeleton } from './CartSkeleton.tsx';
import { EmptyCartDrawing } from './EmptyCartDrawing.tsx';
import { FilledCart } from './FilledCart.tsx';
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
