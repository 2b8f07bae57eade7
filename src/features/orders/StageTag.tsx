import { Trans, useLingui } from '@lingui/react/macro';
import { orderStatus } from '#contract/order-status.ts';
import type { Order, OrderStatus } from '#contract/orders.ts';
import { isPickUp } from '#contract/shipping.ts';
import { Tag, type TagProps } from '#ui/primitives/Tag.tsx';
import { stageMessage } from './stage-words.ts';

const tones: Partial<Record<OrderStatus, NonNullable<TagProps['tone']>>> = {
  [orderStatus.waitingForValidation]: 'info',
  [orderStatus.waitingForPayment]: 'warn',
  [orderStatus.done]: 'ok',
  [orderStatus.cancelled]: 'bad',
};

/** The stage an order is at, and that it is late. */
export function StageTag({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { status } = order;
  return (
    <>
      <Tag tone={tones[status] ?? 'brand'}>{i18n._(stageMessage(status, isPickUp(order)))}</Tag>
      {order.is_late ? (
        <Tag tone="bad">
          <Trans>Late</Trans>
        </Tag>
      ) : null}
    </>
  );
}
