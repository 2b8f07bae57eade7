import { Trans, useLingui } from '@lingui/react/macro';
import { type Order, orderStatus } from '#contract/orders.ts';
import { formatMoment, zoneName } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Notice } from '#ui/primitives/Notice.tsx';
import { type StepItem, StepList } from '#ui/primitives/StepList.tsx';
import { cancelReasonWords, stageMessage } from './stage-words.ts';

const { waitingForValidation, waitingForPayment, paymentValidated, processing, onShipping, done, cancelled } = orderStatus;
const path = [waitingForValidation, waitingForPayment, paymentValidated, processing, onShipping, done];

/** The way of an order, with where it stands; a cancelled one says why. */
export function OrderStages({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  if (order.status === cancelled) {
    const reason = order.cancel_reason === null ? null : cancelReasonWords(order.cancel_reason);
    return (
      <Notice tone="bad" title={i18n._(stageMessage(cancelled))}>
        {reason === null ? null : typeof reason === 'string' ? reason : i18n._(reason)}
      </Notice>
    );
  }
  const state = (status: number): StepItem['state'] =>
    status < order.status || order.status === done ? 'done' : status === order.status ? 'current' : 'planned';
  const labels = { done: t`done`, current: t`current stage`, planned: t`planned` };
  const placed = order.placed_at === null ? undefined : `${formatMoment(order.placed_at, language)} ${zoneName(order.placed_at)}`;
  return (
    <StepList
      items={[
        { key: 'placed', title: <Trans>Order made</Trans>, state: 'done', stateLabel: labels.done, time: placed },
        ...path.map(status => ({
          key: String(status),
          title: i18n._(stageMessage(status)),
          state: state(status),
          stateLabel: labels[state(status)],
        })),
      ]}
    />
  );
}
