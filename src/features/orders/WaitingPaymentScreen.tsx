import { Trans, useLingui } from '@lingui/react/macro';
import { orderStatus } from '#contract/order-status.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { LoginFirst } from './LoginFirst.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { OrderSection } from './OrderSection.tsx';
import { OrdersFrame } from './OrdersFrame.tsx';

/** Orders to pay and, below, those that an admin has to validate before; or one order of them. */
export function WaitingPaymentScreen({ orderId }: { orderId: string | null }) {
  const { t } = useLingui();
  const { kind } = useSessionState();
  if (kind !== 'guest' && orderId !== null) return <OrderDetail key={orderId} id={orderId} />;
  return (
    <OrdersFrame title={orderId === null ? t`Waiting for payment` : t`Order`}>
      {kind === 'guest' ? (
        <LoginFirst />
      ) : (
        <>
          <OrderSection
            status={orderStatus.waitingForPayment}
            title={t`Ready to pay`}
            empty={
              <p>
                <Trans>No order is waiting for your payment.</Trans>
              </p>
            }
          />
          <OrderSection
            status={orderStatus.waitingForValidation}
            title={t`Waiting for admin validation`}
            empty={
              <NoOrders>
                <Trans>No order is waiting for validation</Trans>
              </NoOrders>
            }
          />
        </>
      )}
    </OrdersFrame>
  );
}
