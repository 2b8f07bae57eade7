import type { Brand, Category, ProductDetail, Suggestion } from '#contract/catalogue.ts';
import type { FreightRates } from '#contract/shipping.ts';
import { applyDeltaSteps } from '#lib/price-list/delta.ts';
import { allAtOnce } from '#lib/price-list/steps.ts';
import { type PriceList, PriceListError } from '#lib/price-list/types.ts';
import { unpack } from '#lib/price-list/unpack.ts';
import { isBrought } from '../catalogue/is-brought.ts';
import { PhoneCatalogue, type PhoneList, type PhoneProduct } from '../catalogue/phone-catalogue.ts';
import type { ProductFilters } from '../catalogue/queries.ts';
import { groupsOfSeen, phoneProductOf, type Seen } from '../catalogue/seen-product.ts';
import type { WantedGoods, WantedLine } from '../quick-order/wanted.ts';
import { EngineError } from './engine-error.ts';
import { pricedDetail, pricedGroups, pricedPhoneProduct } from './priced-product.ts';

/** The list that questions are about. */
export interface Subject {
  readonly lang: PriceList['lang'];
  /** Of the list as the page knows it: another one is read anew. */
  readonly version: string;
  /** Milliseconds since the epoch when the shop last said that this is its list. */
  readonly at: number;
  /** What this phone has seen later than that: it wins, product by product. */
  readonly newer: readonly Seen[];
}

/** A question with its answer, by kind. */
export interface Questions {
  list: {
    readonly ask: { readonly filters: ProductFilters; readonly rates?: FreightRates | undefined; readonly now: number };
    readonly answer: PhoneList;
  };
  product: {
    readonly ask: { readonly slug: string };
    readonly answer: { readonly product: ProductDetail; readonly at: number } | undefined;
  };
  suggestions: { readonly ask: { readonly text: string }; readonly answer: readonly Suggestion[] };
  categories: { readonly ask: Readonly<Record<string, never>>; readonly answer: readonly Category[] };
  brands: { readonly ask: Readonly<Record<string, never>>; readonly answer: readonly Brand[] };
  wanted: { readonly ask: { readonly lines: readonly WantedLine[] }; readonly answer: readonly WantedGoods[] };
}
export type QuestionKind = keyof Questions;

/** A list that was put together, read once more so that nothing replaces a good copy that can't be read. */
export interface CheckedList {
  readonly bytes: Uint8Array;
  readonly catalogue: string;
  readonly version: string;
  readonly madeAt: number;
}

/** Reads the packed price list of this phone and answers from it: in a worker, or on the page where there is none. */
export class PriceListEngine {
  readonly #read: (lang: string) => Promise<Uint8Array | undefined>;
  #subject: Subject | null = null;
  #catalogue: PhoneCatalogue | null = null;

  constructor(read: (lang: string) => Promise<Uint8Array | undefined>) {
    this.#read = read;
  }

  /** What the next questions are about. */
  about(subject: Subject): void {
    this.#subject = subject;
    this.#catalogue = null;
  }

  /** @throws EngineError */
  async ask<Kind extends QuestionKind>(kind: Kind, ask: Questions[Kind]['ask']): Promise<Questions[Kind]['answer']> {
    this.#catalogue ??= await this.#load();
    const catalogue = this.#catalogue;
    const answers: { readonly [Each in QuestionKind]: (own: Questions[Each]['ask']) => Questions[Each]['answer'] } = {
      list: ({ filters, rates, now }) => catalogue.list(filters, rates && (product => isBrought(rates, product, now))),
      product: ({ slug }) => catalogue.product(slug),
      suggestions: ({ text }) => catalogue.suggest(text),
      categories: () => catalogue.categories(),
      brands: () => catalogue.brands(),
      wanted: ({ lines }) => catalogue.wanted(lines),
    };
    return answers[kind](ask);
  }

  async #load(): Promise<PhoneCatalogue> {
    const subject = this.#subject;
    if (subject === null) throw new EngineError('gone');
    // Another tab may have brought a newer one meanwhile, which is as good.
    return catalogueOf(await this.#unpacked(subject.lang), subject);
  }

  async #unpacked(lang: string): Promise<PriceList> {
    const bytes = await this.#read(lang);
    if (bytes === undefined) throw new EngineError('gone');
    return readable(() => unpack(bytes));
  }

  /** Reads a list that came whole. @throws EngineError */
  check(bytes: Uint8Array): CheckedList {
    const { catalogue, version, madeAt } = readable(() => unpack(bytes));
    return { bytes, catalogue, version, madeAt };
  }

  /** The list of this phone with the changes since. @throws EngineError */
  async patch(lang: string, delta: Uint8Array): Promise<CheckedList> {
    const before = await this.#unpacked(lang);
    const { list, packed } = readable(() => allAtOnce(applyDeltaSteps(before, delta)));
    return { bytes: packed, catalogue: list.catalogue, version: list.version, madeAt: list.madeAt };
  }
}

function readable<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new EngineError(error instanceof PriceListError ? error.fault : 'damaged');
  }
}

function catalogueOf(list: PriceList, { at, newer, lang }: Subject): PhoneCatalogue {
  const own = pricedGroups(list);
  const seen = groupsOfSeen({ products: newer, categories: [] });
  const groups = {
    categories: [...own.categories, ...missing(seen.categories, own.categories)],
    brands: [...own.brands, ...missing(seen.brands, own.brands)],
  };
  return new PhoneCatalogue(productsOf(list, { at, newer, lang }), groups, true);
}

function missing<Group extends { readonly slug: string }>(groups: readonly Group[], known: readonly Group[]): readonly Group[] {
  return groups.filter(({ slug }) => !known.some(each => each.slug === slug));
}

function* productsOf(list: PriceList, { at, newer, lang }: Omit<Subject, 'version'>): Generator<PhoneProduct> {
  const later = new Map(newer.map(each => [each.product.slug, each]));
  for (const product of list.products) {
    const priced = pricedPhoneProduct(list, product, at);
    const seen = later.get(product.slug);
    later.delete(product.slug);
    if (seen === undefined) yield priced;
    else if (!seen.product.is_discontinued) yield merged(priced, phoneProductOf(seen, lang), pricedDetail(list, product).attributes);
  }
  // Newer than the list altogether.
  for (const seen of later.values()) if (!seen.product.is_discontinued) yield phoneProductOf(seen, lang);
}

/** Prices and stock as they were seen, found by all that the list knows of the product. */
function merged(priced: PhoneProduct, seen: PhoneProduct, attributes: ProductDetail['attributes']): PhoneProduct {
  const { texts, since, isPromoted } = priced;
  return {
    ...seen,
    texts,
    since,
    isPromoted,
    view: () => {
      const view = seen.view();
      return view.attributes.length > 0 ? view : { ...view, attributes };
    },
  };
}
