import type { DetailVariant, Product, Variant } from '#contract/catalogue.ts';
import type { Order, OrderItem } from '#contract/orders.ts';
import type { Unit } from '#contract/units.ts';
import { pictureOf } from '#data/pictures/of-variant.ts';
import { discountedPrice } from '#lib/money.ts';
import { largestQuantity, type QuantityRule } from '#lib/quantity.ts';
import type { WantedLine } from '#storage/wanted-line-schema.ts';

/** A cart line as screens show it. Prices are rupiah for one sold unit, `discount` percent, `weight` grams of one. */
export interface CartLine {
  /** The shop's id; `n12` of a variant that this phone knows from its price list only. */
  readonly variantId: string;
  /** The variant's short number, where the shop has said it. */
  readonly number?: number | undefined;
  /** Null until the server knows the line. */
  readonly itemId: string | null;
  readonly quantity: number;
  readonly price: number;
  readonly discount: number;
  readonly name: string;
  readonly product: { readonly slug: string; readonly name: string };
  readonly imageUrl: string;
  readonly unit: Unit;
  readonly rule: QuantityRule;
  readonly weight: number;
  /** Packed millimetres and flags of the handling, where the phone knows them. */
  readonly parcel?: WantedLine['preview']['parcel'];
  readonly isAvailable: boolean;
  /** An edit of this line has not reached the server. */
  readonly isQueued: boolean;
}

export interface Cart {
  /** Null until the server has made one. */
  readonly id: string | null;
  readonly lines: readonly CartLine[];
  /** Totals of the lines that can be ordered, in rupiah and grams. */
  readonly itemsTotal: number;
  readonly discountTotal: number;
  readonly total: number;
  readonly weight: number;
}

export type { WantedLine };

/** The wanted line of a product's variant. */
export function wantedLine(
  product: Pick<Product, 'slug' | 'name' | 'image' | 'flags'>,
  variant: Variant | DetailVariant,
  quantity: number,
): WantedLine {
  return {
    variantId: variant.id,
    quantity,
    preview: {
      price: variant.price,
      discount: variant.discount,
      name: variant.name,
      product: { slug: product.slug, name: product.name },
      imageUrl: pictureOf(product.image, variant).url,
      unit: variant.unit,
      rule: { stock: variant.stock, minimum: variant.min_quantity, step: variant.step_quantity },
      ...packing(product, variant),
      isAvailable: true,
    },
  };
}

/** Weight and parcel of one sold unit, from a list or from the product's page. */
function packing(
  { flags = [] }: Pick<Product, 'flags'>,
  variant: Variant | DetailVariant,
): Pick<WantedLine['preview'], 'weight' | 'parcel'> {
  const [weight = 0, ...size] = 'weight' in variant ? [variant.weight, ...variant.size] : (variant.parcel ?? []);
  const [length, width, height] = size;
  if (length === undefined || width === undefined || height === undefined) return { weight };
  return { weight, parcel: { size: [length, width, height], flags: [...flags] } };
}

/** Whether a line is of a variant, by its id or by its short number, `n12`. */
export function isOfVariant({ variantId, number }: Pick<CartLine, 'variantId' | 'number'>, id: string): boolean {
  return variantId === id || (number !== undefined && id === `n${number}`);
}

/**
 * The line that an edit is about. A price list names a variant by its number, and another list by the shop's id: where one of two is known by
 * the number alone, product and variant are compared by their names, so that no variant stands in the cart twice.
 */
export function lineOfVariant(lines: readonly CartLine[], { variantId, preview }: WantedLine): CartLine | undefined {
  const isNumbered = (id: string) => /^n\d+$/.test(id);
  return lines.find(
    line =>
      isOfVariant(line, variantId) ||
      (isNumbered(line.variantId) !== isNumbered(variantId) && line.product.slug === preview.product.slug && line.name === preview.name),
  );
}

/** The wanted line of a line that the cart shows already. */
export function changedLine(line: CartLine, quantity: number): WantedLine {
  const { itemId: _item, quantity: _quantity, isQueued: _queued, number: _number, variantId, ...preview } = line;
  return { variantId, quantity, preview };
}

/** A cart line that counts: sold still, and more than none of it. */
export function isCounted(line: CartLine): boolean {
  return line.isAvailable && line.quantity > 0;
}

/** Whether the shop can bring any of it now: sold still, and at least the smallest quantity in stock. */
export function canBeHad({ isAvailable, rule }: Pick<CartLine, 'isAvailable' | 'rule'>): boolean {
  return isAvailable && largestQuantity(rule) > 0;
}

/** Whether the customer left a line for another order. @param laterIds as the checkout's draft has them */
export function isLater(line: Pick<CartLine, 'variantId' | 'number'>, laterIds: readonly string[]): boolean {
  return laterIds.some(id => isOfVariant(line, id));
}

/** Sums what can be ordered. */
export function cartOf(id: string | null, lines: readonly CartLine[]): Cart {
  const counted = lines.filter(isCounted);
  const itemsTotal = counted.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const total = counted.reduce((sum, line) => sum + discountedPrice(line.price, line.discount) * line.quantity, 0);
  const weight = counted.reduce((sum, line) => sum + line.weight * line.quantity, 0);
  return { id, lines, itemsTotal, discountTotal: itemsTotal - total, total, weight };
}

/** The lines of an order as the server tells them. */
export function linesOf(order: Order | null): readonly CartLine[] {
  return (order?.order_items ?? []).map(lineOf);
}

/** A line of an order as screens show it. */
export function lineOf(item: OrderItem): CartLine {
  const variant = item.product_variant;
  return {
    variantId: item.product_variant_id,
    number: variant.number,
    itemId: item.id,
    quantity: item.quantity,
    price: item.price,
    discount: item.discount,
    name: variant.name,
    product: variant.product,
    imageUrl: variant.image_url,
    unit: variant.unit,
    rule: { stock: variant.stock, minimum: variant.min_quantity, step: variant.step_quantity },
    weight: variant.weight,
    parcel: variant.size === undefined ? undefined : { size: variant.size, flags: variant.flags ?? [] },
    isAvailable: variant.is_available,
    isQueued: false,
  };
}
