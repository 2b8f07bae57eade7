import type { Suggestion } from '#contract/catalogue.ts';
import type { Language } from '#contract/endpoint.ts';
import { suggested } from '#lib/listing/suggest.ts';
import { selectNames } from './product/card-store.ts';
import { nameIn } from './product/view.ts';
import type { CatalogueSource } from './service.ts';

/** At most eight completions of what is being typed, mistakes tolerated: categories, brands, then products. */
export async function suggest({ db, reader }: CatalogueSource, text: string, language: Language): Promise<Suggestion[]> {
  const model = await reader.current();
  const { categories, brands, products } = suggested(model, text, ({ nameId, nameEn }) => [nameId, nameEn]);
  const ids = products.map(product => model.ids[product] ?? '');
  const rows = ids.length === 0 ? [] : await selectNames(db, ids);
  return [
    ...categories.map((row): Suggestion => ({ type: 'category', slug: row.slug, name: nameIn(language, row) })),
    ...brands.map(({ slug, name }): Suggestion => ({ type: 'brand', slug, name })),
    ...ids.flatMap(id => {
      const row = rows.find(each => each.id === id);
      return row === undefined ? [] : [{ type: 'product' as const, slug: row.slug, name: nameIn(language, row) }];
    }),
  ];
}
