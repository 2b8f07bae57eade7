import type { AggregateOffer, BlogPosting, BreadcrumbList, Graph, Offer, OnlineStore, Product, Thing, WebSite } from 'schema-dts';
import type { ProductDetail } from '#contract/catalogue.ts';
import type { Article } from '#contract/content.ts';
import type { SiteInfo } from '#contract/site.ts';
import { discountedPrice } from '#lib/money.ts';

/** Full addresses of what a page describes, of its picture, and of the shop's home. */
export interface Addresses {
  readonly page: string;
  readonly picture: string;
  readonly home: string;
}

/** A name and the full address that it leads to. */
export type Step = readonly [name: string, address: string];

/** What search engines read of a page: schema.org's terms, as JSON-LD. */
export function graph(things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

export function describeShop(site: SiteInfo, description: string, { home, picture }: Addresses): [OnlineStore, WebSite] {
  const { name, email, phone, socials } = site;
  const sameAs = socials.map(({ link }) => link);
  return [
    { '@type': 'OnlineStore', name, description, url: home, logo: picture, email, telephone: phone, sameAs },
    { '@type': 'WebSite', name, url: home },
  ];
}

export function describeProduct(product: ProductDetail, { page, picture }: Addresses): Product {
  const { name, description, brand, rating, rating_count: reviewCount } = product;
  return {
    '@type': 'Product',
    name,
    description,
    image: picture,
    brand: { '@type': 'Brand', name: brand.name },
    offers: offersOf(product, page),
    ...(reviewCount === 0 ? {} : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount } }),
  };
}

/** Prices in rupiah with VAT, for one sold unit after its discount. */
function offersOf({ variants }: ProductDetail, url: string): Offer | AggregateOffer {
  const prices = variants.map(({ price, discount }) => discountedPrice(price, discount));
  const hasStock = variants.some(({ stock }) => stock > 0);
  const common = { priceCurrency: 'IDR', availability: hasStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock' } as const;
  const [lowPrice, highPrice] = [Math.min(...prices), Math.max(...prices)];
  return prices.length === 1
    ? { '@type': 'Offer', url, price: lowPrice, ...common }
    : { '@type': 'AggregateOffer', url, lowPrice, highPrice, offerCount: prices.length, ...common };
}

export function describeArticle({ title, summary, published_at: datePublished }: Article, { page, picture, home }: Addresses): BlogPosting {
  const author = { '@type': 'Organization', name: 'Fondasi', url: home } as const;
  return { '@type': 'BlogPosting', headline: title, description: summary, url: page, image: picture, datePublished, author };
}

/** The way from the shop's first level down to a page. */
export function trail(steps: readonly Step[]): BreadcrumbList {
  const itemListElement = steps.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item }) as const);
  return { '@type': 'BreadcrumbList', itemListElement };
}
