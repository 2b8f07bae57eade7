import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Product, ProductDetail, ProductList } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import { useIsReachable } from '../connectivity.ts';
import { answerOrPhone } from '../out-of-reach.ts';
import { notedPriceLists } from '../price-list/noted.ts';
import { asDetail, type KnownProduct, phoneKey } from './product-of-list.ts';
import { catalogueQueries } from './queries.ts';

/** A product of any list of this language that is in memory. */
export function productFromLists(queryClient: QueryClient, lang: Language, slug: string): KnownProduct | undefined {
  const isWanted = (product: Product) => product.slug === slug;
  const cached = queryClient.getQueryCache().findAll({ queryKey: catalogueQueries.all(lang) });
  for (const { queryKey, state } of cached) {
    const found = productsIn(queryKey[2], state.data).find(isWanted);
    if (found !== undefined) return { product: asDetail(found), at: state.dataUpdatedAt };
  }
  return queryClient.getQueryData(phoneKey(lang, slug));
}

/**
 * Fetches what a product's page shows first: what a list knows of it at once, the rest fills in; where none does, the shop's answer, or what
 * this phone has kept while the shop is silent. The server has no lists, and always waits.
 * @throws AppError
 */
export async function loadProduct(queryClient: QueryClient, lang: Language, slug: string): Promise<ProductDetail> {
  const query = catalogueQueries.product(lang, slug);
  const known = productFromLists(queryClient, lang, slug);
  if (known !== undefined && queryClient.getQueryData(query.queryKey) === undefined) {
    void queryClient.prefetchQuery(query);
    return known.product;
  }
  return answerOrPhone(queryClient.ensureQueryData(query), () =>
    import('./phone-search.ts').then(phone => phone.productFromPhone(queryClient, lang, slug)).catch(() => undefined),
  );
}

function productsIn(kind: unknown, data: unknown): readonly Product[] {
  if (data === undefined) return [];
  // The key says what the cache holds: both were written by the same query options.
  if (kind === 'products') return (data as ProductList).products;
  if (kind === 'all-products') return (data as InfiniteData<ProductList>).pages.flatMap(page => page.products);
  if (kind === 'product') return (data as ProductDetail).related;
  return [];
}

/** A product's page: at once from a list that has it (`isPartial`), the rest as soon as it is there. */
export function useProduct(lang: Language, slug: string) {
  const queryClient = useQueryClient();
  const known = useMemo(() => productFromLists(queryClient, lang, slug), [queryClient, lang, slug]);
  const { data, dataUpdatedAt, error, refetch } = useQuery(catalogueQueries.product(lang, slug));
  const isReachable = useIsReachable();
  // The price list may be younger than a page that was kept.
  const { data: priced } = useQuery({
    queryKey: ['priced-product', lang, slug, dataUpdatedAt],
    queryFn: async () =>
      data === undefined
        ? null
        : (await import('./phone-search.ts')).withListedPrices(queryClient, lang, { product: data, at: dataUpdatedAt }),
    enabled: !isReachable && notedPriceLists.has(lang),
    gcTime: 0,
  });
  const shown = isReachable ? null : priced;
  return {
    product: shown?.product ?? data ?? known?.product,
    isPartial: data === undefined,
    /** When what is shown was fetched, in milliseconds since the epoch. */
    updatedAt: shown?.at ?? (data === undefined ? known?.at : dataUpdatedAt),
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
