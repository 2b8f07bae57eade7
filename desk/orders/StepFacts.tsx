import { useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#contract/admin.ts';
import { orderStatus } from '#contract/order-status.ts';
import { isPickUp } from '#contract/shipping.ts';
import { daysWords } from '#i18n/delivery-words.ts';
import { formatRupiah, formatWeight } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SummaryList, type SummaryRow } from '#ui/patterns/SummaryList.tsx';
import { isToCheck } from '../data/to-check.ts';

/** The facts that the next decision stands on: the money before the payment, the delivery after it. Nothing once the order is over. */
export function StepFacts({ order }: { order: AdminOrder }) {
  const { t } = useLingui();
  const money = useMoneyRows(order);
  const delivery = useDeliveryRows(order);
  if (order.status >= orderStatus.done) return null;
  if (order.status === orderStatus.waitingForPayment) {
    // Beside a receipt stands what it must show.
    return <SummaryList rows={isToCheck(order) ? [] : money} total={{ label: t`To pay`, value: formatRupiah(order.total) }} />;
  }
  if (order.status === orderStatus.waitingForValidation) {
    return <SummaryList rows={delivery} total={{ label: t`Total`, value: formatRupiah(order.total) }} />;
  }
  return <SummaryList rows={delivery} />;
}

function useMoneyRows({ unique_code, payment: { account }, payment_method_name }: AdminOrder): readonly SummaryRow[] {
  const { t } = useLingui();
  return [
    { key: 'way', label: t`Payment`, value: payment_method_name ?? '–' },
    ...(account === null
      ? []
      : [{ key: 'account', label: t`Into the account`, value: `${account.bank} · ${account.number}`, note: account.holder }]),
    ...(unique_code === 0 ? [] : [{ key: 'code', label: t`Unique code in the amount`, value: formatRupiah(unique_code) }]),
  ];
}

function useDeliveryRows(order: AdminOrder): readonly SummaryRow[] {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { shipment_method_name, eta, weight, tracking_number, depot } = order;
  return [
    { key: 'way', label: t`Delivery`, value: shipment_method_name ?? '–' },
    ...(depot != null && isPickUp(order) ? [{ key: 'depot', label: t`Depot`, value: depot.name }] : []),
    ...(eta == null ? [] : [{ key: 'eta', label: t`Promised`, value: daysWords(i18n, eta) }]),
    ...(tracking_number === null ? [] : [{ key: 'tracking', label: t`Tracking number`, value: tracking_number }]),
    { key: 'weight', label: t`Weight`, value: formatWeight(weight, language) },
  ];
}
