import { choose } from './choose.ts';
import { everything } from './filters.ts';
import type { Listing } from './listing.ts';

const RELATED = 6;

/** Ordinals of others of a product's category, or, where it is the last of its kind, of the category above. */
export function similarProducts(
  listing: Listing,
  product: { readonly id: string; readonly category: string; readonly topCategory: string },
): readonly number[] {
  const othersOf = (category: string) =>
    choose(listing, { ...everything, category }, null, { limit: RELATED + 1, offset: 0 })
      .page.filter(ordinal => listing.ids[ordinal] !== product.id)
      .slice(0, RELATED);
  const alike = othersOf(product.category);
  return alike.length > 0 ? alike : othersOf(product.topCategory);
}

/** Slugs of the brands and of the categories of both levels that have products on sale: only these have a page. */
export function listedGroups(listing: Listing): { readonly brands: ReadonlySet<string>; readonly categories: ReadonlySet<string> } {
  const { inBrand, inCategory } = choose(listing, everything, null, { limit: 0, offset: 0 });
  const children = listing.categories.filter((_, ordinal) => (inCategory[ordinal] ?? 0) > 0);
  return {
    brands: new Set(listing.brands.flatMap(({ slug }, ordinal) => ((inBrand[ordinal] ?? 0) > 0 ? [slug] : []))),
    categories: new Set(children.flatMap(({ slug, parent }) => (parent === null ? [slug] : [slug, parent]))),
  };
}
