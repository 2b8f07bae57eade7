import type { brands, categories } from '#server/db/schema/catalogue.ts';
import type { ModelRow } from '../model-store.ts';
import { Columns, type ProductFigures } from './columns.ts';
import { Orders } from './sort-orders.ts';
import { Vocabulary } from './vocabulary.ts';
import { addDocument, WordIndex } from './word-index.ts';

type BrandRow = typeof brands.$inferSelect;
type CategoryRow = typeof categories.$inferSelect;

/**
 * Everything on sale as lists, filters, facets and search need it: figures in typed arrays and an index of words. Products go by their
 * ordinal, which follows their ids. A card's names, prices and stock are not here: they are read from the database.
 */
export interface CatalogueModel {
  readonly ids: readonly string[];
  readonly ordinals: ReadonlyMap<string, number>;
  readonly columns: Columns;
  readonly orders: Orders;
  /** In the order in which the shop shows them. */
  readonly categories: readonly CategoryRow[];
  /** By slug. */
  readonly brands: readonly BrandRow[];
  readonly categoriesBySlug: ReadonlyMap<string, CategoryRow>;
  readonly brandsBySlug: ReadonlyMap<string, BrandRow>;
  /** Ordinals of each product's brand and second-level category. */
  readonly brandOf: Uint16Array;
  readonly categoryOf: Uint16Array;
  readonly words: WordIndex;
  readonly vocabulary: Vocabulary;
  /** Names and groups of each product in plain words. */
  readonly texts: readonly string[];
}

export interface ModelParts {
  readonly categories: readonly CategoryRow[];
  readonly brands: readonly BrandRow[];
  /** How many products have each word worth suggesting. */
  readonly wordWeights: ReadonlyMap<string, number>;
}

/** Puts a model together; products are added in batches, in the order of their ids, so that requests don't wait for a large catalogue. */
export class ModelBuilder {
  readonly #rows: Omit<ModelRow, 'search' | 'searchText'>[] = [];
  readonly #texts: string[] = [];
  readonly #postings = new Map<string, number[]>();

  add(rows: readonly ModelRow[]): void {
    for (const { search, searchText, ...row } of rows) {
      addDocument(this.#postings, this.#rows.length, search);
      this.#texts.push(searchText);
      this.#rows.push(row);
    }
  }

  build({ categories: categoryRows, brands: brandRows, wordWeights }: ModelParts): CatalogueModel {
    const columns = new Columns(this.#rows.length);
    for (const [product, row] of this.#rows.entries()) columns.set(product, row);
    const brandOrdinals = new Map(brandRows.map(({ slug }, ordinal) => [slug, ordinal]));
    const categoryOrdinals = new Map(categoryRows.map(({ slug }, ordinal) => [slug, ordinal]));
    const words = new WordIndex(this.#postings);
    const ids = this.#rows.map(({ id }) => id);
    return {
      ids,
      ordinals: new Map(ids.map((id, ordinal) => [id, ordinal])),
      columns,
      orders: new Orders(columns),
      categories: categoryRows,
      brands: brandRows,
      categoriesBySlug: new Map(categoryRows.map(row => [row.slug, row])),
      brandsBySlug: new Map(brandRows.map(row => [row.slug, row])),
      brandOf: Uint16Array.from(this.#rows, ({ brand }) => brandOrdinals.get(brand) ?? 0),
      categoryOf: Uint16Array.from(this.#rows, ({ category }) => categoryOrdinals.get(category) ?? 0),
      words,
      vocabulary: new Vocabulary(words, wordWeights),
      texts: this.#texts,
    };
  }
}

/**
 * Takes changed figures over.
 * @returns false where a product is new: then the model must be built anew
 */
export function applyFigures(model: CatalogueModel, figures: readonly ProductFigures[]): boolean {
  const changed = new Set<number>();
  for (const row of figures) {
    const product = model.ordinals.get(row.id);
    if (product === undefined && row.isActive) return false;
    if (product === undefined) continue;
    model.columns.set(product, row);
    changed.add(product);
  }
  if (changed.size > 0) model.orders.move(changed);
  return true;
}
