import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Notification, notificationType, statusProgress } from '#contract/notifications.ts';
import { orderStatus } from '#contract/order-status.ts';
import { etaWords, placeWords } from '#i18n/delivery-words.ts';
import { formatMoment, zoneName } from '#i18n/formats.ts';
import { notificationTitle } from '#i18n/notification-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Megaphone, Package, TicketPercent } from '#ui/icons.ts';
import { Entry } from '#ui/patterns/EntryList.tsx';
import { QueuedTag } from '#ui/patterns/QueuedTag.tsx';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Tag } from '#ui/primitives/Tag.tsx';

const icons = {
  [notificationType.order]: Package,
  [notificationType.promotion]: TicketPercent,
  [notificationType.announcement]: Megaphone,
};

interface Props {
  readonly notification: Notification;
  /** Carries the mark of an unread one. */
  readonly isMarked: boolean;
  /** Its reading has not reached the shop. */
  readonly isQueued: boolean;
  /** The customer followed its link. */
  readonly onTap: (notification: Notification) => void;
}

/** One notification: what happened, when, and what can be done about it. */
export function NotificationEntry({ notification, isMarked, isQueued, onTap }: Props) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const { type, status_progress, is_pick_up = false, order_number: number, message, created_at, eta = null, depot = null } = notification;
  // The days were those until it is ready; from then on the place counts.
  const isReady = is_pick_up && status_progress === statusProgress(orderStatus.onShipping);
  const Icon = icons[type];
  return (
    <Entry
      icon={<Icon size={22} />}
      mark={isMarked ? 'brand' : 'none'}
      text={message ?? i18n._(notificationTitle(status_progress, is_pick_up))}
      meta={
        <>
          {isMarked ? (
            <Tag tone="brand">
              <Trans>Unread</Trans>
            </Tag>
          ) : null}
          {isQueued ? (
            <QueuedTag>
              <Trans>Queued</Trans>
            </QueuedTag>
          ) : null}
          <time dateTime={created_at}>{`${formatMoment(created_at, language)} ${zoneName(created_at)}`}</time>
          {number === null ? null : <span>{number}</span>}
          {eta === null || isReady ? null : <span>{etaWords(i18n, eta, is_pick_up)}</span>}
          {depot === null || !isReady ? null : <span>{placeWords(i18n, depot)}</span>}
        </>
      }
    >
      <Action notification={notification} onTap={() => onTap(notification)} />
    </Entry>
  );
}

/** The customer's next step with the order, or with the goods that they watched. */
function Action({ notification, onTap }: { notification: Notification; onTap: () => void }): ReactNode {
  const { status_progress: progress, order_id: id, product } = notification;
  const look = buttonClass({ variant: 'outline', size: 'sm' });
  if (product) {
    return (
      <Link
        to="/product/$product"
        params={{ product: product.slug }}
        search={{ variant: product.variant_id }}
        className={look}
        onClick={onTap}
      >
        <Trans>See the product</Trans>
      </Link>
    );
  }
  if (progress === 5) {
    return (
      <Link to="/reviews" className={look} onClick={onTap}>
        <Trans>Write a review</Trans>
      </Link>
    );
  }
  if (id === null) return null;
  if (progress === 4) {
    return (
      <Link to="/track/$id" params={{ id }} className={look} onClick={onTap}>
        <Trans>Track order</Trans>
      </Link>
    );
  }
  if (progress !== 1 && progress !== null) return null;
  return (
    <Link to="/transactions/waiting-payment/{-$id}" params={{ id }} className={look} onClick={onTap}>
      {progress === null ? <Trans>See the order</Trans> : <Trans>Pay order</Trans>}
    </Link>
  );
}
