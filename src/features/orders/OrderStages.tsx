import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { orderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';
import { isPickUp } from '#contract/shipping.ts';
import { formatMoment, zoneName } from '#i18n/formats.ts';
import { refundWords } from '#i18n/refund-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Notice } from '#ui/primitives/Notice.tsx';
import { type StepItem, StepList } from '#ui/primitives/StepList.tsx';
import { cancelReasonWords, stageMessage } from './stage-words.ts';

const { waitingForValidation, waitingForPayment, paymentValidated, processing, onShipping, done, cancelled } = orderStatus;
/** Stages in order, each with its last status and what it is called once it is behind. */
const path = [
  { until: waitingForValidation, title: stageMessage(waitingForValidation), past: msg`Validated by the admin` },
  { until: waitingForPayment, title: stageMessage(waitingForPayment), past: stageMessage(paymentValidated) },
  { until: processing, title: stageMessage(processing), past: msg`Processed` },
  { until: onShipping, title: stageMessage(onShipping), past: msg`Shipped` },
  { until: done, title: stageMessage(done), past: stageMessage(done) },
];

/** Of an order that is collected. */
const pickUpPath = path.map(step => {
  const title = stageMessage(step.until, true);
  if (step.until === processing) return { ...step, title, past: msg`Prepared` };
  return step.until === onShipping || step.until === done ? { ...step, title, past: title } : step;
});

/** The way of an order, with where it stands; a cancelled one says why, and what comes back. */
export function OrderStages({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  if (order.status === cancelled) {
    const reason = order.cancel_reason === null ? null : cancelReasonWords(order.cancel_reason);
    const refund = refundWords(i18n, order);
    return (
      <Notice tone="bad" title={i18n._(stageMessage(cancelled))}>
        {reason === null ? null : <p>{typeof reason === 'string' ? reason : i18n._(reason)}</p>}
        {refund === null ? null : <p>{refund}</p>}
      </Notice>
    );
  }
  const way = isPickUp(order) ? pickUpPath : path;
  const current = order.status === done ? path.length : path.findIndex(({ until }) => order.status <= until);
  const stateOf = (index: number): StepItem['state'] => (index < current ? 'done' : index === current ? 'current' : 'planned');
  const labels = { done: t`done`, current: t`current stage`, planned: t`planned` };
  const placed = order.placed_at === null ? undefined : `${formatMoment(order.placed_at, language)} ${zoneName(order.placed_at)}`;
  return (
    <StepList
      items={[
        { key: 'placed', title: <Trans>Order made</Trans>, state: 'done', stateLabel: labels.done, time: placed },
        ...way.map(({ until, title, past }, index) => ({
          key: String(until),
          title: i18n._(index < current ? past : title),
          state: stateOf(index),
          stateLabel: labels[stateOf(index)],
        })),
      ]}
    />
  );
}
