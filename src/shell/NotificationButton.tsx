import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { notificationQueries } from '#data/notifications/queries.ts';
import { unreadView } from '#data/notifications/unread-view.ts';
import { useKnownCounts } from '#data/notifications/use-known-counts.ts';
import { useWaiting } from '#data/outbox/use-outbox.ts';
import { useUser } from '#data/session/use-session.ts';
import { formatMoment, zoneName } from '#i18n/formats.ts';
import { notificationTitle } from '#i18n/notification-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Bell } from '#ui/icons.ts';
import { Badge, Dot } from '#ui/primitives/Badge.tsx';
import { iconButtonClass } from '#ui/primitives/IconButton.css.ts';
import { Popover } from '#ui/primitives/Popover.tsx';
import * as css from './popovers.css.ts';

/** The bell with its dot; the popover with the newest six is for a signed-in customer only. */
export function NotificationButton() {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const user = useUser();
  const { data } = useQuery({ ...notificationQueries.list(language, user?.id ?? ''), enabled: user !== null });
  const known = useKnownCounts();
  const waiting = useWaiting();
  const total = user === null ? 0 : (data?.total ?? known.notifications);
  const unread = user === null || data === undefined ? 0 : unreadView(data.unread, data.notifications, waiting);
  const bell = (props: object) => (
    <Link
      to="/notifications"
      className={iconButtonClass()}
      aria-label={
        total === 0 ? t`Notifications` : unread === 0 ? t`Notifications: ${total}` : t`Notifications: ${total}, unread: ${unread}`
      }
      {...props}
    >
      <Bell size={24} />
      {unread > 0 ? <Badge>{unread > 99 ? '99+' : String(unread)}</Badge> : total > 0 ? <Dot /> : null}
    </Link>
  );
  if (user === null) return bell({});
  return (
    <Popover renderTrigger={({ onClick: _press, ...trigger }) => bell(trigger)}>
      {total === 0 ? (
        <p className={css.empty}>
          <Trans>No notification</Trans>
        </p>
      ) : (
        <>
          <p className={css.groupLabel}>
            <Trans>Notifications</Trans>
          </p>
          <ul className={css.list}>
            {(data?.notifications ?? []).map(({ id, message, status_progress, is_pick_up, created_at, order_number: number }) => (
              <li key={id} className={css.note}>
                <p className={css.name}>{message ?? i18n._(notificationTitle(status_progress, is_pick_up))}</p>
                <p
                  className={css.when}
                >{`${formatMoment(created_at, language)} ${zoneName(created_at)}${number === null ? '' : ` · ${number}`}`}</p>
              </li>
            ))}
          </ul>
          <Link to="/notifications" className={css.all}>
            <Trans>See all ({total})</Trans>
          </Link>
        </>
      )}
    </Popover>
  );
}
