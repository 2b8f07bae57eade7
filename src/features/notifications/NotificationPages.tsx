import { Link, useNavigate } from '@tanstack/react-router';
import { defaultPageSize, pageSizes } from '#contract/page-sizes.ts';
import { changedNotificationSearch, type NotificationSearch } from '#data/notifications/notification-search.ts';
import { usePageWords } from '#i18n/use-page-words.ts';
import { PageBar } from '#ui/patterns/PageBar.tsx';

/** Page links, page size, and which part of the list this is. */
export function NotificationPages({ search, total }: { search: NotificationSearch; total: number }) {
  const navigate = useNavigate();
  return (
    <PageBar
      page={search.page ?? 1}
      total={total}
      limit={search.limit ?? defaultPageSize}
      sizes={pageSizes}
      words={usePageWords()}
      onSize={limit => void navigate({ to: '/notifications', search: changedNotificationSearch(search, { limit }) })}
      renderLink={(page, props) => (
        <Link
          to="/notifications"
          search={changedNotificationSearch(search, { page })}
          activeOptions={{ exact: true, includeSearch: true }}
          {...props}
        />
      )}
    />
  );
}
