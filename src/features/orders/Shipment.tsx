import { Trans, useLingui } from '@lingui/react/macro';
import { orderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';
import { formatMoment, formatWeight, zoneName } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SummaryList, type SummaryRow } from '#ui/patterns/SummaryList.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { CopyRow } from './CopyRow.tsx';

/** The courier of an order, its tracking number, and who received it. */
export function Shipment({ order }: { order: Order }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const rows: SummaryRow[] = [
    { key: 'courier', label: <Trans>Courier</Trans>, value: order.shipment_method_name ?? '–' },
    { key: 'weight', label: <Trans>Weight</Trans>, value: formatWeight(order.weight, language) },
    ...(order.received_by === null ? [] : [{ key: 'received', label: <Trans>Received by</Trans>, value: order.received_by }]),
    {
      key: 'updated',
      label: <Trans>Last updated</Trans>,
      value: `${formatMoment(order.updated_at, language)} ${zoneName(order.updated_at)}`,
      tone: 'muted',
    },
  ];
  return (
    <Card as="section" padding="lg" aria-label={t`Shipment`}>
      <Stack gap={12}>
        <Heading level={2} size="group">
          <Trans>Shipment</Trans>
        </Heading>
        <SummaryList rows={rows} />
        {order.tracking_number !== null ? (
          <CopyRow label={t`Tracking number`} value={order.tracking_number} copyLabel={t`Copy the tracking number`} />
        ) : order.status === orderStatus.cancelled ? null : (
          <p>
            <Trans>The tracking number is shown here once the courier has your order.</Trans>
          </p>
        )}
      </Stack>
    </Card>
  );
}
