import { useLingui } from '@lingui/react/macro';
import { orderStatus } from '#contract/order-status.ts';
import type { OrderStatus } from '#contract/orders.ts';
import { Tag, type TagProps } from '#ui/primitives/Tag.tsx';
import { stageMessage } from './stage-words.ts';

const tones: Partial<Record<OrderStatus, NonNullable<TagProps['tone']>>> = {
  [orderStatus.waitingForValidation]: 'info',
  [orderStatus.waitingForPayment]: 'warn',
  [orderStatus.done]: 'ok',
  [orderStatus.cancelled]: 'bad',
};

/** The stage an order is at. */
export function StageTag({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui();
  return <Tag tone={tones[status] ?? 'brand'}>{i18n._(stageMessage(status))}</Tag>;
}
