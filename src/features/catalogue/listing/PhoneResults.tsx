import { Trans } from '@lingui/react/macro';
import type { PhoneList } from '#data/catalogue/phone-search.ts';
import type { ProductSearch } from '#data/catalogue/product-search.ts';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { SavedAt } from '../SavedAt.tsx';
import type { ListPlace } from './list-place.tsx';
import { ProductResults } from './ProductResults.tsx';

interface Props {
  place: ListPlace;
  search: ProductSearch;
  list: PhoneList;
}

/** What this phone has seen of a list that the shop could not be asked for, and that it may not be all. */
export function PhoneResults({ place, search, list }: Props) {
  return (
    <Stack gap={16}>
      <Notice role="status" title={<Trans>Found on this phone</Trans>}>
        <Trans>You are offline, so these are only products that this phone has seen before. The shop may have more.</Trans>
      </Notice>
      <SavedAt at={list.oldestAt}>
        <ProductResults place={place} search={search} list={list} isOutdated={false} />
      </SavedAt>
    </Stack>
  );
}
