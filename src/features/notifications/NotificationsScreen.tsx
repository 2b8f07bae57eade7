import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useIsAsked } from '#data/cache/use-is-asked.ts';
import { changedNotificationSearch, type NotificationSearch, notificationPage } from '#data/notifications/notification-search.ts';
import { notificationQueries } from '#data/notifications/queries.ts';
import { isRead } from '#data/notifications/unread-view.ts';
import { useWaiting } from '#data/outbox/use-outbox.ts';
import { useUser } from '#data/session/use-session.ts';
import { problemMessage } from '#i18n/problem-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { EntryList } from '#ui/patterns/EntryList.tsx';
import { RetryState } from '#ui/patterns/RetryState.tsx';
import { chipClass, chipRow } from '#ui/primitives/Chip.css.ts';
import { Container } from '#ui/primitives/Container.tsx';
import { Heading } from '#ui/primitives/Heading.tsx';
import { MailSettings } from './MailSettings.tsx';
import { NoNotification } from './NoNotification.tsx';
import { NotificationEntry } from './NotificationEntry.tsx';
import { NotificationPages } from './NotificationPages.tsx';
import * as css from './NotificationsScreen.css.ts';
import { NotificationsSkeleton } from './NotificationsSkeleton.tsx';
import { PushSettings } from './PushSettings.tsx';
import { useVisit } from './use-visit.ts';
import { WatchedGoods } from './WatchedGoods.tsx';

/** Everything the shop has told the customer, newest first. */
export function NotificationsScreen({ search }: { search: NotificationSearch }) {
  return (
    <Container narrow className={css.page}>
      <Heading level={1}>
        <Trans>Notifications</Trans>
      </Heading>
      <PushSettings />
      <Notifications search={search} />
      <WatchedGoods />
      <MailSettings />
    </Container>
  );
}

/** Links to the kinds; not there where there is nothing to tell apart. */
function Filters({ search }: { search: NotificationSearch }) {
  const { t } = useLingui();
  const filters = [
    { type: undefined, label: t`All` },
    { type: 1, label: t`Transactions` },
    { type: 2, label: t`Promo` },
    { type: 3, label: t`Announcements` },
  ] as const;
  return (
    <nav aria-label={t`Kinds of notifications`} className={chipRow}>
      {filters.map(({ type, label }) => (
        <Link
          key={label}
          to="/notifications"
          search={changedNotificationSearch(search, { type })}
          replace
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: true }}
          className={chipClass({ selected: search.type === type })}
          aria-current={search.type === type ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Notifications({ search }: { search: NotificationSearch }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const user = useUser();
  const { limit, offset, type } = notificationPage(search);
  const query = useQuery({
    ...notificationQueries.list(language, user?.id ?? '', limit, offset, type),
    enabled: user !== null,
    // Each visit asks: it has to know what is new.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { data, error, refetch, isFetching, isPlaceholderData, dataUpdatedAt, errorUpdatedAt } = query;
  const isAsked = useIsAsked(query);
  const waiting = useWaiting();
  const { isMarked, onTap } = useVisit(`${type} ${offset} ${limit}`, {
    notifications: isPlaceholderData ? undefined : data?.notifications,
    isFetching,
    updatedAt: Math.max(dataUpdatedAt, errorUpdatedAt),
  });
  if (data === undefined && error !== null) {
    return (
      <RetryState
        title={t`Your notifications could not be loaded`}
        text={i18n._(problemMessage(error))}
        retryLabel={t`Try again`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const isEmpty = data !== undefined && data.notifications.length === 0 && isAsked;
  return (
    <>
      {isEmpty && type === null && data.total === 0 ? null : <Filters search={search} />}
      {isEmpty ? (
        <NoNotification search={search} total={data.total} />
      ) : data === undefined || data.notifications.length === 0 ? (
        <NotificationsSkeleton />
      ) : (
        <div className={css.results({ outdated: isPlaceholderData })} aria-busy={isPlaceholderData}>
          <EntryList>
            {data.notifications.map(notification => (
              <NotificationEntry
                key={notification.id}
                notification={notification}
                isMarked={isMarked(notification)}
                isQueued={notification.read_at === null && isRead(notification, waiting)}
                onTap={onTap}
              />
            ))}
          </EntryList>
          <NotificationPages search={search} total={data.total} />
        </div>
      )}
    </>
  );
}
