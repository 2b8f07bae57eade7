import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { Thing } from 'schema-dts';
import type { Variant } from '#contract/catalogue.ts';
import { findCategory } from '#data/catalogue/category.ts';
import { chosenVariant } from '#data/catalogue/price.ts';
import { filtersOf } from '#data/catalogue/product-search.ts';
import { catalogueQueries } from '#data/catalogue/queries.ts';
import { blogFilters, contentQueries } from '#data/content/queries.ts';
import { siteQueries } from '#data/site/queries.ts';
import { defaultLanguage } from '#i18n/i18n.ts';
import { languageOf } from '#i18n/use-language.ts';
import type { AppRouter } from '../boot/router.tsx';
import type { AddressIn } from './page-address.ts';
import { type Addresses, describeArticle, describeProduct, describeShop, type Step, trail } from './structured-data.ts';

/** What programs are told of a page besides its words. */
export interface PageFacts {
  readonly type: 'website' | 'article' | 'product';
  /** Full address of a picture that any program can read. */
  readonly picture: string;
  readonly things: readonly Thing[];
  /** False for a page that search engines shall not list. */
  readonly isListed?: boolean;
  /** In place of the page's own. */
  readonly description?: string;
}

/** Things that the page of a list is described by. */
const EXAMPLES = 3;

interface Sources {
  readonly router: AppRouter;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  readonly addressIn: AddressIn;
}

/** What is known of the page on show, from the answers that it was drawn with. */
export function factsOf({ router, queryClient, i18n, addressIn }: Sources): PageFacts {
  const language = languageOf(i18n.locale);
  const at = (path: string) => addressIn(language, path);
  const addresses = (path: string, picture: string): Addresses => ({ page: at(path), picture, home: at('/') });
  const categoryStep = ({ name, slug }: { name: string; slug: string }): Step => [name, at(`/categories/${slug}`)];
  const sign = addressIn(defaultLanguage, '/icons/icon-512.png');
  // Messengers read no SVG, and some nothing but JPEG.
  const pictureAt = (url: string | undefined, variant?: Pick<Variant, 'look'> | null) => {
    const look = variant?.look;
    const size = { w: 1280, ...(look !== undefined && { variant: look }) };
    return url === undefined ? sign : addressIn(defaultLanguage, url.replace(/\?.*$/, '.jpg'), size);
  };

  const examples = (names: readonly string[]) => names.slice(0, EXAMPLES).join(', ');
  const forSale = (name: string, list: readonly { name: string }[] = []): Pick<PageFacts, 'description'> => {
    const things = examples(list.map(each => each.name));
    if (things === '') return {};
    return { description: i18n._(msg`${name}: ${things} and more. Prices include VAT, shipping by weight and zone.`) };
  };

  const plain = { type: 'website', picture: sign, things: [] } as const;
  const match = router.state.matches.at(-1);
  switch (match?.routeId) {
    case '/': {
      const site = queryClient.getQueryData(siteQueries.info(language).queryKey);
      const [banner] = queryClient.getQueryData(siteQueries.banners(language).queryKey) ?? [];
      const things = site === undefined ? [] : describeShop(site, site[`description_${language}`], addresses('/', sign));
      return { type: 'website', picture: pictureAt(banner?.image.url), things };
    }
    case '/product/$product': {
      const product = queryClient.getQueryData(catalogueQueries.product(language, match.params.product).queryKey);
      if (product === undefined) break;
      const chosen = chosenVariant(product, match.search.variant ?? '');
      const facts = addresses(`/product/${product.slug}`, pictureAt(product.image.url, chosen));
      const steps = [...product.categories.map(categoryStep), [product.name, facts.page] as const];
      const things = [describeProduct(product, facts), trail(steps)];
      return { type: 'product', picture: facts.picture, things, isListed: !product.is_discontinued };
    }
    case '/categories/$category': {
      const categories = queryClient.getQueryData(catalogueQueries.categories(language).queryKey) ?? [];
      const found = findCategory(categories, match.params.category);
      if (found === null) break;
      const steps = [...new Set([found.top, found.category])].map(categoryStep);
      const filters = filtersOf(match.search, { category: match.params.category });
      const list = queryClient.getQueryData(catalogueQueries.products(language, filters).queryKey);
      return {
        type: 'website',
        picture: pictureAt(found.category.image_url),
        things: [trail(steps)],
        ...forSale(found.category.name, list?.products),
      };
    }
    case '/brands/$brand': {
      const brands = queryClient.getQueryData(catalogueQueries.brands(language).queryKey) ?? [];
      const brand = brands.find(({ slug }) => slug === match.params.brand);
      if (brand === undefined) break;
      const steps: Step[] = [
        [i18n._(msg`Brands`), at('/brands')],
        [brand.name, at(`/brands/${brand.slug}`)],
      ];
      return { type: 'website', picture: pictureAt(brand.image_url), things: [trail(steps)] };
    }
    case '/products': {
      const list = queryClient.getQueryData(catalogueQueries.products(language, filtersOf(match.search)).queryKey);
      return { ...plain, ...forSale(i18n._(msg`Products`), list?.products) };
    }
    case '/categories/':
      return { ...plain, ...forSale(i18n._(msg`Categories`), queryClient.getQueryData(catalogueQueries.categories(language).queryKey)) };
    case '/brands/':
      return { ...plain, ...forSale(i18n._(msg`Brands`), queryClient.getQueryData(catalogueQueries.brands(language).queryKey)) };
    case '/blog': {
      const list = queryClient.getQueryData(contentQueries.articles(language, blogFilters(match.search)).queryKey)?.articles ?? [];
      const titles = examples(list.map(({ title }) => title));
      return titles === '' ? plain : { ...plain, description: i18n._(msg`Advice on building and mending: ${titles} and more.`) };
    }
    case '/blog_detail/$slug': {
      const article = queryClient.getQueryData(contentQueries.article(language, match.params.slug).queryKey);
      if (article === undefined) break;
      const facts = addresses(`/blog_detail/${article.slug}`, pictureAt(article.image.url));
      const steps: Step[] = [
        [i18n._(msg`Blog`), at('/blog')],
        [article.title, facts.page],
      ];
      return { type: 'article', picture: facts.picture, things: [describeArticle(article, facts), trail(steps)] };
    }
  }
  return plain;
}
