import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { orderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';
import { isPickUp } from '#contract/shipping.ts';
import { daysWords } from '#i18n/delivery-words.ts';
import { formatMoment, formatRupiah, zoneName } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SummaryList } from '#ui/patterns/SummaryList.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { PaymentFrame, PaymentSkeleton } from './PaymentFrame.tsx';
import * as css from './payment.css.ts';

/** After paying: what the shop has got, and what comes next. Says no more than what is true of the order now. */
export function PaymentSuccessScreen({ orderId, AskAbout }: { orderId: string; AskAbout: ComponentType<{ order: Order }> }) {
  const { t } = useLingui();
  return (
    <PaymentFrame orderId={orderId} title={t`Payment`} AskAbout={AskAbout}>
      {(order, { isAsked }) => <Outcome order={order} isAsked={isAsked} />}
    </PaymentFrame>
  );
}

function Outcome({ order, isAsked }: { order: Order; isAsked: boolean }) {
  const { t } = useLingui();
  const { receipt } = order.payment;
  const isPaid = order.status >= orderStatus.paymentValidated && order.status !== orderStatus.cancelled;
  const isHandedIn = order.status === orderStatus.waitingForPayment && receipt?.state === 'submitted';
  if (!isPaid && !isHandedIn) {
    // The kept order may be older than the payment: a customer who has just paid must not read that the shop has none.
    if (!isAsked) return <PaymentSkeleton />;
    return (
      <Notice
        tone="warn"
        title={t`We have no payment of this order yet`}
        action={
          <Link to="/payment/$id" params={{ id: order.id }} className={buttonClass()}>
            <Trans>Go to the payment</Trans>
          </Link>
        }
      />
    );
  }
  return (
    <>
      <Notice tone="ok" role="status" title={isPaid ? t`Your payment was validated` : t`Thank you, we have your receipt`}>
        {isPaid ? (
          <PaidWords order={order} />
        ) : (
          <Trans>Receipts are checked within two working hours. The time to pay is stopped until then, and we tell you the result.</Trans>
        )}
      </Notice>
      <Summary order={order} />
    </>
  );
}

function PaidWords({ order }: { order: Order }) {
  const { status } = order;
  if (isPickUp(order)) {
    if (status === orderStatus.onShipping) return <Trans>Your order is ready for pick-up.</Trans>;
    if (status === orderStatus.done) return <Trans>You have collected your order.</Trans>;
    return <Trans>Your order is being prepared at the depot.</Trans>;
  }
  if (status === orderStatus.onShipping) return <Trans>Your order is on its way to you.</Trans>;
  if (status === orderStatus.done) return <Trans>Your order has arrived.</Trans>;
  return <Trans>Your order is being prepared for the courier.</Trans>;
}

function Summary({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const { receipt } = order.payment;
  const { eta } = order;
  const arrival = eta && order.status < orderStatus.done ? eta : null;
  const sent = receipt === null ? null : `${formatMoment(receipt.uploaded_at, language)} ${zoneName(receipt.uploaded_at)}`;
  return (
    <Card padding="lg">
      <Stack gap={16}>
        <SummaryList
          rows={[
            { key: 'number', label: <Trans>Order number</Trans>, value: order.number },
            { key: 'method', label: <Trans>Payment</Trans>, value: order.payment_method_name },
            ...(sent === null ? [] : [{ key: 'sent', label: <Trans>Receipt sent</Trans>, value: sent }]),
            ...(arrival === null
              ? []
              : [
                  {
                    key: 'eta',
                    label: isPickUp(order) ? <Trans>Ready for pick-up</Trans> : <Trans>Estimated arrival</Trans>,
                    value: daysWords(i18n, arrival),
                  },
                ]),
          ]}
          total={{ label: <Trans>Total</Trans>, value: formatRupiah(order.total) }}
        />
        <div className={css.buttons}>
          <Link to="/track/$id" params={{ id: order.id }} className={buttonClass()}>
            <Trans>Track order</Trans>
          </Link>
          <Link to="/products" className={buttonClass({ variant: 'outline' })}>
            <Trans>Browse products</Trans>
          </Link>
        </div>
      </Stack>
    </Card>
  );
}
