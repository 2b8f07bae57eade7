import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { orderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';
import { orderQueries } from '#data/orders/queries.ts';
import { loginPrompt } from '#data/session/login-prompt.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { AppError } from '#lib/app-error.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Container } from '#ui/primitives/Container.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import * as css from './payment.css.ts';

/** Milliseconds between two looks at an order while its page is on screen: the shop checks receipts elsewhere. */
const POLL = 15_000;

interface Props {
  orderId: string;
  title: string;
  /** @param receivedAt this device's clock when the order arrived */
  children: (order: Order, receivedAt: number) => ReactNode;
}

/** A page about paying one order: whose it is, and the order once it is known. */
export function PaymentFrame({ orderId, title, children }: Props) {
  const { kind } = useSessionState();
  const { language } = useLanguage();
  const query = useQuery({ ...orderQueries.one(language, orderId), enabled: kind === 'customer', refetchInterval: POLL });
  const number = query.data?.number;
  return (
    <Container narrow className={css.page}>
      <div>
        <Link to="/transactions/waiting-payment/{-$id}" params={{ id: undefined }} className={css.back}>
          <ChevronLeft size={20} aria-hidden="true" />
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
      {kind === 'guest' ? <LoginFirst /> : <Content query={query}>{children}</Content>}
    </Container>
  );
}

function Content({ query, children }: { query: UseQueryResult<Order>; children: Props['children'] }) {
  const { t, i18n } = useLingui();
  const { data: order, dataUpdatedAt, error, isFetching, refetch } = query;
  const isMissing = error instanceof AppError && error.status === 404;
  if (isMissing || order?.status === orderStatus.cart) return <Missing />;
  if (order !== undefined) return children(order, dataUpdatedAt);
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

function PaymentSkeleton() {
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
