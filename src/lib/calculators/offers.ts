import { isBuyable } from '../buyable.ts';
import { discountedPrice } from '../money.ts';
import { compare, type Exact, exact, numberOf, over, thousandths } from './exact.ts';
import type { Need, NeedUnit } from './job.ts';
import { type OwnRate, ownAmount } from './own-need.ts';
import { cheapestPacking, type Pack, type Packing } from './packs.ts';
import { type Goods, roleOf, type Sold, sold } from './roles.ts';

/** A variant as the catalogue has it; price in rupiah before the discount in percent. */
export interface GoodsVariant {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly discount: number;
  readonly stock: number;
  readonly unit: string;
  readonly content: { readonly thousandths: number; readonly unit: string } | null;
  readonly min_quantity: number;
  readonly step_quantity: number;
}

export interface GoodsProduct {
  readonly slug: string;
  readonly name: string;
  readonly facts: readonly string[];
  readonly category: { readonly slug: string };
  readonly variants: readonly GoodsVariant[];
}

/** Goods that a need can be met with: the packs of one product in one look, such as a colour. */
export interface Offer<Product extends GoodsProduct = GoodsProduct> {
  /** Names it in an address. */
  readonly key: string;
  readonly product: Product;
  readonly look: string;
  readonly packs: readonly Pack[];
  /** Unit in which the packs hold something. */
  readonly unit: NeedUnit;
  /** Of its largest pack. */
  readonly largest: Exact;
  /** Rupiah for one `unit`, of the pack for which that is least. */
  readonly unitPrice: Exact;
}

/** What the shop has for a need, the cheapest content first. Nothing that is out of stock. */
export function offersOf<Product extends GoodsProduct>(need: Need, products: readonly Product[]): Offer<Product>[] {
  const { goods } = roleOf(need.role);
  if (goods === null || need.isOwnGoods === true) return [];
  const offers = new Map<string, Offer<Product>>();
  for (const product of products) {
    if (!goods.some(each => isOf(product, each))) continue;
    for (const variant of product.variants) {
      const held = contentOf(variant, need);
      if (held === null || !isBuyable(variant) || !hasSize(need.size, variant, product)) continue;
      const [content, unit] = held;
      const pack: Pack = {
        id: variant.id,
        price: discountedPrice(variant.price, variant.discount),
        content,
        minimum: variant.min_quantity,
        step: variant.step_quantity,
      };
      const look = lookOf(variant.name);
      const key = `${product.slug}~${look}`;
      const price = over(exact(pack.price), content);
      const before = offers.get(key);
      if (before !== undefined && before.unit !== unit) continue;
      offers.set(key, {
        key,
        product,
        look,
        unit,
        packs: [...(before?.packs ?? []), pack],
        largest: before === undefined || compare(content, before.largest) > 0 ? content : before.largest,
        unitPrice: before === undefined || compare(price, before.unitPrice) < 0 ? price : before.unitPrice,
      });
    }
  }
  return [...offers.values()].sort((one, other) => compare(one.unitPrice, other.unitPrice));
}

function isOf({ slug, name, facts, category }: GoodsProduct, { category: wanted, words, without }: Goods): boolean {
  if (category.slug !== wanted) return false;
  const called = `${slug} ${name}`.toLowerCase();
  return (words?.test(`${called} ${facts.join(' ')}`.toLowerCase()) ?? true) && !without?.test(called);
}

/** What one sold unit holds in the unit of a need; paint by the litre also meets one in kg, by what it covers. Null: it does not fit. */
function contentOf({ content, unit }: GoodsVariant, need: Need): readonly [content: Exact, unit: NeedUnit] | null {
  const wanted = need.unit;
  if (wanted === 'pcs' || wanted === 'lembar' || wanted === 'batang')
    return [content?.unit === 'pcs' ? thousandths(content.thousandths) : exact(1), wanted];
  if (content?.unit === wanted) return content.thousandths > 0 ? [thousandths(content.thousandths), wanted] : null;
  if (content === null) return unit === wanted ? [exact(1), wanted] : unit === `half_${wanted}` ? [exact(1, 2), wanted] : null;
  const isPainted = need.own !== undefined && (content.unit === 'kg' || content.unit === 'liter') && content.thousandths > 0;
  return isPainted ? [thousandths(content.thousandths), content.unit as NeedUnit] : null;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/×/g, 'x')
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/ x /g, 'x');

/** Whether goods are of a size: variants begin with it ('D10 · 12 m', '7,5 cm · 111 keping'), tiles have it in their name. */
function hasSize(size: string | undefined, variant: GoodsVariant, product: GoodsProduct): boolean {
  if (size === undefined) return true;
  const [wanted, name] = [plain(size), plain(variant.name)];
  if (name.startsWith(wanted) && !/[\w.]/.test(name.charAt(wanted.length))) return true;
  return (
    /^\d+x\d+$/.test(wanted) &&
    plain(`${product.slug} ${product.name}`)
      .split(/[\s-]+/)
      .includes(wanted)
  );
}

/** A variant's name without how much it holds: packs of one colour belong together. */
const lookOf = (name: string): string =>
  name.replace(/\d+(?:[.,]\d+)? *(?:kg|liter|litres?|l)(?![\p{L}\p{N}])/giu, '').replace(/^[\s·]+|[\s·]+$/g, '');

/** How a need is met. */
export interface Plan {
  /** What is needed, by the table or by the product's own statement. */
  readonly amount: Exact;
  readonly unit: NeedUnit;
  /** The product's own rate for a unit of the work; null where it states none, or the customer counts by the table. */
  readonly own: Exact | null;
  /** Of the offer; null without one, or where its unit can't be reckoned in. */
  readonly packing: Packing | null;
  /** As it is usually sold, for want of an offer. */
  readonly sold: readonly Sold[];
}

/** @param stated what the offer's product says of its need or coverage */
export function planOf(
  need: Need,
  offer: Offer | undefined,
  stated: OwnRate | null,
  { isTolerant = false, isByTable = false }: { readonly isTolerant?: boolean; readonly isByTable?: boolean } = {},
): Plan {
  const role = roleOf(need.role);
  const isDifferent = offer !== undefined && offer.unit !== need.unit;
  const own =
    offer === undefined || stated === null || need.own === undefined || (isByTable && !isDifferent)
      ? null
      : ownAmount(stated, need.own, offer.unit, offer.largest);
  const [amount, unit] = own === null || offer === undefined ? [need.amount, need.unit] : [own.amount, offer.unit];
  const tolerant = isTolerant && unit === 'm3';
  const sale = (need.sale ?? role.sale).map(rule => sold(need.amount, rule, isTolerant && need.unit === 'm3'));
  const packing =
    offer === undefined || offer.unit !== unit
      ? null
      : role.hasMinimum
        ? bulkOf(offer.packs, amount, tolerant)
        : cheapestPacking(offer.packs, amount);
  return { amount, unit, own: own?.rate ?? null, packing, sold: sale };
}

/** Of goods whose minimum is a part of the amount: the one kind that comes to least. */
function bulkOf(packs: readonly Pack[], amount: Exact, isTolerant: boolean): Packing | null {
  const kinds = packs.map(pack => {
    const rule = { unit: '', content: numberOf(pack.content, 1_000) * 1_000 };
    const { count } = sold(amount, { ...rule, minimum: pack.minimum, step: pack.step }, isTolerant);
    return { picks: [{ pack, count }], cost: pack.price * count };
  });
  return kinds.reduce<Packing | null>((best, each) => (best === null || each.cost < best.cost ? each : best), null);
}
