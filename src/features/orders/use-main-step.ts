import { useLingui } from '@lingui/react/macro';
import { linkOptions } from '@tanstack/react-router';
import { orderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';

/** Where a customer most likely wants to go with an order at its stage, and in which words; null once it is at its end. */
export function useMainStep({ id, status, payment }: Order) {
  const { t } = useLingui();
  if (status <= orderStatus.waitingForValidation) {
    const link = linkOptions({ to: '/transactions/waiting-payment/{-$id}', params: { id } });
    return { link, words: t`See the order`, isUrgent: false };
  }
  if (status === orderStatus.waitingForPayment) {
    const isChecked = payment.receipt?.state === 'submitted';
    const link = linkOptions({ to: '/payment/$id', params: { id } });
    return { link, words: isChecked ? t`See the payment` : t`Pay now`, isUrgent: !isChecked };
  }
  if (status > orderStatus.onShipping) return null;
  return { link: linkOptions({ to: '/track/$id', params: { id } }), words: t`Track order`, isUrgent: false };
}
