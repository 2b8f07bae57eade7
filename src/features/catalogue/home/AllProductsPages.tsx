import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { Product } from '#contract/catalogue.ts';
import type { PhoneList } from '#data/catalogue/phone-catalogue.ts';
import { catalogueQueries } from '#data/catalogue/queries.ts';
import { formatNumber } from '#i18n/formats.ts';
import { readingMessage } from '#i18n/reading-words.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Grid } from '#ui/primitives/Grid.tsx';
import { Notice } from '#ui/primitives/Notice.tsx';
import { CatalogueCard } from '../card/CatalogueCard.tsx';
import { SavedAt } from '../SavedAt.tsx';
import * as css from './AllProducts.css.ts';
import { ProductsMissing } from './ProductsMissing.tsx';

/** The pages that were asked for so far, fresh once `isNear`. `skeleton` keeps their room before the first is there. */
export function AllProductsPages({ skeleton, isNear }: { skeleton: ReactNode; isNear: boolean }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { data, dataUpdatedAt, error, isFetching, refetch, isFetchNextPageError, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery({ ...catalogueQueries.allProducts(language), enabled: isNear });
  const onPhone = useProductsOnPhone(data === undefined && error !== null);
  // How many pages the customer has asked for. A reading of the pages that are there, by the shop's news or its clock, cancels the one of the
  // next page: what was asked for is asked for again behind it.
  const [wanted, want] = useState(0);
  const loaded = data?.pages.length ?? 0;
  const isWanted = wanted > loaded && loaded > 0 && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isWanted && !isFetching) void fetchNextPage();
  }, [isWanted, isFetching, fetchNextPage]);
  if (data === undefined) {
    if (onPhone !== undefined) return <Cards products={onPhone.products} at={onPhone.oldestAt} />;
    return error === null ? skeleton : <ProductsMissing error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const more = () => (isFetchNextPageError ? void fetchNextPage() : want(loaded + 1));
  const products = data.pages.flatMap(page => page.products);
  const shown = formatNumber(products.length, language);
  const total = formatNumber(data.pages.at(-1)?.total ?? products.length, language);
  return (
    <>
      <Cards products={products} at={dataUpdatedAt} />
      <div className={css.end}>
        <p role="status" className={css.count}>
          {hasNextPage ? (
            <Trans>
              {shown} of {total} products
            </Trans>
          ) : (
            <Trans>All {total} products are shown</Trans>
          )}
        </p>
        {isFetchNextPageError ? (
          <Notice tone="bad" role="alert">
            {i18n._(readingMessage(error))}
          </Notice>
        ) : null}
        {hasNextPage ? (
          <Button variant="outline" loading={isWanted || isFetchingNextPage} onClick={more}>
            {isFetchNextPageError ? t`Try again` : t`Load more`}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** The products that this phone has seen, where the shop could not be asked. */
function useProductsOnPhone(isNeeded: boolean): PhoneList | undefined {
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: ['phone-list', language, PHONE],
    queryFn: async () => (await import('#data/catalogue/phone-search.ts')).searchPhone(queryClient, language, PHONE),
    enabled: isNeeded,
  });
  return isNeeded && data !== undefined && data.total > 0 ? data : undefined;
}

const PHONE = { sort: 'best_selling', limit: 24 } as const;

function Cards({ products, at }: { products: readonly Product[]; at: number }) {
  return (
    <SavedAt at={at}>
      <Grid as="ul">
        {products.map(product => (
          <li key={product.id}>
            <CatalogueCard product={product} priority="later" />
          </li>
        ))}
      </Grid>
    </SavedAt>
  );
}
