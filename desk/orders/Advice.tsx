import { useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#contract/admin.ts';
import { orderStatus } from '#contract/order-status.ts';
import { isPickUp } from '#contract/shipping.ts';
import { formatMoment, formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { isToCheck } from '../data/to-check.ts';
import { cancelWords } from '../words/order-words.ts';

/** What the order waits for, in one or two sentences. */
export function Advice({ order }: { order: AdminOrder }) {
  const adviceOf = useAdvice();
  return <p>{adviceOf(order)}</p>;
}

function useAdvice(): (order: AdminOrder) => string {
  const { t, i18n } = useLingui();
  const unpaidAdvice = useUnpaidAdvice();
  return order => {
    switch (order.status) {
      case orderStatus.waitingForValidation:
        return t`Look at the goods and the delivery. Once you validate it, the customer can pay.`;
      case orderStatus.waitingForPayment:
        return unpaidAdvice(order);
      case orderStatus.paymentValidated:
        return t`It is paid. Put the goods together, the packing slip has the list.`;
      case orderStatus.processing:
        return isPickUp(order)
          ? t`The goods are packed. The customer gets a message and a code once you say that they are ready.`
          : t`The goods are packed. Give them to the courier or the truck.`;
      case orderStatus.onShipping:
        return isPickUp(order) ? t`The goods wait for the customer, who shows a code.` : t`The goods are on their way to the customer.`;
      case orderStatus.done: {
        const receiver = order.received_by ?? '–';
        return t`Nothing is left to do. Received by: ${receiver}`;
      }
      default: {
        const why = cancelWords[order.cancel_reason ?? ''];
        const reason = why === undefined ? (order.cancel_reason ?? '–') : i18n._(why);
        const refund = order.refund == null ? null : formatRupiah(order.refund.amount);
        return refund === null ? t`Cancelled: ${reason}` : t`Cancelled: ${reason}. ${refund} goes back to the customer.`;
      }
    }
  };
}

function useUnpaidAdvice(): (order: AdminOrder) => string {
  const { t } = useLingui();
  const { language } = useLanguage();
  return order => {
    if (isToCheck(order)) return t`Compare the receipt with your bank account: the amount must be the same to the last digit.`;
    const until = order.payment_deadline === null ? '–' : formatMoment(order.payment_deadline, language);
    const { receipt } = order.payment;
    if (receipt?.state === 'rejected') {
      const reason = receipt.reason ?? '–';
      return t`The receipt was rejected: ${reason}. The customer can send another one until ${until}.`;
    }
    return t`The customer has until ${until} to pay. If the money is in your account already, mark it as paid.`;
  };
}
