import type { Suggestion } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import { choose } from '#lib/listing/choose.ts';
import { everything } from '#lib/listing/filters.ts';
import { begunGroups } from '#lib/listing/groups.ts';
import { wordsOf } from '#lib/search/catalogue-index.ts';
import { search } from '#lib/search/search.ts';
import type { CatalogueModel } from './listing/model/model.ts';
import { selectNames } from './product/card-store.ts';
import { nameIn } from './product/view.ts';
import type { CatalogueSource } from './service.ts';

const MAXIMUM = 8;
/** Categories and brands lead to whole lists; more than these would leave no room for products. */
const MAXIMUM_GROUPS = 2;

/** At most eight completions of what is being typed, mistakes tolerated: categories, brands, then products. */
export async function suggest({ db, reader }: CatalogueSource, text: string, language: Language): Promise<Suggestion[]> {
  const model = await reader.current();
  const { hits, didYouMean } = search(model.index, text, model.columns.isOnSale);
  if (hits === null) return [];
  const groups = suggestGroups(model, wordsOf(didYouMean ?? text), language);
  const { page } = choose(model, everything, hits, { limit: MAXIMUM - groups.length, offset: 0 });
  const ids = page.map(product => model.ids[product] ?? '');
  const rows = ids.length === 0 ? [] : await selectNames(db, ids);
  const products = ids.flatMap(id => rows.find(row => row.id === id) ?? []);
  return [...groups, ...products.map((row): Suggestion => ({ type: 'product', slug: row.slug, name: nameIn(language, row) }))];
}

/** Categories and brands with goods whose names begin with what was typed. */
function suggestGroups(model: CatalogueModel, words: readonly string[], language: Language): Suggestion[] {
  const begun = begunGroups(model, words, ({ nameId, nameEn }) => [nameId, nameEn]);
  const categories = begun.categories.map((row): Suggestion => ({ type: 'category', slug: row.slug, name: nameIn(language, row) }));
  const brands = begun.brands.map(({ slug, name }): Suggestion => ({ type: 'brand', slug, name }));
  return [...categories.slice(0, MAXIMUM_GROUPS), ...brands.slice(0, MAXIMUM_GROUPS)];
}
