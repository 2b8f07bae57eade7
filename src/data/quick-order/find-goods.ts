import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { PhoneCatalogue } from '../catalogue/phone-catalogue.ts';
import { catalogueQueries } from '../catalogue/queries.ts';
import { groupsOfSeen, phoneProductOf, type Seen } from '../catalogue/seen-product.ts';
import { seenCatalogue } from '../catalogue/seen-products.ts';
import { priceListAnswers } from '../price-list/answers.ts';
import type { Goods, WantedGoods, WantedLine } from './wanted.ts';

/** Where goods were looked for: in the price list of this phone, in the shop, or in what this phone has seen. */
export type GoodsSource = 'price_list' | 'shop' | 'seen';

/** What the lines of an order may be, by line. */
export interface FoundGoods {
  readonly lines: readonly WantedLine[];
  readonly goods: readonly WantedGoods[];
  readonly source: GoodsSource;
}

/** Requests to the shop at a time. */
const AT_ONCE = 4;
/** Products that the shop is asked for by line. */
const PRODUCTS = 24;

/** Looks for goods: in the price list where there is one, else in the shop, and without a line in what this phone has seen. */
export async function findGoods(queryClient: QueryClient, lang: Language, lines: readonly WantedLine[]): Promise<FoundGoods> {
  const listed = await (await priceListAnswers(queryClient, lang))?.wanted(lines);
  if (listed !== undefined) return { lines, goods: listed, source: 'price_list' };
  const sold = await soldGoods(queryClient, lang, lines);
  if (sold !== null) return { lines, goods: sold, source: 'shop' };
  const { products } = await seenCatalogue(queryClient, lang);
  // The only hit of what was seen is not the only one of the shop.
  const seen = catalogueOf(products, lang).wanted(lines);
  return { lines, goods: seen.map(each => ({ ...each, isPartial: true })), source: 'seen' };
}

function catalogueOf(seen: readonly Seen[], lang: Language): PhoneCatalogue {
  const products = seen.filter(({ product }) => !product.is_discontinued);
  return new PhoneCatalogue(
    products.map(each => phoneProductOf(each, lang)),
    groupsOfSeen({ products, categories: [] }),
    false,
  );
}

/** Goods by what the shop finds. Messages are Indonesian in an English app as well, and a list of the shop has names of one language only. */
async function soldGoods(queryClient: QueryClient, lang: Language, lines: readonly WantedLine[]): Promise<readonly WantedGoods[] | null> {
  const own = await soldProducts(queryClient, lang, lines);
  if (own === null) return null;
  const goods = catalogueOf(own, lang).wanted(lines);
  const other = lang === 'id' ? null : await soldProducts(queryClient, 'id', lines);
  if (other === null) return goods;
  const products = new Map(own.map(({ product }) => [product.slug, product]));
  const shown = ({ product: { slug }, variant: { id } }: Goods): Goods[] => {
    const product = products.get(slug);
    const variant = product?.variants.find(each => each.id === id);
    return product === undefined || variant === undefined ? [] : [{ product, variant }];
  };
  const indonesian = catalogueOf(other, 'id').wanted(lines);
  return goods.map((each, at) => {
    const found = indonesian[at];
    return found === undefined ? each : inEitherLanguage(each, { ...found, goods: found.goods.flatMap(shown) });
  });
}

/** What either language finds: a single hit among English names is no single one while Indonesian names have others. */
export function inEitherLanguage(own: WantedGoods, other: WantedGoods): WantedGoods {
  const isOwn = own.isExact || !other.isExact;
  const isOther = other.isExact || !own.isExact;
  const known = new Set<string>();
  const goods = [...(isOther ? other.goods : []), ...(isOwn ? own.goods : [])].filter(
    ({ variant: { id } }) => !known.has(id) && known.add(id) !== undefined,
  );
  return {
    ...own,
    goods,
    total: Math.max(goods.length, isOther ? other.total : 0, isOwn ? own.total : 0),
    isExact: own.isExact || other.isExact,
  };
}

/** What the shop finds for each of the words; null where it can't be asked. */
async function soldProducts(queryClient: QueryClient, lang: Language, lines: readonly WantedLine[]): Promise<readonly Seen[] | null> {
  const asked = [...new Set(lines.map(({ words }) => words))];
  const chosen = [...new Set(lines.flatMap(({ chosen: choice }) => (choice === undefined ? [] : [choice.slug])))];
  const reads = [
    ...asked.map(
      search => async () =>
        (
          await queryClient.fetchQuery({
            ...catalogueQueries.products(lang, { search, limit: PRODUCTS, without_facets: true }),
            retry: false,
          })
        ).products,
    ),
    // What was chosen before may be sold no more.
    ...chosen.map(
      slug => async () =>
        queryClient.fetchQuery({ ...catalogueQueries.product(lang, slug), retry: false }).then(
          product => [product],
          () => [],
        ),
    ),
  ];
  const found = new Map<string, Seen>();
  const at = Date.now();
  async function work(): Promise<void> {
    for (let read = reads.shift(); read !== undefined; read = reads.shift())
      for (const product of await read()) found.set(product.slug, { product, at });
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } catch {
    return null;
  }
  return [...found.values()];
}
