import { Trans } from '@lingui/react/macro';
import type { Order } from '#contract/orders.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { SummaryList } from '#ui/patterns/SummaryList.tsx';

/** The sums of a placed order, line by line. */
export function OrderSums({ order }: { order: Order }) {
  return (
    <SummaryList
      rows={[
        { key: 'items', label: <Trans>Items total</Trans>, value: formatRupiah(order.items_total) },
        ...(order.discount_total > 0
          ? [{ key: 'discount', label: <Trans>Discount</Trans>, value: `−${formatRupiah(order.discount_total)}`, tone: 'ok' as const }]
          : []),
        {
          key: 'shipping',
          label: <Trans>Shipping</Trans>,
          value: order.shipping_fee === 0 ? <Trans>Free</Trans> : formatRupiah(order.shipping_fee),
          note: order.shipment_method_name,
        },
        ...(order.unique_code > 0
          ? [
              {
                key: 'code',
                label: <Trans>Unique code</Trans>,
                value: formatRupiah(order.unique_code),
                note: <Trans>Tells your transfer apart from others</Trans>,
              },
            ]
          : []),
        { key: 'vat', label: <Trans>VAT included in the goods</Trans>, value: formatRupiah(order.vat_total), tone: 'muted' },
      ]}
      total={{ label: <Trans>Total to pay</Trans>, value: formatRupiah(order.total) }}
    />
  );
}
