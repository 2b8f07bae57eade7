import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { orderStatus } from '#contract/order-status.ts';
import type { Order } from '#contract/orders.ts';
import { formatDate, formatMoment, formatRupiah, zoneName } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { Picture } from '#ui/primitives/Picture.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import { Words } from '#ui/primitives/Words.tsx';
import { useArrivalRows } from './Delivery.tsx';
import { MainAction } from './MainAction.tsx';
import * as css from './OrderCard.css.ts';
import { useProjectOf } from './project/use-project-of.ts';
import { StageTag } from './StageTag.tsx';

/** Squares beside the words: pictures, of which the last says how many more there are. */
const SQUARES = 3;

/** A placed order at a glance, at most 180 px high on a phone: everything else is on the order's page. */
export function OrderCard({ order, headingLevel = 3 }: { order: Order; headingLevel?: 2 | 3 }) {
  return (
    <Card as="li" className={css.compact}>
      <div className={css.head}>
        <PlacedAndProject order={order} />
        <StageTag order={order} />
      </div>
      <div className={css.brief}>
        <Pictures items={order.order_items} />
        <div className={css.briefWords}>
          <Heading level={headingLevel} size="group" className={css.number}>
            <Link to="/transactions/waiting-payment/{-$id}" params={{ id: order.id }} className={css.product}>
              {order.number ?? ''}
            </Link>
          </Heading>
          <FirstProduct items={order.order_items} />
        </div>
      </div>
      <NextDay order={order} />
      <div className={css.foot}>
        <p className={css.total}>
          <span className={css.quiet}>
            {order.status > orderStatus.waitingForPayment ? <Trans>Total</Trans> : <Trans>Total to pay</Trans>}
          </span>
          <strong>{formatRupiah(order.total)}</strong>
        </p>
        <MainAction order={order} />
      </div>
    </Card>
  );
}

/** One line, cut off where a long stage leaves no more room. Beside the stage, since a number of wide letters would not fit there. */
function PlacedAndProject({ order }: { order: Order }) {
  const { language } = useLanguage();
  const project = useProjectOf(order).name;
  const day = order.placed_at === null ? null : formatDate(order.placed_at, language);
  return <p className={css.placed}>{[day, project].filter(Boolean).join(' · ')}</p>;
}

function Pictures({ items }: { items: Order['order_items'] }) {
  const pictures = items.slice(0, items.length > SQUARES ? SQUARES - 1 : SQUARES);
  const unseen = items.length - pictures.length;
  return (
    <div className={css.pictures}>
      {pictures.map(({ id, product_variant: variant }) => (
        <Picture key={id} src={variant.image_url} alt="" width={40} height={40} rounded className={css.small} />
      ))}
      {unseen > 0 ? (
        <span className={css.rest} aria-hidden="true">
          {`+${unseen}`}
        </span>
      ) : null}
    </div>
  );
}

function FirstProduct({ items }: { items: Order['order_items'] }) {
  const others = items.length - 1;
  return (
    <p className={css.line}>
      <Words>{items[0]?.product_variant.product.name}</Words>
      {others > 0 ? (
        <VisuallyHidden>
          {' '}
          <Plural value={others} one="and # more product" other="and # more products" />
        </VisuallyHidden>
      ) : null}
    </p>
  );
}

/** The day that counts next: until when to pay, or when the goods come. */
function NextDay({ order }: { order: Order }) {
  const { language } = useLanguage();
  const arrival = useArrivalRows(order).find(({ key }) => key === 'eta');
  const isChecked = order.payment.receipt?.state === 'submitted';
  const { status, payment_deadline: deadline } = order;
  if (status === orderStatus.waitingForPayment && deadline !== null && !isChecked) {
    const moment = `${formatMoment(deadline, language)} ${zoneName(deadline)}`;
    return (
      <p className={css.day}>
        <Trans>Pay before {moment}</Trans>
      </p>
    );
  }
  if (arrival === undefined || status < orderStatus.paymentValidated) return null;
  return (
    <p className={css.day}>
      <Words>{arrival.label}</Words> <Words>{arrival.value}</Words>
    </p>
  );
}
