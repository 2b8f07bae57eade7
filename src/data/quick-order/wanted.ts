import type { DetailVariant, Product, Variant } from '#contract/catalogue.ts';

/** The most goods that a line is offered to choose from. */
export const MOST_GOODS = 24;

/** A variant of a product as an order's line takes it. */
export interface Goods {
  readonly product: Pick<Product, 'slug' | 'name' | 'image' | 'flags'>;
  readonly variant: Variant | DetailVariant;
}

/** What an order's line asks for. */
export interface WantedLine {
  readonly words: string;
  /** What the customer chose for the same words before: slug of the product and name of the variant. */
  readonly chosen?: { readonly slug: string; readonly variant: string } | undefined;
}

/** What it may be. */
export interface WantedGoods {
  /** At most `MOST_GOODS` of `total`, the best first. */
  readonly goods: readonly Goods[];
  readonly total: number;
  /** Whether they have every word and size that was asked for; else they are the nearest that there is. */
  readonly isExact: boolean;
  /** There may be others in the shop, which could not be asked. */
  readonly isPartial?: boolean;
  /** A brand that was asked for and that the shop doesn't carry. */
  readonly askedBrand: string | null;
  /** What was chosen before, where it is still sold. */
  readonly chosen?: Goods;
}
