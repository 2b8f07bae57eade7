import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { Order } from '#contract/orders.ts';
import { type PlacedOrder, useOrder } from '#data/orders/use-order.ts';
import { loginPrompt } from '#data/session/login-prompt.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ChevronLeft } from '#ui/icons.ts';
import { OrderDrawing } from '#ui/patterns/OrderDrawing.tsx';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { PaidGoods } from './PaidGoods.tsx';
import * as css from './payment.css.ts';

/** Milliseconds between two looks at an order while its page is on screen: the shop checks receipts elsewhere. */
const POLL = 15_000;

export interface Known {
  /** This device's clock when the order arrived. */
  readonly receivedAt: number;
  /** False while the order may be an old one that was kept here. */
  readonly isAsked: boolean;
}

interface Props {
  orderId: string;
  title: string;
  /** Below everything: how a customer asks about the order while it is paid and checked. */
  AskAbout: ComponentType<{ order: Order }>;
  children: (order: Order, known: Known) => ReactNode;
}

/** A page about paying one order: whose it is, and the order once it is known. */
export function PaymentFrame({ orderId, title, AskAbout, children }: Props) {
  const { kind } = useSessionState();
  const { language } = useLanguage();
  const placed = useOrder(language, orderId, POLL);
  const number = placed.order?.number;
  return (
    <Container narrow className={css.page}>
      <div>
        <Link to="/transactions/waiting-payment/{-$id}" params={{ id: undefined }} className={css.back}>
          <ChevronLeft size={20} />
          <Trans>Waiting for payment</Trans>
        </Link>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        {number ? (
          <p className={css.hint}>
            <Trans>Order {number}</Trans>
          </p>
        ) : null}
      </div>
      {kind === 'guest' ? (
        <LoginFirst />
      ) : (
        <Content placed={placed} AskAbout={AskAbout}>
          {children}
        </Content>
      )}
    </Container>
  );
}

function Content({ placed, AskAbout, children }: Pick<Props, 'AskAbout' | 'children'> & { placed: PlacedOrder }) {
  const { t, i18n } = useLingui();
  const { order, isMissing, isAsked, dataUpdatedAt, error, isFetching, refetch } = placed;
  if (isMissing) return <Missing />;
  if (order !== undefined) {
    return (
      <>
        <PaidGoods order={order} />
        {children(order, { receivedAt: dataUpdatedAt, isAsked })}
        <AskAbout order={order} />
      </>
    );
  }
  if (error === null) return <PaymentSkeleton />;
  return (
    <RetryState
      title={t`This order could not be loaded`}
      text={i18n._(problemMessage(error))}
      retryLabel={t`Try again`}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

function LoginFirst() {
  return (
    <EmptyState
      action={
        <Button onClick={() => loginPrompt.open()}>
          <Trans>Login</Trans>
        </Button>
      }
    >
      <Trans>Log in to see your orders</Trans>
    </EmptyState>
  );
}

function Missing() {
  return (
    <EmptyState
      illustration={<OrderDrawing />}
      action={
        <Link to="/transactions" className={buttonClass({ variant: 'outline' })}>
          <Trans>My transactions</Trans>
        </Link>
      }
    >
      <Trans>This order was not found</Trans>
    </EmptyState>
  );
}

/** The room of what is not known yet. */
export function PaymentSkeleton() {
  const { t } = useLingui();
  return (
    <Card padding="lg" role="group" aria-busy="true" aria-label={t`Loading`}>
      <Stack gap={16}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="control" />
        <Skeleton shape="text" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="text" width="most" />
      </Stack>
    </Card>
  );
}
