import { Trans } from '@lingui/react/macro';
import type { PhoneList } from '#data/catalogue/phone-search.ts';
import type { ProductSearch } from '#data/catalogue/product-search.ts';
import { useIsReachable } from '#data/connectivity.ts';
import { Notice } from '#ui/primitives/Notice.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { SavedAt } from '../SavedAt.tsx';
import type { ListPlace } from './list-place.tsx';
import { ProductResults } from './ProductResults.tsx';

interface Props {
  place: ListPlace;
  search: ProductSearch;
  list: PhoneList;
  /** The shop may still answer. */
  isAsked: boolean;
}

/** What this phone has seen of a list that the shop could not be asked for, and that it may not be all. */
export function PhoneResults({ place, search, list, isAsked }: Props) {
  const isReachable = useIsReachable();
  return (
    <Stack gap={16}>
      <Notice role="status" title={<Trans>Found on this phone</Trans>}>
        {isAsked && isReachable ? (
          <Trans>The shop has not answered yet. These are products that this phone has seen before.</Trans>
        ) : (
          <Trans>You are offline, so these are only products that this phone has seen before. The shop may have more.</Trans>
        )}
      </Notice>
      <SavedAt at={list.oldestAt}>
        <ProductResults place={place} search={search} list={list} isOutdated={false} />
      </SavedAt>
    </Stack>
  );
}
