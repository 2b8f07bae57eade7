import { choose } from './choose.ts';
import { everything } from './filters.ts';
import type { CatalogueModel } from './model.ts';

const RELATED = 6;

/** Ordinals of others of a product's category, or, where it is the last of its kind, of the category above. */
export function similarProducts(
  model: CatalogueModel,
  product: { readonly id: string; readonly category: string; readonly topCategory: string },
): readonly number[] {
  const othersOf = (category: string) =>
    choose(model, { ...everything, category }, null, { limit: RELATED + 1, offset: 0 })
      .page.filter(ordinal => model.ids[ordinal] !== product.id)
      .slice(0, RELATED);
  const alike = othersOf(product.category);
  return alike.length > 0 ? alike : othersOf(product.topCategory);
}

/** Slugs of the brands and of the categories of both levels that have products on sale: only these have a page. */
export function listedGroups(model: CatalogueModel): { readonly brands: ReadonlySet<string>; readonly categories: ReadonlySet<string> } {
  const { inBrand, inCategory } = choose(model, everything, null, { limit: 0, offset: 0 });
  const children = model.categories.filter((_, ordinal) => (inCategory[ordinal] ?? 0) > 0);
  return {
    brands: new Set(model.brands.flatMap(({ slug }, ordinal) => ((inBrand[ordinal] ?? 0) > 0 ? [slug] : []))),
    categories: new Set(children.flatMap(({ slug, parent }) => (parent === null ? [slug] : [slug, parent]))),
  };
}
