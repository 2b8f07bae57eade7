import { Trans, useLingui } from '@lingui/react/macro';
import { orderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';
import { isPickUp } from '#contract/shipping.ts';
import { daysWords, depotWords, payByWords, sailingParts } from '#i18n/delivery-words.ts';
import { PlaceLines } from '#ui/patterns/PlaceLines.tsx';
import type { SummaryRow } from '#ui/patterns/SummaryList.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { PickUpCode } from './PickUpCode.tsx';

/** When an order arrives or can be collected, and by which ship, as rows of a summary; none where no date was given, and once it is over. */
export function useArrivalRows(order: Order): readonly SummaryRow[] {
  const { i18n } = useLingui();
  const { eta, status } = order;
  const isOver = status >= orderStatus.done || (isPickUp(order) && status === orderStatus.onShipping);
  const ship = order.next_sailing ? sailingParts(i18n, order.next_sailing) : null;
  return [
    ...(!eta || isOver
      ? []
      : [
          {
            key: 'eta',
            label: isPickUp(order) ? <Trans>Ready for pick-up</Trans> : <Trans>Estimated arrival</Trans>,
            value: daysWords(i18n, eta),
            note: payByWords(i18n, eta),
          },
        ]),
    ...(ship === null ? [] : [{ key: 'ship', label: <Trans>Next ship</Trans>, value: ship.ship, note: ship.payBefore }]),
  ];
}

/** Tells that an order is late before its customer has to ask. */
export function LateNotice({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const { eta } = order;
  if (!order.is_late || !eta) return null;
  const day = daysWords(i18n, { ...eta, from: eta.to });
  return (
    <Notice tone="warn" title={t`This order is late`}>
      {isPickUp(order) ? (
        <Trans>It was to be ready by {day}. We are sorry and look into it. You can call the depot.</Trans>
      ) : (
        <Trans>It was to arrive by {day}. We are sorry and look into it. You can call the depot.</Trans>
      )}
    </Notice>
  );
}

/** The depot that an order leaves from or is collected at, with the code for it once it is ready. */
export function DepotLines({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { depot, pickup_code: code = null, status } = order;
  return (
    <>
      {code === null ? null : <PickUpCode code={code} />}
      {isPickUp(order) && status === orderStatus.onShipping && code === null ? (
        <p>
          <Trans>Say the order number at the depot to collect it.</Trans>
        </p>
      ) : null}
      {depot ? <PlaceLines {...depotWords(i18n, depot)} /> : null}
    </>
  );
}
