import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { orderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';
import { isPickUp } from '#contract/shipping.ts';
import { formatMoment, formatRupiah, zoneName } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { addressLines } from '#lib/address-lines.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Picture } from '#ui/primitives/Picture.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import { useArrivalRows } from './Delivery.tsx';
import { OrderActions } from './OrderActions.tsx';
import * as css from './OrderCard.css.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderSums } from './OrderSums.tsx';
import { useProjectOf } from './project/use-project-of.ts';
import { StageTag } from './StageTag.tsx';

/** Pictures shown before 'and n more'. */
const PICTURES = 4;

/** A placed order at a glance, with everything behind 'Details'. */
export function OrderCard({ order, headingLevel = 3 }: { order: Order; headingLevel?: 2 | 3 }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const isToPay = order.status === orderStatus.waitingForPayment && order.payment.receipt?.state !== 'submitted';
  const arrival = useArrivalRows(order);
  const project = useProjectOf(order).name;
  const number = order.number ?? '';
  const moment = (time: string) => `${formatMoment(time, language)} ${zoneName(time)}`;
  const placedAt = moment(order.placed_at ?? order.updated_at);
  return (
    <Card as="li" className={css.card}>
      <div className={css.head}>
        <Heading level={headingLevel} size="group" className={css.number}>
          {number}
        </Heading>
        <StageTag order={order} />
      </div>
      {order.placed_at === null ? null : (
        <p className={css.quiet}>
          <Trans>Placed {placedAt}</Trans>
        </p>
      )}
      <LinesBrief order={order} />
      <dl className={css.facts}>
        <Fact
          label={order.status > orderStatus.waitingForPayment ? t`Total` : t`Total to pay`}
          value={<strong>{formatRupiah(order.total)}</strong>}
        />
        <Fact label={t`Project or PO`} value={project} />
        <Fact label={t`Pay before`} value={order.payment_deadline === null || !isToPay ? null : moment(order.payment_deadline)} />
        {isPickUp(order) ? (
          <Fact label={t`Depot`} value={order.depot?.name} />
        ) : (
          <Fact label={t`Delivery to`} value={order.address?.city} />
        )}
        {arrival.map(({ key, label, value, note }) => (
          <Fact
            key={key}
            label={label}
            value={
              <>
                <Words>{value}</Words>
                {note ? <span className={css.factNote}>{note}</span> : null}
              </>
            }
          />
        ))}
        <Fact label={t`Shipment`} value={order.shipment_method_name} />
        <Fact label={t`Payment`} value={order.payment_method_name} />
      </dl>
      <Disclosure summary={<Trans>Details</Trans>} className={css.details}>
        <div className={css.inside}>
          <OrderLines order={order} />
          <OrderSums order={order} />
          {order.address === null ? null : <p className={css.quiet}>{addressLines(order.address).join(', ')}</p>}
        </div>
      </Disclosure>
      <OrderActions order={order} />
    </Card>
  );
}

function LinesBrief({ order }: { order: Order }) {
  const [first] = order.order_items;
  const others = order.order_items.length - 1;
  return (
    <div className={css.brief}>
      <div className={css.pictures}>
        {order.order_items.slice(0, PICTURES).map(({ id, product_variant: variant }) => (
          <Picture key={id} src={variant.image_url} alt="" width={56} height={56} rounded className={css.picture} />
        ))}
      </div>
      <p className={css.words}>
        <Words>{first?.product_variant.product.name}</Words>
        {others > 0 ? (
          <span className={css.more}>
            <Plural value={others} one="and # more product" other="and # more products" />
          </span>
        ) : null}
      </p>
    </div>
  );
}

function Fact({ label, value }: { label: ReactNode; value: ReactNode }) {
  return value ? (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ) : null;
}
