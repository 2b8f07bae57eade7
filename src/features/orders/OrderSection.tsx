import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Order } from '#contract/orders.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';
import type { OrdersAt } from './use-orders-at.ts';

/** One part of a page about orders, under its heading. */
export function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Stack as="section" gap={12} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

export function OrderCards({ orders }: { orders: readonly Order[] }) {
  return (
    <Stack as="ul" gap={12}>
      {orders.map(order => (
        <OrderCard key={order.id} order={order} />
      ))}
    </Stack>
  );
}

/** Stands in for orders that are not here: a way to ask again, a skeleton while the shop is asked, or `empty` where there are none. */
export function OrdersRest({ of: lists, empty }: { of: readonly OrdersAt[]; empty: ReactNode }) {
  const { t, i18n } = useLingui();
  const failed = lists.filter(({ state }) => state === 'failed');
  const [first] = failed;
  if (first?.error) {
    return (
      <RetryState
        title={t`Your orders could not be loaded`}
        text={i18n._(problemMessage(first.error))}
        retryLabel={t`Try again`}
        onRetry={() => {
          for (const { retry } of failed) retry();
        }}
        isRetrying={failed.some(({ isFetching }) => isFetching)}
      />
    );
  }
  if (lists.some(({ state }) => state !== 'known')) return <OrdersSkeleton />;
  return lists.every(({ orders }) => orders.length === 0) ? empty : null;
}
