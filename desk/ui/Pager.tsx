import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Pagination } from '#ui/primitives/Pagination.tsx';

/** Rows of one page of a list. */
const PAGE_SIZE = 20;

/** The query of a list's page, from its address. @param page from 1 */
export const pageQueryOf = (page: number) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });

/** Leads to the other pages of a list: each has an address. Nothing where there is one page only. */
export function Pager({ page, total }: { page: number; total: number }) {
  const { t } = useLingui();
  const pageCount = Math.ceil(total / PAGE_SIZE);
  if (pageCount < 2) return null;
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      label={t`Pages`}
      firstLabel={t`First page`}
      previousLabel={t`Previous page`}
      nextLabel={t`Next page`}
      pageLabel={number => t`Page ${number}`}
      renderLink={(to, props) => (
        <Link to="." search={(before: object) => ({ ...before, page: to === 1 ? undefined : to }) as never} {...props} />
      )}
    />
  );
}
