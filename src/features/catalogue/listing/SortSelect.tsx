import { useLingui } from '@lingui/react/macro';
import { sortOrders } from '#contract/sort-orders.ts';
import { changedSearch, type ProductSearch } from '#data/catalogue/product-search.ts';
import { Select } from '#ui/primitives/Select.tsx';
import * as css from './ProductList.css.ts';

/** The order of a list; relevance means something else where nothing is searched for. */
export function SortSelect({ search, onChange }: { search: ProductSearch; onChange: (search: ProductSearch) => void }) {
  const { t } = useLingui();
  const words = {
    relevance: search.search ? t`Most relevant` : t`Recommended`,
    best_selling: t`Best selling`,
    newest: t`Newest`,
    price_asc: t`Lowest price`,
    price_desc: t`Highest price`,
    rating: t`Highest rating`,
  };
  return (
    <Select
      label={t`Sort`}
      className={css.inlineSelect}
      value={search.sort ?? 'relevance'}
      onChange={event => {
        const sort = sortOrders.find(each => each === event.target.value);
        onChange(changedSearch(search, { sort: sort === 'relevance' ? undefined : sort }));
      }}
    >
      {sortOrders.map(order => (
        <option key={order} value={order}>
          {words[order]}
        </option>
      ))}
    </Select>
  );
}
