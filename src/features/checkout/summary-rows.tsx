import { Trans } from '@lingui/react/macro';
import type { Order } from '#contract/orders.ts';
import type { ShippingQuoteAnswer } from '#contract/shipping.ts';
import { formatRupiah } from '#i18n/formats.ts';
import type { SummaryRow } from '#ui/patterns/SummaryList.tsx';

/** Items, discount and shipping of what is being ordered. @param service name of a shipment that is chosen without a quote */
export function summaryRows(order: Order, quote: ShippingQuoteAnswer | null, service?: string): readonly SummaryRow[] {
  return [
    { key: 'items', label: <Trans>Items total</Trans>, value: formatRupiah(order.items_total) },
    ...(order.discount_total > 0
      ? [{ key: 'discount', label: <Trans>Discount</Trans>, value: `−${formatRupiah(order.discount_total)}`, tone: 'ok' as const }]
      : []),
    quote === null
      ? {
          key: 'shipping',
          label: <Trans>Shipping</Trans>,
          value: service === undefined ? <Trans>Not chosen yet</Trans> : <Trans>The shop confirms the freight</Trans>,
          tone: 'muted',
        }
      : {
          key: 'shipping',
          label: <Trans>Shipping</Trans>,
          value: quote.fee === 0 ? <Trans>Free</Trans> : formatRupiah(quote.fee),
          note: quote.name,
        },
  ];
}
