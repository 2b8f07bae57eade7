import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { orderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';
import { isPickUp } from '#contract/shipping.ts';
import type { OrderEvent } from '#contract/tracking.ts';
import { useOrder, useOrderEvents } from '#data/orders/use-order.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { addressLines } from '#lib/address-lines.ts';
import { ChevronLeft } from '#ui/icons.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { AskAboutOrder } from './AskAboutOrder.tsx';
import { ConfirmReceived } from './ConfirmReceived.tsx';
import { LateNotice } from './Delivery.tsx';
import { LoginFirst } from './LoginFirst.tsx';
import { NoOrders } from './NoOrders.tsx';
import * as css from './OrdersFrame.css.ts';
import { OrdersFrame } from './OrdersFrame.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { Shipment } from './Shipment.tsx';
import { POLL } from './use-orders-at.ts';

/** Where an order is on its way to the customer. */
export function TrackScreen({ orderId }: { orderId: string }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { kind } = useSessionState();
  const { order, isMissing, error, isFetching, refetch } = useOrder(language, orderId, POLL);
  const events = useOrderEvents(orderId, POLL);
  const isKnown = order !== undefined && !isMissing;
  return (
    <OrdersFrame title={t`Track order`} back={<BackToTransactions />}>
      {kind === 'guest' ? <LoginFirst /> : null}
      {isKnown ? <KnownOrder order={order} events={events} /> : null}
      {isMissing ? (
        <NoOrders>
          <Trans>This order was not found</Trans>
        </NoOrders>
      ) : null}
      {kind !== 'guest' && order === undefined && error === null && !isMissing ? <OrdersSkeleton /> : null}
      {order === undefined && error !== null && !isMissing ? (
        <RetryState
          title={t`This order could not be loaded`}
          text={i18n._(problemMessage(error))}
          retryLabel={t`Try again`}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : null}
    </OrdersFrame>
  );
}

function BackToTransactions() {
  return (
    <Link to="/transactions" className={css.back}>
      <ChevronLeft size={20} />
      <Trans>My transactions</Trans>
    </Link>
  );
}

function KnownOrder({ order, events }: { order: Order; events: readonly OrderEvent[] }) {
  const { t } = useLingui();
  const number = order.number ?? '';
  return (
    <Stack gap={16}>
      <Card as="section" padding="lg" aria-label={t`Order ${number}`}>
        <Stack gap={16}>
          <Heading level={2} size="group">
            <Trans>Order {number}</Trans>
          </Heading>
          <LateNotice order={order} />
          <OrderTimeline order={order} events={events} />
          <NextStep order={order} />
        </Stack>
      </Card>
      <Shipment order={order} />
      {order.address === null || isPickUp(order) ? null : (
        <Card as="section" padding="lg" aria-label={t`Delivery address`}>
          <Stack gap={8}>
            <Heading level={2} size="group">
              <Trans>Delivery address</Trans>
            </Heading>
            <div>
              {addressLines(order.address).map(line => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </Stack>
        </Card>
      )}
      <Link to="/transactions/waiting-payment/{-$id}" params={{ id: order.id }} className={buttonClass({ variant: 'outline' })}>
        <Trans>See the order</Trans>
      </Link>
      <AskAboutOrder order={order} />
    </Stack>
  );
}

/** The customer's next step. A pick-up with a code is ended by the staff that checks it. */
function NextStep({ order }: { order: Order }) {
  if (order.status === orderStatus.onShipping) return order.pickup_code ? null : <ConfirmReceived order={order} />;
  if (order.status === orderStatus.done) {
    return (
      <Link to="/reviews" className={buttonClass({ block: true })}>
        <Trans>Write a review</Trans>
      </Link>
    );
  }
  if (order.status !== orderStatus.waitingForPayment) return null;
  return (
    <Link to="/payment/$id" params={{ id: order.id }} className={buttonClass({ block: true })}>
      {order.payment.receipt?.state === 'submitted' ? <Trans>See the payment</Trans> : <Trans>Pay now</Trans>}
    </Link>
  );
}
