import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { changedNotificationSearch, type NotificationSearch } from '#data/notifications/notification-search.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { LineArt } from '#ui/primitives/LineArt.tsx';

/** Nothing of this kind, or nothing on this page any more. @param total of the filter, on all pages */
export function NoNotification({ search, total }: { search: NotificationSearch; total: number }) {
  const look = buttonClass({ variant: 'outline' });
  const action =
    total > 0 ? (
      <Link to="/notifications" search={changedNotificationSearch(search, { page: 1 })} className={look}>
        <Trans>Go to the first page</Trans>
      </Link>
    ) : search.type === undefined ? (
      <Link to="/products" className={look}>
        <Trans>Browse products</Trans>
      </Link>
    ) : (
      <Link to="/notifications" search={{}} className={look}>
        <Trans>Show all</Trans>
      </Link>
    );
  return (
    <EmptyState illustration={<BellDrawing />} action={action}>
      <Trans>No notification</Trans>
    </EmptyState>
  );
}

function BellDrawing() {
  return (
    <LineArt>
      <path d="M42 56V36a18 18 0 0 1 36 0v20l6 8H36z" />
      <path d="M54 70a6 6 0 0 0 12 0M60 18v-6" />
      <path d="M28 28a26 26 0 0 1 6-12M92 28a26 26 0 0 0-6-12" />
    </LineArt>
  );
}
