import { Plural, Trans } from '@lingui/react/macro';
import type { Order } from '#contract/orders.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { Notice } from '#ui/primitives/Notice.tsx';
import * as css from './ReceivedOrders.css.ts';

/** Orders named one by one; their cards stand below. */
const NAMED = 3;

/** That the shop has these orders, which wait for an admin's validation, and what happens next. Stays until the last one is validated. */
export function ReceivedOrders({ orders }: { orders: readonly Order[] }) {
  return (
    <Notice tone="ok" title={<Plural value={orders.length} one="We have received your order" other="We have received your # orders" />}>
      {orders.slice(0, NAMED).map(order => (
        <p key={order.id}>{`${order.number ?? ''} · ${formatRupiah(order.total)}`}</p>
      ))}
      <p className={css.next}>
        <Trans>What happens next</Trans>
      </p>
      <ol className={css.steps}>
        <li>
          <Trans>We check your order and our stock. You need not pay yet.</Trans>
        </li>
        <li>
          <Trans>We tell you when you can pay, and until when.</Trans>
        </li>
        <li>
          <Trans>You pay on this page. Then we prepare your goods.</Trans>
        </li>
      </ol>
    </Notice>
  );
}
