import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ProductQuery } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { apiOf } from '../cache/query-client.ts';

/** Comes with the first request: what a page shows first lies in its HTML. */
const catalogueContract = () => loadChunk(import('#contract/catalogue.ts'));

/** Filters of a list; what is left out is unfiltered. */
export type ProductFilters = Partial<Omit<ProductQuery, 'lang'>>;

/** Everything public of the catalogue. Keys start with 'catalogue' and the language. */
export const catalogueQueries = {
  all: (lang: Language) => ['catalogue', lang] as const,

  categories: (lang: Language) =>
    queryOptions({
      queryKey: ['catalogue', lang, 'categories'],
      queryFn: async ({ meta, signal }) =>
        (await apiOf(meta).call((await catalogueContract()).categoriesEndpoint, { query: { lang }, signal })).categories,
      staleTime: 3_600_000,
    }),

  /** The top categories for the home page's rail: an eighth of both levels with their counts. */
  topCategories: (lang: Language) =>
    queryOptions({
      queryKey: ['catalogue', lang, 'top-categories'],
      queryFn: async ({ meta, signal }) =>
        (await apiOf(meta).call((await catalogueContract()).categoriesEndpoint, { query: { lang }, signal })).categories.map(
          ({ slug, name, image_url }) => ({ slug, name, image_url }),
        ),
      staleTime: 3_600_000,
    }),

  brands: (lang: Language) =>
    queryOptions({
      queryKey: ['catalogue', lang, 'brands'],
      queryFn: async ({ meta, signal }) =>
        (await apiOf(meta).call((await catalogueContract()).brandsEndpoint, { query: { lang }, signal })).brands,
      staleTime: 3_600_000,
    }),

  products: (lang: Language, filters: ProductFilters) =>
    queryOptions({
      queryKey: ['catalogue', lang, 'products', filters],
      queryFn: async ({ meta, signal }) =>
        apiOf(meta).call((await catalogueContract()).productsEndpoint, { query: { ...filters, lang }, signal }),
      placeholderData: keepPreviousData,
    }),

  /** All products, page by page behind 'load more'. */
  allProducts: (lang: Language, limit = 12) =>
    infiniteQueryOptions({
      queryKey: ['catalogue', lang, 'all-products', 'after', limit],
      queryFn: async ({ meta, signal, pageParam }) =>
        apiOf(meta).call((await catalogueContract()).productsEndpoint, {
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
      queryFn: async ({ meta, signal }) =>
        apiOf(meta).call((await catalogueContract()).productEndpoint, { params: { slug }, query: { lang }, signal }),
    }),

  suggestions: (lang: Language, search: string) =>
    queryOptions({
      queryKey: ['catalogue', lang, 'suggestions', search],
      queryFn: async ({ meta, signal }) =>
        (await apiOf(meta).call((await catalogueContract()).suggestionsEndpoint, { query: { lang, search }, signal })).suggestions,
      enabled: search.trim().length >= 2,
      placeholderData: keepPreviousData,
      retry: false,
    }),
};
