import type { ProductList } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import { catalogueQueries } from './queries.ts';

const shelf = { limit: 10, without_facets: true } as const;

/** A young shop's best sellers are only those that it has sold. */
const soldOf = (list: ProductList): ProductList => ({ ...list, products: list.products.filter(({ sold_count }) => sold_count > 0) });

/** The shelves of the home page; all products come in pages of a dozen with 'load more'. */
export const homeQueries = {
  bestSellers: (lang: Language) => ({ ...catalogueQueries.products(lang, { ...shelf, sort: 'best_selling' }), select: soldOf }),
  promotion: (lang: Language) => catalogueQueries.products(lang, { ...shelf, promotion: true, sort: 'best_selling' }),
  newest: (lang: Language) => catalogueQueries.products(lang, { ...shelf, sort: 'newest' }),
};
