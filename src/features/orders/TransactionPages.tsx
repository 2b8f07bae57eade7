import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { defaultPageSize, pageSizes } from '#contract/endpoint.ts';
import { changedTransactionSearch, type TransactionSearch } from '#data/orders/transaction-search.ts';
import { formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { pageCount } from '#lib/pagination.ts';
import { Pagination } from '#ui/primitives/Pagination.tsx';
import { Select } from '#ui/primitives/Select.tsx';
import * as css from './Transactions.css.ts';

/** Which part of the orders this is, and the way to the others. */
export function TransactionPages({ search, total }: { search: TransactionSearch; total: number }) {
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
      className={css.size}
      value={limit}
      onChange={event => {
        const size = pageSizes.find(each => String(each) === event.target.value);
        if (size !== undefined) void navigate({ to: '/transactions', search: changedTransactionSearch(search, { limit: size }) });
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
      {total <= defaultPageSize ? null : (
        <Pagination
          page={page}
          pageCount={count}
          label={t`Pages`}
          firstLabel={t`First page`}
          previousLabel={t`Previous page`}
          nextLabel={t`Next page`}
          pageLabel={number => t`Page ${number}`}
          renderLink={(number, props) => <Link to="/transactions" search={changedTransactionSearch(search, { page: number })} {...props} />}
          pageSize={sizes}
        />
      )}
    </div>
  );
}
