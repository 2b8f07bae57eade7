import { Trans, useLingui } from '@lingui/react/macro';
import { pageSizes } from '#contract/endpoint.ts';
import { changedSearch, type ProductSearch } from '#data/catalogue/product-search.ts';
import { formatNumber } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { pageCount } from '#lib/pagination.ts';
import { Pagination } from '#ui/primitives/Pagination.tsx';
import { Select } from '#ui/primitives/Select.tsx';
import { ListLink, type ListPlace, useGoToList } from './list-place.tsx';
import * as css from './ProductList.css.ts';

interface Props {
  place: ListPlace;
  search: ProductSearch;
  total: number;
  limit: (typeof pageSizes)[number];
}

/** Page links, page size, and which part of the list this is. */
export function Pages({ place, search, total, limit }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const go = useGoToList(place);
  const count = pageCount(total, limit);
  const page = Math.min(Math.max(search.page ?? 1, 1), count);
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
        if (size !== undefined) go(changedSearch(search, { limit: size }));
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
        renderLink={(number, props) => <ListLink place={place} search={changedSearch(search, { page: number })} {...props} />}
        pageSize={sizes}
      />
    </div>
  );
}
