import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { OrderStatus } from '#contract/orders.ts';
import { orderQueries } from '#data/orders/queries.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { useIsAsked } from '#data/use-is-asked.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';

/** Milliseconds between two looks at the orders while the page is on screen. Events tell of changes at once; this is for what they could not. */
export const POLL = 120_000;

interface Props {
  status: OrderStatus;
  title: string;
  /** Instead of a list without entries. */
  empty: ReactNode;
}

/** The customer's orders at one stage, newest first; their room until it is known whose. */
export function OrderSection({ status, title, empty }: Props) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const headingId = useId();
  const isKnown = useSessionState().kind === 'customer';
  const query = useQuery({
    ...orderQueries.list(language, [status]),
    enabled: isKnown,
    refetchInterval: POLL,
  });
  const { data, error, isFetching, refetch } = query;
  const isAsked = useIsAsked(query);
  let content: ReactNode;
  if (isKnown && data !== undefined && (isAsked || data.orders.length > 0)) {
    content =
      data.orders.length === 0 ? (
        empty
      ) : (
        <Stack as="ul" gap={12}>
          {data.orders.map(order => (
            <OrderCard key={order.id} order={order} />
          ))}
        </Stack>
      );
  } else if (error === null || data !== undefined) content = <OrdersSkeleton />;
  else {
    content = (
      <RetryState
        title={t`Your orders could not be loaded`}
        text={i18n._(problemMessage(error))}
        retryLabel={t`Try again`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <Stack as="section" gap={12} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {title}
      </Heading>
      {content}
    </Stack>
  );
}
