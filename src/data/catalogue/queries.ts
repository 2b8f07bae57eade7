import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  brandsEndpoint,
  categoriesEndpoint,
  type ProductQuery,
  productEndpoint,
  productsEndpoint,
  suggestionsEndpoint,
} from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import { keepOnPhone, pagesOf } from '../kept-queries.ts';
import { apiOf } from '../query-client.ts';

keepOnPhone(['catalogue', null, 'categories'], categoriesEndpoint.answer.entries.categories);
keepOnPhone(['catalogue', null, 'brands'], brandsEndpoint.answer.entries.brands);
keepOnPhone(['catalogue', null, 'products'], productsEndpoint.answer);
keepOnPhone(['catalogue', null, 'all-products'], pagesOf(productsEndpoint.answer));
keepOnPhone(['catalogue', null, 'product'], productEndpoint.answer);

/** Filters of a list; what is left out is unfiltered. */
export type ProductFilters = Partial<Omit<ProductQuery, 'lang'>>;

/** Everything public of the catalogue. Keys start with 'catalogue' and the language. */
export const catalogueQueries = {
  all: (lang: Language) => ['catalogue', lang] as const,

  categories: (lang: Language) =>
    queryOptions({
      queryKey: ['catalogue', lang, 'categories'],
      queryFn: async ({ meta, signal }) => (await apiOf(meta).call(categoriesEndpoint, { query: { lang }, signal })).categories,
      staleTime: 3_600_000,
    }),

  brands: (lang: Language) =>
    queryOptions({
      queryKey: ['catalogue', lang, 'brands'],
      queryFn: async ({ meta, signal }) => (await apiOf(meta).call(brandsEndpoint, { query: { lang }, signal })).brands,
      staleTime: 3_600_000,
    }),

  products: (lang: Language, filters: ProductFilters) =>
    queryOptions({
      queryKey: ['catalogue', lang, 'products', filters],
      queryFn: ({ meta, signal }) => apiOf(meta).call(productsEndpoint, { query: { ...filters, lang }, signal }),
      placeholderData: keepPreviousData,
    }),

  /** All products, page by page behind 'load more'. */
  allProducts: (lang: Language, limit = 12) =>
    infiniteQueryOptions({
      queryKey: ['catalogue', lang, 'all-products', 'after', limit],
      queryFn: ({ meta, signal, pageParam }) =>
        apiOf(meta).call(productsEndpoint, {
          query: { lang, sort: 'best_selling', without_facets: true, limit, ...pageParam },
          signal,
        }),
      initialPageParam: { offset: 0, after: '' },
      getNextPageParam: (last, pages) => {
        const loaded = pages.reduce((sum, page) => sum + page.products.length, 0);
        const after = last.products.at(-1)?.id;
        return after === undefined || loaded >= last.total ? undefined : { offset: loaded, after };
      },
    }),

  product: (lang: Language, slug: string) =>
    queryOptions({
      queryKey: ['catalogue', lang, 'product', slug],
      queryFn: ({ meta, signal }) => apiOf(meta).call(productEndpoint, { params: { slug }, query: { lang }, signal }),
    }),

  suggestions: (lang: Language, search: string) =>
    queryOptions({
      queryKey: ['catalogue', lang, 'suggestions', search],
      queryFn: async ({ meta, signal }) => (await apiOf(meta).call(suggestionsEndpoint, { query: { lang, search }, signal })).suggestions,
      enabled: search.trim().length >= 2,
      placeholderData: keepPreviousData,
      retry: false,
    }),
};
