import { useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#contract/admin.ts';
import { orderStatus } from '#contract/order-status.ts';
import { isPickUp } from '#contract/shipping.ts';
import { isToCheck } from '../data/to-check.ts';
import { statusWords } from './order-words.ts';

/** How far an order is, in the words of the shop's people: a pick-up is collected, and not shipped. */
export function useStatusWord(): (order: AdminOrder) => string {
  const { t, i18n } = useLingui();
  return order => {
    if (isToCheck(order)) return t`Receipt to check`;
    if (isPickUp(order) && order.status === orderStatus.processing) return t`Packed, not announced yet`;
    if (isPickUp(order) && order.status === orderStatus.onShipping) return t`Ready for pick-up`;
    const word = statusWords[order.status];
    return word === undefined ? String(order.status) : i18n._(word);
  };
}
