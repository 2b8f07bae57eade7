import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { defaultPageSize, pageSizes } from '#contract/endpoint.ts';
import { changedNotificationSearch, type NotificationSearch } from '#data/notifications/notification-search.ts';
import { formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { pageCount } from '#lib/pagination.ts';
import { Pagination } from '#ui/primitives/Pagination.tsx';
import { Select } from '#ui/primitives/Select.tsx';
import * as css from './NotificationsScreen.css.ts';

/** Page links, page size, and which part of the list this is. */
export function NotificationPages({ search, total }: { search: NotificationSearch; total: number }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const limit = search.limit ?? defaultPageSize;
  const count = pageCount(total, limit);
  const page = Math.min(search.page ?? 1, count);
  const from = formatNumber((page - 1) * limit + 1, language);
  const to = formatNumber(Math.min(page * limit, total), language);
  const all = formatNumber(total, language);
  const sizes = (
    <Select
      label={t`Per page`}
      className={css.inlineSelect}
      value={limit}
      onChange={event => {
        const size = pageSizes.find(each => String(each) === event.target.value);
        if (size !== undefined) void navigate({ to: '/notifications', search: changedNotificationSearch(search, { limit: size }) });
      }}
    >
      {pageSizes.map(size => (
        <option key={size} value={size}>
          {size}
        </option>
      ))}
    </Select>
  );
  return (
    <div className={css.pages}>
      <p className={css.range}>
        <Trans>
          {from}–{to} of {all}
        </Trans>
      </p>
      <Pagination
        page={page}
        pageCount={count}
        label={t`Pages`}
        firstLabel={t`First page`}
        previousLabel={t`Previous page`}
        nextLabel={t`Next page`}
        pageLabel={number => t`Page ${number}`}
        renderLink={(number, props) => (
          <Link
            to="/notifications"
            search={changedNotificationSearch(search, { page: number })}
            activeOptions={{ exact: true, includeSearch: true }}
            {...props}
          />
        )}
        pageSize={sizes}
      />
    </div>
  );
}
