import { Trans, useLingui } from '@lingui/react/macro';
import { useIsMutating } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { orderStatus } from '#contract/order-status.ts';
import { PLACING } from '#data/checkout/commands.ts';
import { moveCheckoutDraft, useCheckoutDraft } from '#data/checkout/draft.ts';
import { nothingFirst } from '#data/checkout/split.ts';
import { useCheckoutOrder } from '#data/checkout/use-checkout-order.ts';
import { loginPrompt } from '#data/session/login-prompt.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { AppError } from '#lib/app-error.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import type { AddressFormComponent } from './AddressStep.tsx';
import { CheckoutFlow } from './CheckoutFlow.tsx';
import * as css from './CheckoutScreen.css.ts';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { AlreadyPlaced, NothingTicked, NothingToOrder, OrderNotFound } from './CheckoutStates.tsx';

/** The checkout of a cart, from the address to the placed order. */
export function CheckoutScreen({ orderId, AddressForm }: { orderId: string; AddressForm: AddressFormComponent }) {
  const { kind } = useSessionState();
  return (
    <Container className={css.page}>
      <Heading level={1} tabIndex={-1}>
        <Trans>Checkout</Trans>
      </Heading>
      {kind === 'guest' ? <GuestCheckout /> : null}
      {kind === 'unknown' ? <CheckoutSkeleton /> : null}
      {kind === 'customer' ? <CustomerCheckout orderId={orderId} AddressForm={AddressForm} /> : null}
    </Container>
  );
}

interface Props {
  orderId: string;
  AddressForm: AddressFormComponent;
}

function CustomerCheckout({ orderId, AddressForm }: Props) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { order, shopId, error, isFetching, refetch } = useCheckoutOrder(language, orderId);
  const [draft] = useCheckoutDraft(orderId);
  const isPlacing = useIsMutating({ mutationKey: PLACING }) > 0;
  const navigate = useNavigate();
  useEffect(() => {
    if (shopId === null) return;
    moveCheckoutDraft(orderId, shopId);
    void navigate({ to: '/cart/checkout/$id', params: { id: shopId }, replace: true });
  }, [orderId, shopId, navigate]);
  // The page goes to the placed order by itself; until it has gone, the steps stay as they were.
  const [isLeaving, setLeaving] = useState(false);
  if (order === undefined) {
    if (error === null) return <CheckoutSkeleton />;
    if (error instanceof AppError && error.status === 404) return <OrderNotFound />;
    return (
      <RetryState
        title={t`Your order could not be loaded`}
        text={i18n._(problemMessage(error))}
        retryLabel={t`Try again`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (order.status !== orderStatus.cart && !isLeaving) return <AlreadyPlaced order={order} />;
  const nothing = isLeaving || isPlacing ? null : nothingFirst(order, draft.laterIds);
  if (nothing === 'unticked') return <NothingTicked isUnsure={draft.attempt !== null} />;
  if (nothing !== null) return <NothingToOrder />;
  return <CheckoutFlow order={order} isRefreshing={isFetching} AddressForm={AddressForm} onPlaced={() => setLeaving(true)} />;
}

/** Behind the login dialog. */
function GuestCheckout() {
  return (
    <EmptyState
      action={
        <Button onClick={() => loginPrompt.open()}>
          <Trans>Login</Trans>
        </Button>
      }
    >
      <Trans>Log in to check out</Trans>
    </EmptyState>
  );
}
