import { Trans, useLingui } from '@lingui/react/macro';
import { orderStatus } from '#contract/order-status.ts';
import { loginPrompt } from '#data/session/login-prompt.ts';
import { useSessionState } from '#data/session/use-session.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderSection } from './OrderSection.tsx';
import * as css from './OrdersFrame.css.ts';
import { OrdersFrame } from './OrdersFrame.tsx';

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
          <OrderSection
            status={orderStatus.waitingForValidation}
            title={t`Orders being checked`}
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
