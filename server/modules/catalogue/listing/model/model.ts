import { Columns, type ProductFigures } from '#lib/listing/columns.ts';
import type { Listing } from '#lib/listing/listing.ts';
import { Orders } from '#lib/listing/orders.ts';
import { type CatalogueIndex, IndexBuilder } from '#lib/search/catalogue-index.ts';
import type { brands, categories } from '#server/db/schema/catalogue.ts';
import type { ModelRow } from '../model-store.ts';

type BrandRow = typeof brands.$inferSelect;
export type CategoryRow = typeof categories.$inferSelect;

/**
 * Everything on sale as lists, filters, facets and search need it: figures in typed arrays and an index of words. Products go by their
 * ordinal, which follows their ids. A card's names, prices and stock are not here: they are read from the database.
 */
export interface CatalogueModel extends Listing<CategoryRow, BrandRow> {
  readonly categoriesBySlug: ReadonlyMap<string, CategoryRow>;
  readonly brandsBySlug: ReadonlyMap<string, BrandRow>;
  /** What products are found by; the phone has the same. */
  readonly index: CatalogueIndex;
}

export interface Groups {
  /** All of both levels, in the order in which the shop shows them. */
  readonly categories: readonly CategoryRow[];
  /** By slug. */
  readonly brands: readonly BrandRow[];
}

/** Puts a model together; products are added in batches, in the order of their ids, so that requests don't wait for a large catalogue. */
export class ModelBuilder {
  readonly #rows: (ProductFigures & { readonly brand: string; readonly category: string })[] = [];
  readonly #index = new IndexBuilder();
  readonly #groups: Groups;
  readonly #brandsBySlug: ReadonlyMap<string, BrandRow>;
  readonly #categoriesBySlug: ReadonlyMap<string, CategoryRow>;

  constructor(groups: Groups) {
    this.#groups = groups;
    this.#brandsBySlug = new Map(groups.brands.map(row => [row.slug, row]));
    this.#categoriesBySlug = new Map(groups.categories.map(row => [row.slug, row]));
  }

  add(rows: readonly ModelRow[]): void {
    for (const { texts, variantTexts, ...row } of rows) {
      const category = this.#categoriesBySlug.get(row.category);
      const top = this.#categoriesBySlug.get(category?.parent ?? '');
      const both = (group: CategoryRow | undefined) => (group === undefined ? [] : [group.nameId, group.nameEn]);
      this.#index.add({
        ...texts,
        brand: this.#brandsBySlug.get(row.brand)?.name ?? '',
        categories: both(category),
        wide: both(top),
        variants: variantTexts,
      });
      this.#rows.push(row);
    }
  }

  build(): CatalogueModel {
    const { brands: brandRows, categories: categoryRows } = this.#groups;
    const index = this.#index.build();
    const columns = new Columns(this.#rows.length, index.firstVariant);
    for (const [product, row] of this.#rows.entries()) columns.set(product, row);
    const brandOrdinals = new Map(brandRows.map(({ slug }, ordinal) => [slug, ordinal]));
    const categoryOrdinals = new Map(categoryRows.map(({ slug }, ordinal) => [slug, ordinal]));
    const ids = this.#rows.map(({ id }) => id);
    return {
      ids,
      ordinals: new Map(ids.map((id, ordinal) => [id, ordinal])),
      columns,
      orders: new Orders(columns),
      categories: categoryRows,
      brands: brandRows,
      categoriesBySlug: this.#categoriesBySlug,
      brandsBySlug: this.#brandsBySlug,
      brandOf: Uint16Array.from(this.#rows, ({ brand }) => brandOrdinals.get(brand) ?? 0),
      categoryOf: Uint16Array.from(this.#rows, ({ category }) => categoryOrdinals.get(category) ?? 0),
      index,
    };
  }
}

/**
 * Takes changed figures over.
 * @returns false where a product or a variant is new, or out of sale: then the model must be built anew
 */
export function applyFigures(model: CatalogueModel, figures: readonly ProductFigures[]): boolean {
  const changed = new Set<number>();
  for (const row of figures) {
    const product = model.ordinals.get(row.id);
    if (product === undefined && row.isActive) return false;
    if (product === undefined) continue;
    if (!model.columns.set(product, row)) return false;
    changed.add(product);
  }
  if (changed.size > 0) model.orders.move(changed);
  return true;
}
