import { Trans, useLingui } from '@lingui/react/macro';
import { orderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';
import { isPickUp } from '#contract/shipping.ts';
import { formatMoment, formatWeight, zoneName } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SummaryList, type SummaryRow } from '#ui/patterns/SummaryList.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { CopyRow } from './CopyRow.tsx';
import { DepotLines, useArrivalRows } from './Delivery.tsx';

/** Courier and arrival of an order, its tracking number, and who received it; of a pick-up, where it is collected. */
export function Shipment({ order }: { order: Order }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const isCollected = isPickUp(order);
  const arrival = useArrivalRows(order);
  const received = isCollected ? <Trans>Collected by</Trans> : <Trans>Received by</Trans>;
  const rows: SummaryRow[] = [
    ...(isCollected ? [] : [{ key: 'courier', label: <Trans>Courier</Trans>, value: order.shipment_method_name ?? '–' }]),
    ...arrival,
    { key: 'weight', label: <Trans>Weight</Trans>, value: formatWeight(order.weight, language) },
    ...(order.received_by === null ? [] : [{ key: 'received', label: received, value: order.received_by }]),
    {
      key: 'updated',
      label: <Trans>Last updated</Trans>,
      value: `${formatMoment(order.updated_at, language)} ${zoneName(order.updated_at)}`,
      tone: 'muted',
    },
  ];
  const title = isCollected ? t`Pick-up` : t`Shipment`;
  return (
    <Card as="section" padding="lg" aria-label={title}>
      <Stack gap={12}>
        <Heading level={2} size="group">
          {title}
        </Heading>
        <SummaryList rows={rows} />
        {isCollected ? null : <TrackingNumber order={order} />}
        <DepotLines order={order} />
      </Stack>
    </Card>
  );
}

function TrackingNumber({ order: { tracking_number: number, status } }: { order: Order }) {
  const { t } = useLingui();
  if (number !== null) return <CopyRow label={t`Tracking number`} value={number} copyLabel={t`Copy the tracking number`} />;
  if (status === orderStatus.cancelled) return null;
  return (
    <p>
      <Trans>The tracking number is shown here once the courier has your order.</Trans>
    </p>
  );
}
