import type { Suggestion } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import type { Executor } from '#server/db/client.ts';
import { selectBrandCounts, selectCategoryCounts } from './detail-store.ts';
import { selectNames } from './list-store.ts';
import { planSearch } from './search.ts';
import { nameIn } from './view.ts';
import { queryWords, wordsOf } from './words.ts';

const MAXIMUM = 8;
/** Categories and brands lead to whole lists; more than these would leave no room for products. */
const MAXIMUM_GROUPS = 2;

/** At most eight completions of what is being typed, mistakes tolerated: categories, brands, then products. */
export async function suggest(db: Executor, typed: string, language: Language): Promise<Suggestion[]> {
  const plan = await planSearch(db, typed.slice(0, 100));
  if (plan.kind === 'all') return [];
  const words = queryWords(plan.kind === 'words' && plan.didYouMean !== null ? plan.didYouMean : typed);
  const counted = await selectCategoryCounts(db);
  const filled = new Set(counted.filter(row => row.products > 0).flatMap(({ category }) => [category.slug, category.parent]));
  const categories = counted
    .filter(({ category }) => filled.has(category.slug))
    .filter(({ category }) => isBegun([category.nameId, category.nameEn], words))
    .map(({ category }): Suggestion => ({ type: 'category', slug: category.slug, name: nameIn(language, category) }));
  const brands = (await selectBrandCounts(db))
    .filter(({ brand }) => isBegun([brand.name], words))
    .map(({ brand }): Suggestion => ({ type: 'brand', slug: brand.slug, name: brand.name }));
  const groups = [...categories.slice(0, MAXIMUM_GROUPS), ...brands.slice(0, MAXIMUM_GROUPS)];
  const products = await selectNames(db, plan, MAXIMUM - groups.length);
  return [...groups, ...products.map((row): Suggestion => ({ type: 'product', slug: row.slug, name: nameIn(language, row) }))];
}

/** Whether each typed word begins a word of one of the names. */
function isBegun(names: readonly string[], typed: readonly string[]): boolean {
  return names.some(name => {
    const words = wordsOf(name);
    return typed.every(start => words.some(word => word.startsWith(start)));
  });
}
