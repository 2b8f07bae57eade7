import { pageSizes } from '#contract/page-sizes.ts';
import { changedSearch, type ProductSearch } from '#data/catalogue/product-search.ts';
import { usePageWords } from '#i18n/use-page-words.ts';
import { PageBar } from '#ui/patterns/PageBar.tsx';
import { ListLink, type ListPlace, useGoToList } from './list-place.tsx';

interface Props {
  place: ListPlace;
  search: ProductSearch;
  total: number;
  limit: (typeof pageSizes)[number];
}

/** Page links, page size, and which part of the list this is. */
export function Pages({ place, search, total, limit }: Props) {
  const go = useGoToList(place);
  return (
    <PageBar
      page={search.page ?? 1}
      total={total}
      limit={limit}
      sizes={pageSizes}
      words={usePageWords()}
      onSize={size => go(changedSearch(search, { limit: size }))}
      renderLink={(page, props) => <ListLink place={place} search={changedSearch(search, { page })} {...props} />}
    />
  );
}
