import { Trans, useLingui } from '@lingui/react/macro';
import { orderStatus } from '#contract/order-status.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { LoginFirst } from './LoginFirst.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { OrderCards, OrderSection, OrdersRest } from './OrderSection.tsx';
import { OrdersFrame } from './OrdersFrame.tsx';
import { ReceivedOrders } from './ReceivedOrders.tsx';
import { useOrdersAt } from './use-orders-at.ts';

/** Orders to pay and, below, those that an admin has to validate before; or one order of them. */
export function WaitingPaymentScreen({ orderId }: { orderId: string | null }) {
  const { t } = useLingui();
  const { kind } = useSessionState();
  if (kind !== 'guest' && orderId !== null) return <OrderDetail key={orderId} id={orderId} />;
  return (
    <OrdersFrame title={orderId === null ? t`Waiting for payment` : t`Order`}>
      {kind === 'guest' ? <LoginFirst /> : <WaitingOrders />}
    </OrdersFrame>
  );
}

function WaitingOrders() {
  const { t } = useLingui();
  const toPay = useOrdersAt(orderStatus.waitingForPayment);
  const toValidate = useOrdersAt(orderStatus.waitingForValidation);
  const rest = (
    <OrdersRest
      of={[toPay, toValidate]}
      empty={
        <NoOrders>
          <Trans>No order is waiting for your payment.</Trans>
        </NoOrders>
      }
    />
  );
  // The card of what was received comes first: it must not push orders down that are being read.
  const isUnknown = toPay.state === 'unknown' || toValidate.state === 'unknown';
  const isBare = toPay.orders.length === 0 && toValidate.orders.length === 0;
  if (isUnknown || isBare) return <OrderSection title={t`Ready to pay`}>{rest}</OrderSection>;
  return (
    <>
      {toValidate.orders.length > 0 ? <ReceivedOrders orders={toValidate.orders} /> : null}
      {toPay.orders.length > 0 ? (
        <OrderSection title={t`Ready to pay`}>
          <OrderCards orders={toPay.orders} />
        </OrderSection>
      ) : null}
      {toValidate.orders.length > 0 ? (
        <OrderSection title={t`Waiting for admin validation`}>
          <OrderCards orders={toValidate.orders} />
        </OrderSection>
      ) : null}
      {rest}
    </>
  );
}
