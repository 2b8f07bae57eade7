import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Product, ProductDetail, ProductList } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import { catalogueQueries } from './queries.ts';

/** A product of any cached list of this language, in the shape of its page: what lists don't carry is empty. */
export function productFromLists(queryClient: QueryClient, lang: Language, slug: string): ProductDetail | undefined {
  const isWanted = (product: Product) => product.slug === slug;
  for (const [[, , kind], data] of queryClient.getQueriesData({ queryKey: catalogueQueries.all(lang) })) {
    const found = productsIn(kind, data).find(isWanted);
    if (found !== undefined) return asDetail(found);
  }
  return undefined;
}

function productsIn(kind: unknown, data: unknown): readonly Product[] {
  if (data === undefined) return [];
  // The key says what the cache holds: both were written by the same query options.
  if (kind === 'products') return (data as ProductList).products;
  if (kind === 'all-products') return (data as InfiniteData<ProductList>).pages.flatMap(page => page.products);
  if (kind === 'product') return (data as ProductDetail).related;
  return [];
}

function asDetail(product: Product): ProductDetail {
  return {
    ...product,
    variants: product.variants.map(variant => ({ ...variant, sku: '', weight: 0, size: [0, 0, 0] })),
    images: [product.image],
    description: '',
    categories: [product.category],
    flags: [],
    attributes: [],
    related: [],
  };
}

/** A product's page: at once from a list that has it (`isPartial`), the rest as soon as it is there. */
export function useProduct(lang: Language, slug: string) {
  const queryClient = useQueryClient();
  const known = useMemo(() => productFromLists(queryClient, lang, slug), [queryClient, lang, slug]);
  const { data, dataUpdatedAt, error, refetch } = useQuery(catalogueQueries.product(lang, slug));
  return {
    product: data ?? known,
    isPartial: data === undefined,
    updatedAt: dataUpdatedAt,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
