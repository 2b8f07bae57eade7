import { Trans, useLingui } from '@lingui/react/macro';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { orderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';
import { isPickUp } from '#contract/shipping.ts';
import { paymentQueries } from '#data/orders/queries.ts';
import { waitingReceipt } from '#data/orders/waiting.ts';
import { useWaiting } from '#data/outbox/use-outbox.ts';
import { toasts } from '#data/toasts.ts';
import { etaWords, payByWords, sailingWords } from '#i18n/delivery-words.ts';
import { formatMoment, formatRupiah, zoneName } from '#i18n/formats.ts';
import { refundWords } from '#i18n/refund-words.ts';
import { savedWords } from '#i18n/saved-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SummaryList } from '#ui/patterns/SummaryList.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { Deadline, StoppedClock } from './Deadline.tsx';
import { type Known, PaymentFrame, PaymentSkeleton } from './PaymentFrame.tsx';
import { PaySteps } from './PaySteps.tsx';
import { PayTo } from './PayTo.tsx';
import * as css from './payment.css.ts';
import { QueuedReceipt } from './QueuedReceipt.tsx';
import { StoredReceipt } from './ReceiptPreview.tsx';
import { ReceiptUpload } from './ReceiptUpload.tsx';
import { useReceiptUpload } from './use-receipt-upload.ts';
import { useTimeLeft } from './use-time-left.ts';

/** Paying one order: until when, how much and where to, how, and the receipt. */
export function PaymentScreen({ orderId, AskAbout }: { orderId: string; AskAbout: ComponentType<{ order: Order }> }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  // Along with the order: after it, the steps would come a round trip later.
  usePrefetchQuery(paymentQueries.methods(language));
  return (
    <PaymentFrame orderId={orderId} title={t`Payment`} AskAbout={AskAbout}>
      {(order, known) => <Stage order={order} known={known} />}
    </PaymentFrame>
  );
}

function Stage({ order, known }: { order: Order; known: Known }) {
  const { t, i18n } = useLingui();
  const seeOrder = (
    <Link to="/transactions/waiting-payment/{-$id}" params={{ id: order.id }} className={buttonClass({ variant: 'outline' })}>
      <Trans>See the order</Trans>
    </Link>
  );
  if (order.status === orderStatus.waitingForPayment) return <ToPay order={order} known={known} />;
  if (order.status === orderStatus.waitingForValidation) {
    return (
      <Notice title={t`Waiting for admin validation`} action={seeOrder}>
        <Trans>An admin checks stock and shipping first. You can pay after that; we will tell you.</Trans>
      </Notice>
    );
  }
  if (order.status === orderStatus.cancelled) {
    const refund = refundWords(i18n, order);
    return (
      <Notice tone="bad" title={t`This order was cancelled`} action={seeOrder}>
        <p>
          <Trans>It can no longer be paid.</Trans>
        </p>
        {refund === null ? null : <p>{refund}</p>}
      </Notice>
    );
  }
  return (
    <Notice
      tone="ok"
      title={t`This order is paid`}
      action={
        <Link to="/track/$id" params={{ id: order.id }} className={buttonClass()}>
          <Trans>Track order</Trans>
        </Link>
      }
    >
      <Trans>Your payment was validated. Thank you.</Trans>
    </Notice>
  );
}

function ToPay({ order, known: { receivedAt, isAsked } }: { order: Order; known: Known }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const { data: methods, error } = useQuery(paymentQueries.methods(language));
  const left = useTimeLeft(order, receivedAt);
  const method = methods?.find(({ id }) => id === order.payment_method_id);
  const minutes = method?.deadline_minutes ?? 1440;
  const { receipt } = order.payment;
  const queued = waitingReceipt(useWaiting(), order.id);
  const upload = useReceiptUpload({
    orderId: order.id,
    orderNumber: order.number,
    entry: null,
    start: null,
    onSent: () => void navigate({ to: '/payment/$id/success', params: { id: order.id } }),
    onQueued: kept => toasts.show('cart', i18n._(savedWords[kept])),
  });
  if (receipt?.state === 'submitted') return <BeingChecked order={order} receipt={receipt} />;
  // It may have been paid from elsewhere since.
  if (left !== null && left <= 0) return isAsked ? <Expired /> : <PaymentSkeleton />;
  return (
    <>
      {receipt?.state === 'rejected' ? (
        <Notice tone="bad" title={t`Your receipt was not accepted`}>
          <p>{receipt.reason}</p>
          <p>
            <Trans>Please upload another one before the time is over.</Trans>
          </p>
        </Notice>
      ) : null}
      <Card as="section" padding="lg" aria-label={t`What to pay`}>
        <Stack gap={16}>
          {order.payment_deadline === null || left === null ? null : (
            <Deadline deadline={order.payment_deadline} left={left} minutes={minutes} />
          )}
          <Heading level={2} size="group">
            {order.payment_method_name ?? t`Payment`}
          </Heading>
          <PayTo order={order} />
          <ArrivalIfPaid order={order} />
          {method === undefined ? null : <PaySteps order={order} method={method} />}
          {methods === undefined && error === null ? <Skeleton className={css.stepsRoom} /> : null}
        </Stack>
      </Card>
      {/* The form stays while it waits for the shop's word, so that it can say what is wrong. */}
      {queued !== null && !upload.isSending ? (
        <QueuedReceipt receipt={queued} />
      ) : (
        <Card padding="lg">
          <ReceiptUpload orderId={order.id} upload={upload} isReplacement={receipt?.state === 'rejected'} />
        </Card>
      )}
    </>
  );
}

/** The days that a payment in time leads to. */
function ArrivalIfPaid({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { eta, next_sailing: sailing } = order;
  if (!eta && !sailing) return null;
  return (
    <div>
      {eta ? <p>{[etaWords(i18n, eta, isPickUp(order)), payByWords(i18n, eta)].filter(Boolean).join(' ')}</p> : null}
      {sailing ? <p>{sailingWords(i18n, sailing)}</p> : null}
    </div>
  );
}

function BeingChecked({ order, receipt }: { order: Order; receipt: NonNullable<Order['payment']['receipt']> }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <>
      <Notice title={t`Your receipt is being checked`} role="status">
        <Trans>Receipts are checked within two working hours. The time to pay is stopped until then, and we tell you the result.</Trans>
      </Notice>
      <Card padding="lg">
        <Stack gap={16}>
          <StoppedClock sent={`${formatMoment(receipt.uploaded_at, language)} ${zoneName(receipt.uploaded_at)}`} />
          <SummaryList
            rows={[{ key: 'method', label: <Trans>Payment</Trans>, value: order.payment_method_name }]}
            total={{ label: <Trans>Total</Trans>, value: formatRupiah(order.total) }}
          />
          <StoredReceipt orderId={order.id} receipt={receipt} alt={t`The receipt you sent`} />
          <div className={css.buttons}>
            <Link to="/track/$id" params={{ id: order.id }} className={buttonClass({ variant: 'outline' })}>
              <Trans>Track order</Trans>
            </Link>
          </div>
        </Stack>
      </Card>
    </>
  );
}

function Expired() {
  const { t } = useLingui();
  return (
    <Notice
      tone="bad"
      role="alert"
      title={t`The time to pay has passed`}
      action={
        <Link to="/transactions" className={buttonClass({ variant: 'outline' })}>
          <Trans>My transactions</Trans>
        </Link>
      }
    >
      <Trans>
        This order is being cancelled and its goods go back to the shop’s stock. You can order them again from your transactions.
      </Trans>
    </Notice>
  );
}
