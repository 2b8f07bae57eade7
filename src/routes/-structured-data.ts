import type { AggregateOffer, BlogPosting, BreadcrumbList, Graph, Offer, OnlineStore, Product, Thing, WebSite } from 'schema-dts';
import type { ProductDetail } from '#contract/catalogue.ts';
import type { Article } from '#contract/content.ts';
import type { SiteInfo } from '#contract/site.ts';
import { isBuyable } from '#lib/buyable.ts';
import { discountedPrice } from '#lib/money.ts';
import { countedUnit, partsOf } from '#lib/sold-unit.ts';

/** Full addresses of what a page describes, of its picture, and of the shop's home. */
export interface Addresses {
  readonly page: string;
  readonly picture: string;
  readonly home: string;
}

/** A name and the full address that it leads to. */
export type Step = readonly [name: string, address: string];

/** Structured data of a page: schema.org's terms, as JSON-LD. */
export function graph(things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

export function describeShop(site: SiteInfo, description: string, { home, picture }: Addresses): [OnlineStore, WebSite] {
  const { name, email, phone, socials } = site;
  const sameAs = socials.map(({ link }) => link);
  return [
    {
      '@type': 'OnlineStore',
      name,
      description,
      url: home,
      logo: picture,
      sameAs,
      ...(email && { email }),
      ...(phone && { telephone: phone }),
    },
    { '@type': 'WebSite', name, url: home },
  ];
}

export function describeProduct(product: ProductDetail, { page, picture }: Addresses): Product {
  const { name, description, brand, rating, rating_count: reviewCount, is_discontinued: isDiscontinued } = product;
  return {
    '@type': 'Product',
    name,
    description,
    image: picture,
    brand: { '@type': 'Brand', name: brand.name },
    ...(isDiscontinued ? {} : { offers: offersOf(product, page) }),
    ...(reviewCount === 0 ? {} : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount } }),
  };
}

/** UN/CEFACT's codes of the units that half units are halves of. */
const UNIT_CODES: Readonly<Record<string, string>> = { kg: 'KGM', m: 'MTR', m3: 'MTQ' };

/**
 * Prices in rupiah with VAT, for one sold unit after its discount: of the variants that can be bought, or of all where none can.
 * One of half units says so.
 */
function offersOf({ variants }: ProductDetail, url: string): Offer | AggregateOffer {
  const buyable = variants.filter(isBuyable);
  const offered = buyable.length > 0 ? buyable : variants;
  const prices = offered.map(({ price, discount }) => discountedPrice(price, discount));
  const availability = buyable.length > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock';
  const common = { priceCurrency: 'IDR', availability } as const;
  const [lowPrice, highPrice] = [Math.min(...prices), Math.max(...prices)];
  const sold = offered[0]?.unit ?? '';
  const [unit, parts] = [countedUnit(sold), partsOf(sold)];
  const referenceQuantity = { '@type': 'QuantitativeValue', value: 1 / parts, unitCode: UNIT_CODES[unit] ?? unit } as const;
  const perPart = { '@type': 'UnitPriceSpecification', price: lowPrice, priceCurrency: 'IDR', referenceQuantity } as const;
  return prices.length === 1
    ? { '@type': 'Offer', url, price: lowPrice, ...(parts > 1 ? { priceSpecification: perPart } : {}), ...common }
    : { '@type': 'AggregateOffer', url, lowPrice, highPrice, offerCount: prices.length, ...common };
}

export function describeArticle(
  { title, summary, published_at: datePublished }: Article,
  name: string,
  { page, picture, home }: Addresses,
): BlogPosting {
  const author = { '@type': 'Organization', name, url: home } as const;
  return { '@type': 'BlogPosting', headline: title, description: summary, url: page, image: picture, datePublished, author };
}

/** The way from the shop's first level down to a page. */
export function trail(steps: readonly Step[]): BreadcrumbList {
  const itemListElement = steps.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item }) as const);
  return { '@type': 'BreadcrumbList', itemListElement };
}
