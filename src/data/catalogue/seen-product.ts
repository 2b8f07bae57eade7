import type { Category, Product, ProductDetail } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import { discountedPrice } from '#lib/money.ts';
import type { PhoneBrand, PhoneCategory, PhoneProduct } from './phone-catalogue.ts';
import { asDetail } from './product-of-list.ts';

/** A product with the moment of its answer, in milliseconds since the epoch. */
export interface Seen {
  readonly product: Product & Pick<ProductDetail, 'is_discontinued'>;
  readonly at: number;
}

/** The youngest word on each product that this phone has seen, those that are no longer sold as well, and the categories as it knows them. */
export interface SeenCatalogue {
  readonly products: readonly Seen[];
  readonly categories: readonly Category[];
}

/** A product that was seen, as lists are chosen from it. */
export function phoneProductOf({ product, at }: Seen, lang: Language): PhoneProduct {
  return {
    slug: product.slug,
    brand: product.brand,
    category: product.category,
    texts: {
      // The index wants Indonesian first: the head of a name stands elsewhere in English.
      names: lang === 'en' ? ['', product.name] : [product.name],
      facts: product.facts,
      attributes: [],
    },
    variants: product.variants.map(({ name, price, discount, stock }) => ({
      name,
      paid: discountedPrice(price, discount),
      inStock: stock > 0,
    })),
    sold: product.sold_count,
    rating: Math.round(product.rating * 100),
    ratings: product.rating_count,
    since: 0,
    isPromoted: product.variants.some(({ discount }) => discount > 0),
    at,
    view: () => detailOf(product),
  };
}

/** With what its page is to show, as far as this phone knows. */
const detailOf = (product: Product): ProductDetail => ('attributes' in product ? (product as ProductDetail) : asDetail(product));

/** Categories and brands of products that were seen: what the shop said of its categories, and what products say of their own. */
export function groupsOfSeen({ products, categories }: SeenCatalogue): {
  readonly categories: readonly PhoneCategory[];
  readonly brands: readonly PhoneBrand[];
} {
  const tree = categories.flatMap(({ children, ...top }) => [
    { ...top, parent: null },
    ...children.map(child => ({ ...child, parent: top.slug })),
  ]);
  const named = products.map(({ product }) => ({ ...product.category, image_url: '', parent: null }));
  const known = new Map(
    [...named, ...tree].map(({ slug, name, image_url, parent }) => [slug, { slug, name, names: [name], parent, imageUrl: image_url }]),
  );
  const brands = new Map(products.map(({ product }) => [product.brand.slug, { ...product.brand, image_url: '' }]));
  return { categories: [...known.values()], brands: [...brands.values()] };
}
