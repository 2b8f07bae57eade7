import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type * as v from 'valibot';
import type { AdminOrder, adminHistoryEndpoint } from '#contract/admin.ts';
import { orderStatus } from '#contract/order-status.ts';
import { isPickUp } from '#contract/shipping.ts';
import { actorWords, cancelWords } from './order-words.ts';

type HistoryEvent = v.InferOutput<typeof adminHistoryEndpoint.answer>['events'][number];

/** What each status of a history tells of: the step that led to it. */
const words: Readonly<Record<number, MessageDescriptor>> = {
  [orderStatus.waitingForValidation]: msg`Ordered`,
  [orderStatus.waitingForPayment]: msg`Validated`,
  [orderStatus.paymentValidated]: msg`Paid`,
  [orderStatus.processing]: msg`Packed`,
  [orderStatus.onShipping]: msg`Shipped`,
  [orderStatus.done]: msg`Received`,
  [orderStatus.cancelled]: msg`Cancelled`,
};

/** What the server notes as the person where the admin key was used. */
const KEY = 'shop';

/** A step of an order in words: what happened, who did it, and why where that was noted. */
export function useEventWords(): (event: HistoryEvent, order: AdminOrder) => { what: string; who: string; why: string | null } {
  const { t, i18n } = useLingui();
  return ({ status, actor, person, note }, order) => {
    const word = words[status];
    const isReady = status === orderStatus.onShipping && isPickUp(order);
    const reason = note === null ? undefined : cancelWords[note];
    return {
      what: isReady ? t`Ready for pick-up` : word === undefined ? String(status) : i18n._(word),
      who: person === null || person === KEY ? i18n._(actorWords[actor]) : person,
      why: reason === undefined ? note : i18n._(reason),
    };
  };
}
