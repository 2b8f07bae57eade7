import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Order } from '#contract/orders.ts';
import type { OrderReturns } from '#contract/returns.ts';
import { useOrder } from '#data/orders/use-order.ts';
import { ofKind } from '#data/outbox/mutations.ts';
import { useWaiting } from '#data/outbox/use-outbox.ts';
import { returnQueries } from '#data/returns/queries.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { formatMoment } from '#i18n/formats.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ChevronLeft } from '#ui/icons.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { LoginFirst } from '../LoginFirst.tsx';
import { NoOrders } from '../NoOrders.tsx';
import * as frameCss from '../OrdersFrame.css.ts';
import { OrdersFrame } from '../OrdersFrame.tsx';
import { OrdersSkeleton } from '../OrdersSkeleton.tsx';
import { POLL } from '../use-orders-at.ts';
import { QueuedReturn } from './QueuedReturn.tsx';
import { ReturnEntry } from './ReturnEntry.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { offeredLines, startOfOrder } from './return-start.ts';
import * as css from './returns.css.ts';

/** What went back of an order, and the form to ask for more. */
export function ReturnsScreen({ orderId }: { orderId: string }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { kind } = useSessionState();
  const known = useOrder(language, orderId, POLL);
  // Along with the order: after it, they would come a round trip later.
  const returns = useQuery({ ...returnQueries.ofOrder(language, orderId), enabled: kind === 'customer', refetchInterval: POLL });
  const { order, isMissing } = known;
  const isKnown = order !== undefined && returns.data !== undefined && !isMissing;
  const error = isKnown ? null : (known.error ?? returns.error);
  const number = order?.number ?? '';
  return (
    <OrdersFrame title={t`Returns and claims`} note={number === '' ? null : t`Order ${number}`} back={<BackToOrder id={orderId} />}>
      {kind === 'guest' ? <LoginFirst /> : null}
      {isKnown ? <Known order={order} returns={returns.data} /> : null}
      {isMissing ? (
        <NoOrders>
          <Trans>This order was not found</Trans>
        </NoOrders>
      ) : null}
      {kind !== 'guest' && !isKnown && !isMissing && error === null ? <OrdersSkeleton /> : null}
      {error !== null && !isMissing ? (
        <RetryState
          title={t`This order could not be loaded`}
          text={i18n._(problemMessage(error))}
          retryLabel={t`Try again`}
          onRetry={() => void Promise.all([known.refetch(), returns.refetch()])}
          isRetrying={known.isFetching || returns.isFetching}
        />
      ) : null}
    </OrdersFrame>
  );
}

function BackToOrder({ id }: { id: string }) {
  return (
    <Link to="/transactions/waiting-payment/{-$id}" params={{ id }} className={frameCss.back}>
      <ChevronLeft size={20} />
      <Trans>See the order</Trans>
    </Link>
  );
}

function Known({ order, returns }: { order: Order; returns: OrderReturns }) {
  const { language } = useLanguage();
  const waiting = ofKind(useWaiting(), 'return.ask').filter(({ orderId }) => orderId === order.id);
  const offered = offeredLines(returns.returnable, waiting);
  // A form that was sent begins anew with what is left.
  const [sent, setSent] = useState(0);
  // What was sent stands at the top of the page.
  const onSaved = () => {
    setSent(sent + 1);
    scrollTo({ top: 0 });
  };
  const until = returns.until === null ? '' : formatMoment(returns.until, language);
  return (
    <Stack gap={16}>
      {waiting.map(asked => (
        <QueuedReturn key={asked.id} asked={asked} />
      ))}
      {returns.returns.map(entry => (
        <ReturnEntry key={entry.id} entry={entry} />
      ))}
      {offered.length > 0 ? (
        <Card as="section" padding="lg">
          <Stack gap={16}>
            <Heading level={2} size="group">
              <Trans>Return or claim</Trans>
            </Heading>
            <p className={css.note}>
              <Trans>Possible until {until}.</Trans>{' '}
              <Link to="/guarantee-and-returns">
                <Trans>The full conditions</Trans>
              </Link>
            </p>
            <ReturnForm key={sent} start={startOfOrder(order, offered)} entry={null} onSaved={onSaved} />
          </Stack>
        </Card>
      ) : (
        <Closed returns={returns} isAllAsked={waiting.length + returns.returns.length > 0} />
      )}
    </Stack>
  );
}

function Closed({ returns: { until }, isAllAsked }: { returns: OrderReturns; isAllAsked: boolean }) {
  const { t } = useLingui();
  if (until === null) {
    return (
      <Notice title={t`Not yet`}>
        <Trans>Goods can be returned or claimed once the order has been received.</Trans>
      </Notice>
    );
  }
  if (isAllAsked) return null;
  return (
    <Notice title={t`The time for returns is over`}>
      <Trans>Goods can be returned for 7 days after they were received. If something is wrong all the same, please contact us.</Trans>
    </Notice>
  );
}
