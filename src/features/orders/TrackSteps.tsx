import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/orders.ts';
import { isPickUp } from '#contract/shipping.ts';
import type { OrderEvent } from '#contract/tracking.ts';
import { type TrackedStep, type TrackingStep, trackedSteps } from '#data/orders/tracking.ts';
import { formatMoment, zoneName } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { StepList } from '#ui/primitives/StepList.tsx';
import { stageMessage } from './stage-words.ts';
import * as css from './Track.css.ts';

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

/** The way of an order, with the times of what is behind it. */
export function TrackSteps({ order, events }: { order: Order; events: readonly OrderEvent[] }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const isCollected = isPickUp(order);
  const moment = (at: string) => `${formatMoment(at, language)} ${zoneName(at)}`;
  const labels: Readonly<Record<TrackedStep['state'], string>> = { done: t`done`, current: t`current stage`, planned: t`planned` };
  return (
    <StepList
      items={trackedSteps(order.status, events).map(({ key, state, at, later }) => ({
        key,
        state,
        stateLabel: labels[state],
        title: i18n._((isCollected ? pickUpTitles : titles)[key]),
        time: at === null ? undefined : moment(at),
        children: later.map(event => (
          <p key={event.at} className={css.later}>{`${i18n._(stageMessage(event.status, isCollected))} · ${moment(event.at)}`}</p>
        )),
      }))}
    />
  );
}
