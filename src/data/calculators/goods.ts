import { type QueryClient, type QueryKey, queryOptions, type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import type { Product, ProductDetail } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import type { Need } from '#lib/calculators/job.ts';
import { offersOf } from '#lib/calculators/offers.ts';
import { roleOf } from '#lib/calculators/roles.ts';
import { catalogueQueries, type ProductFilters } from '../catalogue/queries.ts';
import { answerOrPhone, isOutOfReach } from '../out-of-reach.ts';

/** What is in stock of a category; a hundred products of one are more than a calculator can use. */
const filtersOf = (category: string): ProductFilters => ({ category, in_stock: true, without_facets: true, limit: 100 });

const goodsQuery = (queryClient: QueryClient, lang: Language, category: string) => {
  const queryKey = ['calculator-goods', lang, category];
  return queryOptions({
    queryKey,
    queryFn: async (): Promise<readonly Product[]> => {
      const asked = queryClient.fetchQuery({ ...catalogueQueries.products(lang, filtersOf(category)), retry: false });
      const { products } = await answerOrPhone(asked, async () => {
        const list = await (await import('../catalogue/phone-search.ts')).searchPhone(queryClient, lang, filtersOf(category));
        return list.total > 0 || list.isWhole ? afterPhone(queryClient, queryKey, asked, list) : undefined;
      });
      return products;
    },
    ...askedAgain,
  });
};

/** A product with its attributes, which say what it covers. A card that this phone has seen says less, so that the shop is waited for. */
const detailQuery = (queryClient: QueryClient, lang: Language, { slug }: Product) =>
  queryOptions({
    queryKey: ['calculator-product', lang, slug],
    queryFn: async (): Promise<ProductDetail> => {
      try {
        return await queryClient.fetchQuery({ ...catalogueQueries.product(lang, slug), retry: false });
      } catch (error) {
        if (!isOutOfReach(error)) throw error;
        const known = await (await import('../catalogue/phone-search.ts')).productFromPhone(queryClient, lang, slug);
        if (known === undefined) throw error;
        // The key facts of a card are for a pack of no said size and for any number of coats: the table is nearer.
        return known.attributes.length === 0 ? { ...known, facts: [] } : known;
      }
    },
    ...askedAgain,
  });

/** Asked for again whenever the line comes back: what the phone had is no answer of today, and one of the shop is at hand for a minute anyway. */
const askedAgain = { retry: false, staleTime: 0 } as const;

/** The phone's answer for now; the shop's late one takes its place. */
function afterPhone<Answer>(queryClient: QueryClient, queryKey: QueryKey, asked: Promise<unknown>, answer: Answer): Answer {
  asked.then(
    () => queryClient.invalidateQueries({ queryKey, exact: true }),
    () => undefined,
  );
  return answer;
}

/** Whether answers of several questions are there, and a way to ask again for those that failed. */
export interface Asked {
  readonly isLoading: boolean;
  /** One could not be asked: neither the shop nor this phone knows it. */
  readonly isMissing: boolean;
  readonly retry: () => void;
}

const askedOf = (answers: readonly Pick<UseQueryResult, 'isPending' | 'isLoadingError' | 'refetch'>[]): Asked => ({
  isLoading: answers.some(({ isPending }) => isPending),
  isMissing: answers.some(({ isLoadingError }) => isLoadingError),
  retry: () => answers.forEach(({ isLoadingError, refetch }) => void (isLoadingError && refetch())),
});

/** Goods for the needs of a job: from the shop, without a line from the price list or what this phone has seen. */
export interface CalculatorGoods extends Asked {
  readonly products: readonly Product[];
}

export function useCalculatorGoods(lang: Language, needs: readonly Need[]): CalculatorGoods {
  const queryClient = useQueryClient();
  const categories = [...new Set(needs.flatMap(({ role }) => roleOf(role).goods?.map(({ category }) => category) ?? []))];
  const answers = useQueries({ queries: categories.map(category => goodsQuery(queryClient, lang, category)) });
  return { products: answers.flatMap(({ data = [] }) => data), ...askedOf(answers) };
}

export interface Statements extends Asked {
  /** Attributes and key facts. */
  readonly bySlug: ReadonlyMap<string, Pick<ProductDetail, 'facts' | 'attributes'>>;
}

/** What the chosen goods state of themselves: of those that are still asked for nothing, so that the table counts until then. */
export function useStatements(lang: Language, products: readonly Product[]): Statements {
  const queryClient = useQueryClient();
  const details = useQueries({ queries: products.map(product => detailQuery(queryClient, lang, product)) });
  const found = products.flatMap((product, at) => {
    // A price list on the phone has attributes in its lists, too.
    const statement = details[at]?.data ?? ('attributes' in product ? (product as ProductDetail) : undefined);
    return statement === undefined ? [] : [[product.slug, statement] as const];
  });
  return { bySlug: new Map(found), ...askedOf(details) };
}

/** The offer of a need: the chosen one, else the cheapest by content. */
export function chosenOffer(need: Need, products: readonly Product[], key: string | undefined) {
  const offers = offersOf(need, products);
  return { offers, offer: offers.find(each => each.key === key) ?? offers[0] };
}
