import { type CatalogueIndex, wordsOf } from '../search/catalogue-index.ts';
import { search } from '../search/search.ts';
import { choose } from './choose.ts';
import { everything } from './filters.ts';
import { filledBrands, filledCategories } from './groups.ts';
import type { ListedBrand, ListedCategory, Listing } from './listing.ts';

const MAXIMUM = 8;
/** Categories and brands lead to whole lists; more than these would leave no room for products. */
const MAXIMUM_GROUPS = 2;

/** Completions of what is being typed. */
export interface Suggested<Category, Brand> {
  readonly categories: readonly Category[];
  readonly brands: readonly Brand[];
  /** Ordinals of products. */
  readonly products: readonly number[];
}

/** At most eight completions of what is being typed, mistakes tolerated. @param namesOf of a category, in every language that there is */
export function suggested<Category extends ListedCategory, Brand extends ListedBrand>(
  listing: Listing<Category, Brand> & { readonly index: CatalogueIndex },
  text: string,
  namesOf: (category: Category) => readonly string[],
): Suggested<Category, Brand> {
  const { hits, didYouMean } = search(listing.index, text, listing.columns.isOnSale);
  if (hits === null) return { categories: [], brands: [], products: [] };
  const typed = wordsOf(didYouMean ?? text);
  const filled = new Set(filledCategories(listing).flatMap(({ group, children }) => [group, ...children.map(child => child.group)]));
  const categories = listing.categories
    .filter(category => filled.has(category) && isBegun(namesOf(category), typed))
    .slice(0, MAXIMUM_GROUPS);
  const brands = filledBrands(listing)
    .flatMap(({ group }) => (isBegun([group.name], typed) ? [group] : []))
    .slice(0, MAXIMUM_GROUPS);
  const limit = MAXIMUM - categories.length - brands.length;
  return { categories, brands, products: choose(listing, everything, hits, { limit, offset: 0 }).page };
}

/** Whether each typed word begins a word of one of the names. */
function isBegun(names: readonly string[], typed: readonly string[]): boolean {
  return names.some(name => {
    const words = wordsOf(name);
    return typed.every(start => words.some(word => word.startsWith(start)));
  });
}
