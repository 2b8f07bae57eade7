import type { DetailVariant, Product, Variant } from '#contract/catalogue.ts';
import type { ListGoods, ListLine } from '#contract/lists.ts';
import { type CartLine, type WantedLine, wantedLine } from '#data/cart/model.ts';
import { uuidv7 } from '#lib/ids.ts';
import { discountedPrice } from '#lib/money.ts';
import type { WantedListLine } from './list-payload.ts';

/** Room between neighbours, so that one can be put between two. */
export const POSITION_STEP = 1_024;

/** The place behind all of them. */
export function positionAfter(parts: readonly { readonly position: number }[]): number {
  return parts.reduce((last, { position }) => Math.max(last, position), 0) + POSITION_STEP;
}

/** The variant of a line, by the shop's id or its short number; undefined for words of the customer's own, and where it is not known. */
export function goodsOfLine(
  goods: readonly ListGoods[],
  { product_variant_id: id }: Pick<ListLine, 'product_variant_id'>,
): ListGoods | undefined {
  return id === null ? undefined : goods.find(each => each.id === id || `n${each.number}` === id);
}

/** A variant as a list keeps it, from what a product's page or a list of products knows of it. */
export function goodsOf(product: Pick<Product, 'slug' | 'name' | 'image' | 'flags'>, variant: Variant | DetailVariant): ListGoods {
  return goodsOfWanted(wantedLine(product, variant, 0));
}

/** A variant as a list keeps it, from a line of the cart. */
function goodsOfWanted({ variantId, preview }: WantedLine): ListGoods {
  return {
    id: variantId,
    number: Number(/^n(\d+)$/.exec(variantId)?.[1] ?? 0),
    sku: null,
    name: preview.name,
    product: preview.product,
    image_url: preview.imageUrl,
    unit: preview.unit,
    price: preview.price,
    discount: preview.discount,
    stock: preview.rule.stock,
    min_quantity: preview.rule.minimum,
    step_quantity: preview.rule.step,
    weight: preview.weight,
    size: preview.parcel?.size ?? [0, 0, 0],
    flags: preview.parcel?.flags ?? [],
    is_available: preview.isAvailable,
  };
}

/** A line of the cart that a variant of a list would be. */
export function wantedOfGoods(goods: ListGoods, quantity: number): WantedLine {
  return {
    variantId: goods.id,
    quantity,
    preview: {
      price: goods.price,
      discount: goods.discount,
      name: goods.name,
      product: goods.product,
      imageUrl: goods.image_url,
      unit: goods.unit,
      rule: { stock: goods.stock, minimum: goods.min_quantity, step: goods.step_quantity },
      weight: goods.weight,
      parcel: { size: goods.size, flags: goods.flags },
      isAvailable: goods.is_available,
    },
  };
}

type Beginning = Pick<WantedListLine, 'quantity' | 'position'> & Partial<WantedListLine>;

/** A new line of a variant, with the price that the customer sees now. @param at ISO 8601 moment */
export function newLine(goods: ListGoods, line: Beginning, at: string): WantedListLine {
  const seen_price = { price: discountedPrice(goods.price, goods.discount), at };
  return { ...blank, id: uuidv7(), product_variant_id: goods.id, seen_price, ...line };
}

/** A new line of the customer's own words. */
export const newWords = (text: string, line: Beginning): WantedListLine => ({ ...blank, id: uuidv7(), text, ...line });

/** A line with some of it changed, as the shop's revision that the customer had before them. */
export function changedLine(line: ListLine, change: Partial<WantedListLine>): WantedListLine {
  const { bought: _bought, other: _other, rev, ...wanted } = line;
  return { ...wanted, base: rev, ...change };
}

/** A line that was removed, as a new one: the shop does not know it any more. What orders have brought of it is not counted again. */
export const restoredLine = (line: ListLine): WantedListLine => changedLine(line, { base: 0 });

/** Goods on their way into a list, or words where no goods are known: as a calculator or a product's page has them. */
export interface ListEntry {
  readonly goods: { readonly product: Pick<Product, 'slug' | 'name' | 'image' | 'flags'>; readonly variant: Variant } | null;
  /** The line's own words, where it has no goods. */
  readonly text: string;
  readonly quantity: number;
  readonly need?: WantedListLine['need'];
  readonly source?: WantedListLine['source'];
}

/** Entries as lines of a list. @param after the place behind which they stand @param at ISO 8601 moment */
export function linesOfEntries(entries: readonly ListEntry[], after: number, at: string) {
  const goods = entries.map(each => each.goods && goodsOf(each.goods.product, each.goods.variant));
  const lines = entries.map(({ text, quantity, need = null, source = 'manual' }, index) => {
    const line = { quantity, need, source, position: after + index * POSITION_STEP };
    const own = goods[index];
    return own ? newLine(own, line, at) : newWords(text, line);
  });
  return { lines, goods: [...new Map(goods.flatMap(each => (each === null ? [] : [[each.id, each] as const]))).values()] };
}

/** The lines of a cart as those of a new list. @param at ISO 8601 moment */
export function linesOfCart(lines: readonly (WantedLine & Pick<CartLine, 'quantity'>)[], at: string) {
  const goods = lines.map(goodsOfWanted);
  return {
    goods,
    lines: lines.map(({ quantity }, index) => newLine(goods[index] as ListGoods, { quantity, position: (index + 1) * POSITION_STEP }, at)),
  };
}

const blank: Omit<WantedListLine, 'id' | 'quantity' | 'position'> = {
  section_id: null,
  product_variant_id: null,
  text: '',
  need: null,
  note: '',
  checked: false,
  seen_price: null,
  source: 'manual',
  base: 0,
};
