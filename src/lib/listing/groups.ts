import { choose } from './choose.ts';
import { everything } from './filters.ts';
import type { ListedBrand, ListedCategory, Listing } from './listing.ts';

/** A group of goods with the number of products in it. */
export interface Counted<Group> {
  readonly group: Group;
  readonly count: number;
}

const byName = new Intl.Collator('id');

/** Groups with products, the fullest first. @param counts by ordinal of the group */
export function facetsOf<Group extends { readonly slug: string }>(
  groups: readonly Group[],
  counts: Uint32Array,
  nameOf: (group: Group) => string,
) {
  return groups
    .map((group, ordinal) => ({ slug: group.slug, name: nameOf(group), count: counts[ordinal] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.count - left.count || byName.compare(left.name, right.name));
}

/** Both levels of categories that have products on sale, in the shop's order; a top category counts its children's. */
export function filledCategories<Category extends ListedCategory>({ categories, ...listing }: Listing<Category>) {
  const { inCategory } = choose({ categories, ...listing }, everything, null, { limit: 0, offset: 0 });
  const counted = categories.map((group, ordinal): Counted<Category> => ({ group, count: inCategory[ordinal] ?? 0 }));
  return counted
    .filter(({ group }) => group.parent === null)
    .map(({ group: top }) => {
      const children = counted.filter(({ group, count }) => group.parent === top.slug && count > 0);
      return { group: top, count: children.reduce((sum, { count }) => sum + count, 0), children };
    })
    .filter(({ count }) => count > 0);
}

/** Brands that have products on sale, by name. */
export function filledBrands<Brand extends ListedBrand>({ brands, ...listing }: Listing<ListedCategory, Brand>): Counted<Brand>[] {
  const { inBrand } = choose({ brands, ...listing }, everything, null, { limit: 0, offset: 0 });
  return brands
    .map((group, ordinal) => ({ group, count: inBrand[ordinal] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => (left.group.name < right.group.name ? -1 : 1));
}
