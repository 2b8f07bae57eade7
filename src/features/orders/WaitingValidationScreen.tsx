import { Trans, useLingui } from '@lingui/react/macro';
import { orderStatus } from '#contract/order-status.ts';
import { loginPrompt } from '#data/session/login-prompt.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderCards, OrderSection, OrdersRest } from './OrderSection.tsx';
import * as css from './OrdersFrame.css.ts';
import { OrdersFrame } from './OrdersFrame.tsx';
import { useOrdersAt } from './use-orders-at.ts';

/** Orders that an admin still has to validate. */
export function WaitingValidationScreen() {
  const { t } = useLingui();
  const { kind } = useSessionState();
  return (
    <OrdersFrame title={t`Waiting for admin validation`}>
      {kind === 'guest' ? (
        <Notice
          title={t`Your orders are shown after you log in`}
          action={
            <Button onClick={() => loginPrompt.open()}>
              <Trans>Login</Trans>
            </Button>
          }
        >
          <Trans>New orders wait here until an admin has checked them.</Trans>
        </Notice>
      ) : (
        <>
          <p className={css.sentence}>
            <Trans>An admin checks stock and shipping first. Then you can pay. This page updates by itself.</Trans>
          </p>
          <OrdersToValidate />
        </>
      )}
    </OrdersFrame>
  );
}

function OrdersToValidate() {
  const { t } = useLingui();
  const found = useOrdersAt(orderStatus.waitingForValidation);
  if (found.orders.length > 0) {
    return (
      <OrderSection title={t`Orders being checked`}>
        <OrderCards orders={found.orders} />
      </OrderSection>
    );
  }
  return (
    <OrdersRest
      of={[found]}
      empty={
        <NoOrders>
          <Trans>No order is waiting for validation</Trans>
        </NoOrders>
      }
    />
  );
}
