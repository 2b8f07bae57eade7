import type { Columns } from './columns.ts';
import type { Orders } from './orders.ts';

/** A category as lists need it; `parent` is the slug of the category above, null for a top one. */
export interface ListedCategory {
  readonly slug: string;
  readonly parent: string | null;
}

export interface ListedBrand {
  readonly slug: string;
  readonly name: string;
}

/**
 * All products that a list is chosen from, as filters, facets and orders need them: the shop's whole catalogue on the server, on a phone what
 * lies there. Products go by their ordinal, which follows their ids, so that both sides break ties alike.
 */
export interface Listing<Category extends ListedCategory = ListedCategory, Brand extends ListedBrand = ListedBrand> {
  readonly ids: readonly string[];
  readonly ordinals: ReadonlyMap<string, number>;
  readonly columns: Columns;
  readonly orders: Orders;
  /** In the order in which the shop shows them. */
  readonly categories: readonly Category[];
  /** By slug. */
  readonly brands: readonly Brand[];
  /** Ordinals of each product's brand and own category. */
  readonly brandOf: Uint16Array;
  readonly categoryOf: Uint16Array;
}
