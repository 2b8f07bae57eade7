import { type QueryClient, queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import type { Product, ProductDetail } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import type { Need } from '#lib/calculators/job.ts';
import { offersOf } from '#lib/calculators/offers.ts';
import { roleOf } from '#lib/calculators/roles.ts';
import { catalogueQueries, type ProductFilters } from '../catalogue/queries.ts';
import { answerOrPhone } from '../out-of-reach.ts';

/** What is in stock of a category; a hundred products of one are more than a calculator can use. */
const filtersOf = (category: string): ProductFilters => ({ category, in_stock: true, without_facets: true, limit: 100 });

const goodsQuery = (queryClient: QueryClient, lang: Language, category: string) =>
  queryOptions({
    queryKey: ['calculator-goods', lang, category],
    queryFn: async (): Promise<readonly Product[]> => {
      const asked = queryClient.fetchQuery({ ...catalogueQueries.products(lang, filtersOf(category)), retry: false });
      const { products } = await answerOrPhone(asked, async () => {
        const list = await (await import('../catalogue/phone-search.ts')).searchPhone(queryClient, lang, filtersOf(category));
        return list.total > 0 || list.isWhole ? list : undefined;
      });
      return products;
    },
    retry: false,
  });

/** A product with its attributes, which say what it covers. */
const detailQuery = (queryClient: QueryClient, lang: Language, product: Product) =>
  queryOptions({
    queryKey: ['calculator-product', lang, product.slug],
    queryFn: async (): Promise<ProductDetail> =>
      answerOrPhone(queryClient.fetchQuery({ ...catalogueQueries.product(lang, product.slug), retry: false }), async () =>
        (await import('../catalogue/phone-search.ts')).productFromPhone(queryClient, lang, product.slug),
      ),
    retry: false,
  });

/** Goods for the needs of a job: from the shop, without a line from the price list or what this phone has seen. */
export interface CalculatorGoods {
  readonly products: readonly Product[];
  readonly isLoading: boolean;
  /** A category could not be asked for: neither the shop nor this phone has its prices. */
  readonly isMissing: boolean;
  /** Asks once more for what could not be asked for. */
  readonly retry: () => void;
}

export function useCalculatorGoods(lang: Language, needs: readonly Need[]): CalculatorGoods {
  const queryClient = useQueryClient();
  const categories = [...new Set(needs.flatMap(({ role }) => roleOf(role).goods?.map(({ category }) => category) ?? []))];
  const answers = useQueries({ queries: categories.map(category => goodsQuery(queryClient, lang, category)) });
  return {
    products: answers.flatMap(({ data = [] }) => data),
    isLoading: answers.some(({ isPending }) => isPending),
    isMissing: answers.some(({ isError }) => isError),
    retry: () => answers.forEach(({ isError, refetch }) => void (isError && refetch())),
  };
}

/** What the chosen goods state of themselves, by slug; those of a list alone have no attributes. @param slugs of products with a statement to be used */
export function useStatements(
  lang: Language,
  products: readonly Product[],
): ReadonlyMap<string, Pick<ProductDetail, 'facts' | 'attributes'>> {
  const queryClient = useQueryClient();
  const details = useQueries({ queries: products.map(product => detailQuery(queryClient, lang, product)) });
  return new Map(
    products.map((product, at) => [product.slug, details[at]?.data ?? { facts: product.facts, attributes: attributesOf(product) }]),
  );
}

/** A price list on the phone has them in its lists, too. */
const attributesOf = (product: Product | ProductDetail) => ('attributes' in product ? product.attributes : []);

/** The offer of a need: the chosen one, else the cheapest by content. */
export function chosenOffer(need: Need, products: readonly Product[], key: string | undefined) {
  const offers = offersOf(need, products);
  return { offers, offer: offers.find(each => each.key === key) ?? offers[0] };
}
