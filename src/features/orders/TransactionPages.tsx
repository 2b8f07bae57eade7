import { Link, useNavigate } from '@tanstack/react-router';
import { defaultPageSize, pageSizes } from '#contract/page-sizes.ts';
import { changedTransactionSearch, type TransactionSearch } from '#data/orders/transaction-search.ts';
import { usePageWords } from '#i18n/use-page-words.ts';
import { PageBar } from '#ui/patterns/PageBar.tsx';

/** Which part of the orders this is, and the way to the others. */
export function TransactionPages({ search, total }: { search: TransactionSearch; total: number }) {
  const navigate = useNavigate();
  return (
    <PageBar
      page={search.page ?? 1}
      total={total}
      limit={search.limit ?? defaultPageSize}
      sizes={pageSizes}
      words={usePageWords()}
      onSize={limit => void navigate({ to: '/transactions', search: changedTransactionSearch(search, { limit }) })}
      renderLink={(page, props) => (
        <Link
          to="/transactions"
          search={changedTransactionSearch(search, { page })}
          activeOptions={{ exact: true, includeSearch: true }}
          {...props}
        />
      )}
    />
  );
}
