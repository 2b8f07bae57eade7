import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';
import { apiOf } from '../cache/query-client.ts';

/** Comes with the first request: what a page shows first lies in its HTML. */
const reviewsContract = () => loadChunk(import('#contract/reviews.ts'));

/** Reviews of a product that come at a time. */
const FEW = 5;
const OWN = 25;

export const reviewQueries = {
  /** A product's reviews behind 'load more'. @param rating only those with so many stars; null for all */
  ofProduct: (lang: Language, slug: string, rating: number | null) =>
    infiniteQueryOptions({
      queryKey: ['catalogue', lang, 'reviews', slug, rating],
      queryFn: async ({ meta, signal, pageParam }) =>
        apiOf(meta).call((await reviewsContract()).productReviewsEndpoint, {
          params: { slug },
          query: { lang, rating, limit: FEW, offset: pageParam },
          signal,
        }),
      initialPageParam: 0,
      // Kept reviews are shown at once and asked for anew all the same, so that a customer finds their own review among them.
      staleTime: 0,
      getNextPageParam: (last, pages) => {
        const loaded = pages.reduce((sum, page) => sum + page.reviews.length, 0);
        return last.reviews.length === 0 || loaded >= last.total ? undefined : loaded;
      },
    }),

  /** The customer's own review of one product, or that they may write one. */
  ownOf: (lang: Language, slug: string) =>
    queryOptions({
      queryKey: [...persistedKeys.ownReviews.beginning, lang, slug],
      queryFn: async ({ meta, signal }) =>
        apiOf(meta).call((await reviewsContract()).ownReviewsEndpoint, { query: { lang, product: slug }, signal }),
      staleTime: 0,
    }),

  /** The customer's reviews and what waits for one, both page by page. */
  own: (lang: Language) =>
    infiniteQueryOptions({
      queryKey: [...persistedKeys.ownReviews.beginning, lang],
      queryFn: async ({ meta, signal, pageParam }) =>
        apiOf(meta).call((await reviewsContract()).ownReviewsEndpoint, { query: { lang, limit: OWN, offset: pageParam }, signal }),
      initialPageParam: 0,
      getNextPageParam: ({ total, waiting_total }, pages) =>
        pages.length * OWN < Math.max(total, waiting_total) ? pages.length * OWN : undefined,
      // An order is received outside this app.
      staleTime: 0,
    }),
};
