import type { Language } from '#contract/endpoint.ts';
import { catalogueQueries } from './queries.ts';

const shelf = { limit: 10, without_facets: true } as const;

/** The shelves of the home page; all products come in pages of a dozen with 'load more'. */
export const homeQueries = {
  bestSellers: (lang: Language) => catalogueQueries.products(lang, { ...shelf, sort: 'best_selling' }),
  promotion: (lang: Language) => catalogueQueries.products(lang, { ...shelf, promotion: true, sort: 'best_selling' }),
  newest: (lang: Language) => catalogueQueries.products(lang, { ...shelf, sort: 'newest' }),
};
