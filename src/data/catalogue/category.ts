import type { Category } from '#contract/catalogue.ts';

type SubCategory = Category['children'][number];

/** A category of either level by its slug, with the top category above it. */
export function findCategory(categories: readonly Category[], slug: string): { category: Category | SubCategory; top: Category } | null {
  for (const top of categories) {
    if (top.slug === slug) return { category: top, top };
    const child = top.children.find(each => each.slug === slug);
    if (child !== undefined) return { category: child, top };
  }
  return null;
}
