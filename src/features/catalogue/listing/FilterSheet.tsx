import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProductList } from '#contract/catalogue.ts';
import { filtersOf, type ProductSearch, withoutFilters } from '#data/catalogue/product-search.ts';
import { catalogueQueries } from '#data/catalogue/queries.ts';
import { usePhoneList } from '#data/catalogue/use-phone-list.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Sheet } from '#ui/primitives/Sheet.tsx';
import { useLasting } from '#ui/primitives/use-lasting.ts';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import { FilterFields } from './FilterFields.tsx';
import { fixedFilters, type ListPlace, useGoToList } from './list-place.tsx';

/** Milliseconds that the shop may take over a count before the price list on this phone is asked. */
const PATIENCE = 400;

interface Props {
  place: ListPlace;
  search: ProductSearch;
  facets: ProductList['facets'] | null;
  onClose: () => void;
}

/** Filters as a draft, with the number of products that it would show. */
export function FilterSheet({ place, search, facets, onClose }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const go = useGoToList(place);
  const [draft, setDraft] = useState(search);
  // The very query that the list asks for once the draft is applied: nothing is fetched twice.
  const filters = filtersOf(draft, fixedFilters(place));
  const { data, dataUpdatedAt, error, isPlaceholderData } = useQuery({
    ...catalogueQueries.products(language, filters),
    placeholderData: keepPreviousData,
  });
  const isMissing = data === undefined || isPlaceholderData;
  const isLate = useLasting(isMissing && error === null, PATIENCE);
  const onPhone = usePhoneList(language, filters, { isMissing, isLate, error, updatedAt: dataUpdatedAt });
  const counted = onPhone?.isWhole ? onPhone : isMissing ? undefined : data;
  const apply = () => {
    onClose();
    go(draft);
  };
  const show =
    counted === undefined ? <Trans>Show products</Trans> : <Plural value={counted.total} one="Show # product" other="Show # products" />;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Filter`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="outline" onClick={() => setDraft(withoutFilters(draft))}>
            <Trans>Reset</Trans>
          </Button>
          <Button onClick={apply}>{show}</Button>
          <VisuallyHidden role="status">{show}</VisuallyHidden>
        </>
      }
    >
      <FilterFields place={place} search={draft} facets={(counted ?? data)?.facets ?? facets} onChange={setDraft} />
    </Sheet>
  );
}
