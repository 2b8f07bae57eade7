import type { Product, ProductDetail } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';

/** A product in the shape of its page, as a list knows it: what lists don't carry is empty. */
export interface KnownProduct {
  readonly product: ProductDetail;
  /** When the list was fetched, in milliseconds since the epoch. */
  readonly at: number;
}

/** Where it lies once it was found on the disk. */
export const phoneKey = (lang: Language, slug: string) => ['phone-product', lang, slug] as const;

export function asDetail(product: Product): ProductDetail {
  return {
    ...product,
    variants: product.variants.map(variant => ({ ...variant, sku: '', weight: 0, size: [0, 0, 0] })),
    images: [product.image],
    description: '',
    categories: product.category.slug === '' ? [] : [product.category],
    flags: [...(product.flags ?? [])],
    attributes: [],
    related: [],
  };
}
