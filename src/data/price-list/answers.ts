import type { QueryClient } from '@tanstack/react-query';
import type { Brand, Category, Product, Suggestion } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import { ageClock } from '../age-clock.ts';
import type { PhoneList } from '../catalogue/phone-catalogue.ts';
import type { KnownProduct } from '../catalogue/product-of-list.ts';
import type { ProductFilters } from '../catalogue/queries.ts';
import type { Seen } from '../catalogue/seen-product.ts';
import { seenCatalogue } from '../catalogue/seen-products.ts';
import { freightQueries } from '../freight/queries.ts';
import type { Goods, WantedGoods, WantedLine } from '../quick-order/wanted.ts';
import { shopClock } from '../shop-clock.ts';
import type { QuestionKind, Questions, Subject } from './engine.ts';
import { EngineError } from './engine-error.ts';
import { priceLists } from './price-lists.ts';
import { priceListClient } from './worker-client.ts';

/** Answers of the price list on this phone, in the shape of the shop's own. Each is undefined where there is no list, or it can't be read. */
export interface PriceListAnswers {
  /** Milliseconds since the epoch when the list was right. */
  readonly at: number;
  list(filters: ProductFilters): Promise<PhoneList | undefined>;
  product(slug: string): Promise<KnownProduct | undefined>;
  suggestions(text: string): Promise<readonly Suggestion[] | undefined>;
  categories(): Promise<readonly Category[] | undefined>;
  brands(): Promise<readonly Brand[] | undefined>;
  /** Goods that the lines of an order may be, by line. */
  wanted(lines: readonly WantedLine[]): Promise<readonly WantedGoods[] | undefined>;
}

/** The list of a language as pages ask it; undefined where there is none. */
export async function priceListAnswers(queryClient: QueryClient, lang: Language): Promise<PriceListAnswers | undefined> {
  const about = await priceLists.read(lang);
  if (about === null) return undefined;
  const at = shopClock.orUnknown(shopClock.fromShop(about.checkedAt));
  const seen = await seenOf(queryClient, lang);
  const subject = subjectOf({ lang, version: about.version, at }, seen);

  async function ask<Kind extends QuestionKind>(
    question: Kind,
    own: Questions[Kind]['ask'],
  ): Promise<Questions[Kind]['answer'] | undefined> {
    try {
      return await (await priceListClient()).ask(subject, question, own);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      priceLists.lose(lang, error.fault);
      return undefined;
    }
  }

  return {
    at,
    async list(filters) {
      const regency = filters.deliver_to ?? '';
      const rates = regency === '' ? undefined : await queryClient.ensureQueryData(freightQueries.rates(regency)).catch(() => undefined);
      const list = await ask('list', { filters, rates, now: ageClock.now() });
      return list && { ...list, products: list.products.map(product => withSeenIds(product, seen)) };
    },
    async product(slug) {
      const found = await ask('product', { slug });
      return found && { ...found, product: withSeenIds(found.product, seen) };
    },
    suggestions: text => ask('suggestions', { text }),
    categories: () => ask('categories', {}),
    brands: () => ask('brands', {}),
    wanted: async lines => (await ask('wanted', { lines }))?.map(each => withSeenGoods(each, seen)),
  };
}

/** The same object as long as nothing changed: the worker takes a list in once. */
function subjectOf(head: Omit<Subject, 'newer'>, seen: readonly Seen[]): Subject {
  if (known?.seen === seen && known.subject.lang === head.lang && known.subject.version === head.version && known.subject.at === head.at)
    return known.subject;
  known = { seen, subject: { ...head, newer: seen.filter(({ at }) => at > head.at) } };
  return known.subject;
}
let known: { readonly seen: readonly Seen[]; readonly subject: Subject } | undefined;

const KINDS: readonly unknown[] = ['products', 'all-products', 'product'];
const read = new WeakMap<QueryClient, Map<Language, Promise<readonly Seen[]>>>();

/** What this phone has seen, read anew only after the shop has answered something: a customer who types must not read the whole disk by the letter. */
function seenOf(queryClient: QueryClient, lang: Language): Promise<readonly Seen[]> {
  let own = read.get(queryClient);
  if (own === undefined) {
    const made: Map<Language, Promise<readonly Seen[]>> = new Map();
    own = made;
    read.set(queryClient, made);
    queryClient.getQueryCache().subscribe(event => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (event.query.queryKey[0] === 'catalogue' && KINDS.includes(event.query.queryKey[2])) made.clear();
    });
  }
  const reading = own.get(lang) ?? seenCatalogue(queryClient, lang).then(({ products }) => products);
  own.set(lang, reading);
  return reading;
}

function withSeenGoods({ goods, chosen, ...rest }: WantedGoods, seen: readonly Seen[]): WantedGoods {
  const withId = ({ product, variant }: Goods): Goods => {
    const id = seen.find(each => each.product.slug === product.slug)?.product.variants.find(({ name }) => name === variant.name)?.id;
    return { product, variant: id === undefined ? variant : { ...variant, id } };
  };
  return { ...rest, goods: goods.map(withId), ...(chosen === undefined ? {} : { chosen: withId(chosen) }) };
}

/** Variants that the phone knows by the shop's own ids keep them: they may be in the cart already. */
function withSeenIds<Any extends Product>(product: Any, seen: readonly Seen[]): Any {
  const own = seen.find(each => each.product.slug === product.slug)?.product;
  if (own === undefined || own.id === product.id) return product;
  const variants = product.variants.map(variant => {
    const id = own.variants.find(({ name }) => name === variant.name)?.id;
    return id === undefined ? variant : { ...variant, id };
  });
  const meant = product.variants.findIndex(({ id }) => id === product.variant);
  return { ...product, id: own.id, variants, ...(meant === -1 ? {} : { variant: variants[meant]?.id }) };
}
