import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { orderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';
import { isPickUp } from '#contract/shipping.ts';
import type { OrderEvent } from '#contract/tracking.ts';
import { type TrackedStep, type TrackingStep, trackedSteps } from '#data/orders/tracking.ts';
import { formatMoment, zoneName } from '#i18n/formats.ts';
import { refundWords } from '#i18n/refund-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Notice } from '#ui/primitives/Notice.tsx';
import { StepList } from '#ui/primitives/StepList.tsx';
import * as css from './OrderTimeline.css.ts';
import { cancelReasonWords, stageMessage } from './stage-words.ts';

const titles: Readonly<Record<TrackingStep, MessageDescriptor>> = {
  made: msg`Order made`,
  waiting: msg`Waiting for courier`,
  shipped: msg`Being shipped`,
  received: msg`Received`,
};

/** Of an order that is collected. */
const pickUpTitles: typeof titles = {
  made: msg`Order made`,
  waiting: msg`Being prepared`,
  shipped: msg`Ready for pick-up`,
  received: msg`Collected`,
};

interface Props {
  order: Pick<Order, 'status' | 'number' | 'shipment_method_id' | 'payment_deadline' | 'cancel_reason' | 'refund'>;
  /** Oldest first; empty while they are not known. */
  events: readonly OrderEvent[];
}

/** The way of an order in the four steps of its tracking, with its stages and their times in each; a cancelled one says why, and what comes back. */
export function OrderTimeline({ order, events }: Props) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const isCollected = isPickUp(order);
  if (order.status === orderStatus.cancelled) return <Cancelled order={order} />;
  const stage = (status: OrderEvent['status']) => i18n._(stageMessage(status, isCollected));
  const moment = (at: string) => `${formatMoment(at, language)} ${zoneName(at)}`;
  const labels: Readonly<Record<TrackedStep['state'], string>> = { done: t`done`, current: t`current stage`, planned: t`planned` };
  return (
    <StepList
      items={trackedSteps(order.status, events).map(({ key, state, events: own, untold }) => ({
        key,
        state,
        stateLabel: labels[state],
        title: i18n._((isCollected ? pickUpTitles : titles)[key]),
        children: (
          <>
            {own.map(event => (
              <p key={event.at} className={css.stage}>{`${stage(event.status)} · ${moment(event.at)}`}</p>
            ))}
            {untold === null ? null : <p className={css.stage}>{stage(untold)}</p>}
          </>
        ),
      }))}
    />
  );
}

function Cancelled({ order }: Pick<Props, 'order'>) {
  const { t, i18n } = useLingui();
  const reason = order.cancel_reason === null ? null : cancelReasonWords(order.cancel_reason);
  const refund = refundWords(i18n, order);
  return (
    <Notice tone="bad" title={t`This order was cancelled`}>
      {reason === null ? null : <p>{typeof reason === 'string' ? reason : i18n._(reason)}</p>}
      {refund === null ? null : <p>{refund}</p>}
    </Notice>
  );
}
