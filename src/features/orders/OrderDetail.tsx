import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { orderStatus } from '#contract/order-status.ts';
import type { Order, OrderStatus } from '#contract/orders.ts';
import { isPickUp } from '#contract/shipping.ts';
import type { OrderEvent } from '#contract/tracking.ts';
import { useOrder, useOrderEvents } from '#data/orders/use-order.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { addressLines } from '#lib/address-lines.ts';
import { ChevronLeft, Printer } from '#ui/icons.ts';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Grid } from '#ui/primitives/Grid.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { AskAboutOrder } from './AskAboutOrder.tsx';
import { BuyAgain } from './BuyAgain.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { LateNotice } from './Delivery.tsx';
import { Invoice } from './Invoice.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderSums } from './OrderSums.tsx';
import * as css from './OrdersFrame.css.ts';
import { OrdersFrame } from './OrdersFrame.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { PayNote } from './PayNote.tsx';
import { OrderProject } from './project/OrderProject.tsx';
import { ShareWithReceiver } from './receiver/ShareWithReceiver.tsx';
import { Shipment } from './Shipment.tsx';
import { POLL } from './use-orders-at.ts';

/** One order: where it stands, what to pay until when, and what is in it; its room until it is known whose. */
export function OrderDetail({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { order, isMissing, error, isFetching, refetch } = useOrder(language, id, POLL);
  const events = useOrderEvents(id, POLL);
  const number = order?.number ?? '';
  return (
    <OrdersFrame wide title={number === '' ? t`Order` : t`Order ${number}`} back={<BackToOrders status={order?.status} />}>
      {order !== undefined && !isMissing ? (
        <>
          <KnownOrder order={order} events={events} />
          <Invoice order={order} />
        </>
      ) : null}
      {isMissing ? (
        <NoOrders>
          <Trans>This order was not found</Trans>
        </NoOrders>
      ) : null}
      {order === undefined && error === null && !isMissing ? <OrdersSkeleton /> : null}
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

/** To the list that the order is in. */
function BackToOrders({ status }: { status: OrderStatus | undefined }) {
  const icon = <ChevronLeft size={20} />;
  if (status !== undefined && status > orderStatus.waitingForPayment) {
    return (
      <Link to="/transactions" className={css.back}>
        {icon}
        <Trans>My transactions</Trans>
      </Link>
    );
  }
  return (
    <Link to="/transactions/waiting-payment/{-$id}" params={{ id: undefined }} className={css.back}>
      {icon}
      <Trans>Waiting for payment</Trans>
    </Link>
  );
}

function KnownOrder({ order, events }: { order: Order; events: readonly OrderEvent[] }) {
  const { t } = useLingui();
  return (
    <Grid columns="aside">
      <Stack gap={16}>
        {order.status === orderStatus.waitingForPayment ? <PayNote order={order} /> : null}
        <Section title={t`Stage`}>
          <LateNotice order={order} />
          <OrderTimeline order={order} events={events} />
        </Section>
        {order.status === orderStatus.cancelled ? null : <Shipment order={order} />}
        <Section title={t`Products`}>
          <OrderLines order={order} />
        </Section>
      </Stack>
      <Stack gap={16}>
        <Section title={t`Summary`}>
          <OrderSums order={order} />
        </Section>
        {order.address === null ? null : (
          <Section title={isPickUp(order) ? t`Your address` : t`Delivery address`}>
            {addressLines(order.address).map(line => (
              <p key={line}>{line}</p>
            ))}
          </Section>
        )}
        {order.buyer ? (
          <Section title={t`Invoice to`}>
            {order.buyer.company === '' ? null : <p>{order.buyer.company}</p>}
            {order.buyer.tax_number === '' ? null : <p>{t`Tax number (NPWP) ${{ number: order.buyer.tax_number }}`}</p>}
          </Section>
        ) : null}
        <Section title={t`Project or PO number`}>
          <OrderProject order={order} />
        </Section>
        <Further order={order} />
        {order.status === orderStatus.waitingForValidation || order.status === orderStatus.waitingForPayment ? (
          <CancelOrder order={order} />
        ) : null}
      </Stack>
    </Grid>
  );
}

/** Actions at any stage: track the order, print it, send goods back, buy it again. */
function Further({ order }: { order: Order }) {
  return (
    <>
      <Link to="/track/$id" params={{ id: order.id }} className={buttonClass({ variant: 'outline', block: true })}>
        <Trans>Track order</Trans>
      </Link>
      {order.status === orderStatus.cancelled ? null : (
        <Button variant="outline" block leading={<Printer size={18} />} onClick={() => window.print()}>
          <Trans>Print invoice</Trans>
        </Button>
      )}
      {order.status === orderStatus.done ? (
        <Link to="/reviews" className={buttonClass({ variant: 'outline', block: true })}>
          <Trans>Write a review</Trans>
        </Link>
      ) : null}
      {order.status === orderStatus.done ? (
        <Link to="/returns/$id" params={{ id: order.id }} className={buttonClass({ variant: 'outline', block: true })}>
          <Trans>Return or claim</Trans>
        </Link>
      ) : null}
      {order.status >= orderStatus.paymentValidated ? <BuyAgain order={order} /> : null}
      {order.status === orderStatus.cancelled ? null : <ShareWithReceiver order={order} />}
      <AskAboutOrder order={order} />
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" padding="lg" aria-label={title}>
      <Stack gap={16}>
        <Heading level={2} size="group">
          {title}
        </Heading>
        <div>{children}</div>
      </Stack>
    </Card>
  );
}
