import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DataTag, QueryClient } from '@tanstack/react-query';
import type { MakeRouteMatchUnion } from '@tanstack/react-router';
import type { Thing } from 'schema-dts';
import type { ProductDetail, Variant } from '#contract/catalogue.ts';
import { findCategory } from '#data/catalogue/category.ts';
import { filtersOf } from '#data/catalogue/product-search.ts';
import { catalogueQueries } from '#data/catalogue/queries.ts';
import { blogFilters, contentQueries } from '#data/content/queries.ts';
import { siteQueries } from '#data/site/queries.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { type AppLanguage, defaultLanguage } from '#i18n/i18n.ts';
import { unitWord } from '#i18n/unit-words.ts';
import { languageOf } from '#i18n/use-language.ts';
import { chosenVariant } from '#lib/buyable.ts';
import { discountedPrice } from '#lib/money.ts';
import { type Addresses, describeArticle, describeProduct, describeShop, type Step, trail } from './-structured-data.ts';

/** Data on a page for other programs. */
export interface PageFacts {
  readonly type: 'website' | 'article' | 'product';
  /** Full address of a picture that any program can read. */
  readonly picture: string;
  /** Whether it is a card of 1200 by 630 pixels that the server draws for shared links. */
  readonly isCard?: boolean;
  /** The title of a shared link, in place of the page's own. */
  readonly cardTitle?: string;
  readonly things: readonly Thing[];
  /** False for a page that search engines shall not list. */
  readonly isListed?: boolean;
  /** In place of the page's own. */
  readonly description?: string;
}

/** Writes a page's full address; `lang` names the language in it unless it is Indonesian, so that each has one. */
export type AddressIn = (language: AppLanguage, path: string, search?: Readonly<Record<string, unknown>>) => string;

/** The answers that a page was drawn with, and how its addresses are written. */
interface Sources {
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  readonly addressIn: AddressIn;
}

type Match = MakeRouteMatchUnion;
type Page = ReturnType<typeof pageOf>;
type Describe<Id extends Match['routeId']> = (match: Extract<Match, { routeId: Id }>, page: Page) => PageFacts;

/** Products or articles that the description of a list names. */
const EXAMPLES = 3;

const unlisted = (_match: unknown, { plain }: Page): PageFacts => ({ ...plain, isListed: false });

/** The description of each route that has more to tell than its title. */
const describers: { readonly [Id in Match['routeId']]?: Describe<Id> } = {
  '/': (_match, { answer, language, addresses, icon, plain }) => {
    const site = answer(siteQueries.info(language));
    const things = site === undefined ? [] : describeShop(site, site[`description_${language}`], addresses('/', icon));
    return { ...plain, things };
  },
  '/product/$product': ({ params, search }, { answer, language, i18n, addresses, pictureAt, cardAt, categoryStep, plain }) => {
    const product = answer(catalogueQueries.product(language, params.product));
    if (product === undefined) return plain;
    const chosen = chosenVariant(product, search.variant ?? '');
    const facts = addresses(`/product/${product.slug}`, pictureAt(product.image.url, chosen));
    const steps = [...product.categories.map(categoryStep), [product.name, facts.page] as const];
    const things = [describeProduct(product, facts), trail(steps)];
    const card = cardAt(`products/${product.slug}`, { variant: search.variant === chosen?.id ? chosen?.id : undefined });
    return { type: 'product', ...card, ...priced(i18n, product, chosen), things, isListed: !product.is_discontinued };
  },
  '/categories/$category': ({ params, search }, { answer, language, cardAt, categoryStep, forSale, plain }) => {
    const found = findCategory(answer(catalogueQueries.categories(language)) ?? [], params.category);
    if (found === null) return plain;
    const steps = [...new Set([found.top, found.category])].map(categoryStep);
    const list = answer(catalogueQueries.products(language, filtersOf(search, { category: params.category })));
    const card = cardAt(`categories/${params.category}`);
    return { type: 'website', ...card, things: [trail(steps)], ...forSale(found.category.name, list?.products) };
  },
  '/brands/$brand': ({ params }, { answer, language, i18n, at, pictureAt, plain }) => {
    const brand = answer(catalogueQueries.brands(language))?.find(({ slug }) => slug === params.brand);
    if (brand === undefined) return plain;
    const steps: Step[] = [
      [i18n._(msg`Brands`), at('/brands')],
      [brand.name, at(`/brands/${brand.slug}`)],
    ];
    return { type: 'website', picture: pictureAt(brand.image_url), things: [trail(steps)] };
  },
  '/products': ({ search }, { answer, language, i18n, forSale, plain }) => {
    const list = answer(catalogueQueries.products(language, filtersOf(search)));
    return { ...plain, ...forSale(i18n._(msg`Products`), list?.products) };
  },
  '/categories/': (_match, { answer, language, i18n, forSale, plain }) => ({
    ...plain,
    ...forSale(i18n._(msg`Categories`), answer(catalogueQueries.categories(language))),
  }),
  '/brands/': (_match, { answer, language, i18n, forSale, plain }) => ({
    ...plain,
    ...forSale(i18n._(msg`Brands`), answer(catalogueQueries.brands(language))),
  }),
  '/shared-list/$token': unlisted,
  '/quotations/': unlisted,
  '/quotations/$id': unlisted,
  '/quotations/letterhead': unlisted,
  '/blog': ({ search }, { answer, language, i18n, plain }) => {
    const list = answer(contentQueries.articles(language, blogFilters(search)))?.articles ?? [];
    const titles = examples(list.map(({ title }) => title));
    return titles === '' ? plain : { ...plain, description: i18n._(msg`Advice on building and mending: ${titles} and more.`) };
  },
  '/blog_detail/$slug': ({ params }, { answer, language, i18n, at, addresses, pictureAt, plain }) => {
    const article = answer(contentQueries.article(language, params.slug));
    if (article === undefined) return plain;
    const facts = addresses(`/blog_detail/${article.slug}`, pictureAt(article.image.url));
    const steps: Step[] = [
      [i18n._(msg`Blog`), at('/blog')],
      [article.title, facts.page],
    ];
    return {
      type: 'article',
      picture: facts.picture,
      things: [describeArticle(article, answer(siteQueries.info(language))?.name ?? '', facts), trail(steps)],
    };
  },
};

/**
 * The facts of the page on show, from the answers that it was drawn with. For the server only: no route
 * imports it.
 */
export function describePage(match: Match | undefined, sources: Sources): PageFacts {
  const page = pageOf(sources);
  // The record's type pairs each route with its own description, which an index by a union can't follow.
  const describe = match && (describers[match.routeId] as Describe<Match['routeId']> | undefined);
  return describe === undefined ? page.plain : describe(match as never, page);
}

/** The helpers of a description. */
function pageOf({ queryClient, i18n, addressIn }: Sources) {
  const language = languageOf(i18n.locale);
  const at = (path: string) => addressIn(language, path);
  const icon = addressIn(defaultLanguage, '/icons/icon-512.png');
  /** A card for a shared link, in the page's language (`server/modules/share-cards`). */
  const cardAt = (path: string, search: Readonly<Record<string, unknown>> = {}) => ({
    picture: addressIn(language, `/media/cards/${path}.jpg`, search),
    isCard: true,
  });
  return {
    language,
    i18n,
    at,
    /** The facts of a page that has nothing of its own to tell. */
    plain: { type: 'website', ...cardAt('shop'), things: [] } as PageFacts,
    icon,
    cardAt,
    answer: <T>({ queryKey }: { readonly queryKey: DataTag<readonly unknown[], T, Error> }): T | undefined =>
      queryClient.getQueryData(queryKey),
    addresses: (path: string, picture: string): Addresses => ({ page: at(path), picture, home: at('/') }),
    categoryStep: ({ name, slug }: { name: string; slug: string }): Step => [name, at(`/categories/${slug}`)],
    /** Messengers read no SVG, and some nothing but JPEG. */
    pictureAt: (url: string | undefined, variant?: Pick<Variant, 'look'> | null) => {
      const look = variant?.look;
      const size = { w: 1280, ...(look !== undefined && { variant: look }) };
      return url === undefined ? icon : addressIn(defaultLanguage, url.replace(/\?.*$/, '.jpg'), size);
    },
    /** Names a few of the things on a list; nothing where it is empty. */
    forSale: (name: string, list: readonly { name: string }[] = []): Pick<PageFacts, 'description'> => {
      const things = examples(list.map(each => each.name));
      if (things === '') return {};
      return { description: i18n._(msg`${name}: ${things} and more. Prices include VAT, shipping by weight and zone.`) };
    },
  };
}

/** A shared product's title with its size and price, and its description with the price; neither where it is no longer sold. */
function priced(i18n: I18n, { name, description, is_discontinued: isDiscontinued }: ProductDetail, chosen: Variant | null) {
  if (chosen === null || isDiscontinued === true) return {};
  const price = `${formatRupiah(discountedPrice(chosen.price, chosen.discount))}/${unitWord(i18n, chosen.unit)}`;
  const size = name.includes(chosen.name) ? name : `${name} ${chosen.name}`;
  return { cardTitle: `${size} – ${price}`, description: i18n._(msg`${price}, VAT included. ${description}`).trim() };
}

const examples = (names: readonly string[]) => names.slice(0, EXAMPLES).join(', ');
