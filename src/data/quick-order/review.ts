import { discountedPrice } from '#lib/money.ts';
import { type SnapReason, snapped } from '#lib/quantity.ts';
import { soldQuantity, withoutLength } from '#lib/quick-order/convert.ts';
import { idleWords } from '#lib/quick-order/filler-words.ts';
import type { OrderItem, OrderLine } from '#lib/quick-order/types.ts';
import { type Choice, isChoice } from './choices.ts';
import type { Decision } from './draft.ts';
import type { Goods, WantedGoods, WantedLine } from './wanted.ts';

/** A wanted thing with the line that it was read from. */
export interface OrderedItem {
  /** Its words and which of several with them it is: the same after other lines have changed. */
  readonly key: string;
  /** The line as it stands in the text. */
  readonly line: string;
  /** Other things stand in the same line. */
  readonly isPart: boolean;
  readonly item: OrderItem;
}

/** Ready for the cart or a list; goods to be chosen; something asked; passed over. */
export type ReviewState = 'ready' | 'choose' | 'asked' | 'skipped';

/** A wanted thing as the customer reviews it. */
export interface ReviewLine extends OrderedItem {
  readonly state: ReviewState;
  /** What may be meant, earlier choices first. */
  readonly choices: readonly Goods[];
  /** More than the choices were found. */
  readonly hasMore: boolean;
  readonly goods: Goods | null;
  /** Taken because of an earlier choice or order. */
  readonly isFromBefore: boolean;
  /** It goes into a list in the customer's own words. */
  readonly isWords: boolean;
  /** Sold units; null while it is not known. */
  readonly quantity: number | null;
  /** Why that is not how many can be bought, and how many can. */
  readonly limit: { readonly reason: Exclude<SnapReason, null>; readonly quantity: number } | null;
  /** Rupiah for all of it; null where that is not known. */
  readonly sum: number | null;
  /** Whether what is offered has the words and sizes that were asked for. */
  readonly isExact: boolean;
  readonly askedBrand: string | null;
}

/** Every wanted thing of an order, in its order. */
export function itemsOf(lines: readonly OrderLine[]): OrderedItem[] {
  return itemsByLine(lines).flat();
}

function itemsByLine(lines: readonly OrderLine[]): OrderedItem[][] {
  const counts = new Map<string, number>();
  return lines.map(line =>
    shownItems(line).map((item, _, all) => {
      const nth = counts.get(item.text) ?? 0;
      counts.set(item.text, nth + 1);
      return { key: `${nth} ${item.text}`, line: line.text.trim(), isPart: all.length > 1, item };
    }),
  );
}

/** A greeting with commas is one note. */
function shownItems({ text, items }: OrderLine): readonly OrderItem[] {
  const [first] = items;
  return first !== undefined && items.every(({ status }) => status === 'skip') ? [{ ...first, text: text.trim() }] : items;
}

/** The words by which goods for an item are looked for, and remembered. */
export const searchWords = (item: OrderItem): string => {
  const words = withoutLength(item.words).words.replaceAll('/sak', '').split(' ');
  const telling = words.filter(
    (word, at) => !idleWords.has(word) || (word === 'mm' && /\d$/.test(words[at - 1] ?? '') && !/^d\d/.test(words[at - 1] ?? '')),
  );
  return telling.join(' ');
};

/** What goods are to be looked for, once for the same words. A greeting is none: where the customer says that it is, it is kept in their words. */
export function wantedLines(items: readonly OrderedItem[], chosen: ReadonlyMap<string, Choice>): WantedLine[] {
  const words = new Set(items.flatMap(({ item }) => (item.reason === 'note' || item.words === '' ? [] : [searchWords(item)])));
  return [...words].map(each => ({ words: each, chosen: chosen.get(each) }));
}

/** A wanted thing with what was found for it and what the customer decided. @param isBought whether the customer has bought goods before */
export function reviewOf(
  ordered: OrderedItem,
  wanted: WantedGoods | undefined,
  decision: Decision | undefined,
  isBought: (goods: Goods) => boolean = () => false,
): ReviewLine {
  const { item } = ordered;
  const isPassed = decision?.isSkipped ?? item.status === 'skip';
  const { choices, taken, isFromBefore } = offered(item, wanted, isBought);
  const own = decision?.goods;
  const isWords = own === 'words' || (own === undefined && wanted !== undefined && choices.length === 0);
  const goods = own === 'words' ? null : own === undefined ? taken : (choices.find(each => isChoice(own, each)) ?? null);
  const read = goods === null ? null : soldOf(item, goods);
  const quantity = decision?.quantity ?? (item.status === 'ask' && item.reason !== 'no_size' ? null : read);
  const isAsking = item.status === 'ask' && (item.reason === 'no_size' ? goods === null : decision?.quantity === undefined);
  return {
    ...ordered,
    state: stateOf({ isPassed, isWords: own === 'words', isAsking, goods, quantity, hasChoices: choices.length > 0 }),
    choices,
    hasMore: wanted !== undefined && wanted.total > wanted.goods.length,
    goods,
    isFromBefore: own === undefined && goods !== null && isFromBefore,
    isWords,
    quantity,
    limit: goods === null || quantity === null ? null : limitOf(goods, quantity),
    sum: goods === null || quantity === null ? null : discountedPrice(goods.variant.price, goods.variant.discount) * quantity,
    isExact: wanted?.isExact ?? true,
    askedBrand: wanted?.askedBrand ?? null,
  };
}

function offered(item: OrderItem, wanted: WantedGoods | undefined, isBought: (goods: Goods) => boolean) {
  const found = wanted?.goods ?? [];
  const sold = found.filter(({ variant }) => item.unit !== 'pcs' && variant.unit === item.unit);
  const fitting = sold.length > 0 ? sold : found.filter(each => soldOf(item, each) !== null);
  // Where nothing is sold by that unit, the customer sees how it is sold.
  const open = fitting.length > 0 ? fitting : found;
  const before = wanted?.chosen;
  const bought = open.filter(isBought);
  const first = before === undefined ? bought : [before];
  const choices = [...first, ...open.filter(each => !first.some(known => isSame(known, each)))];
  const isOnly = wanted?.isExact === true && wanted.isPartial !== true && open.length === 1 && wanted.total <= found.length;
  const fromBefore = before ?? (bought.length === 1 && wanted?.isExact === true ? bought[0] : undefined);
  // A bar without a diameter is no certain one, whatever was chosen before.
  const taken = item.reason === 'no_size' ? undefined : (fromBefore ?? (isOnly ? open[0] : undefined));
  return { choices, taken: taken ?? null, isFromBefore: fromBefore !== undefined };
}

const isSame = (one: Goods, other: Goods): boolean => one.product.slug === other.product.slug && one.variant.name === other.variant.name;

/** Sold units of goods that an item asks for; null where its unit is another one, or none was said. */
function soldOf(item: OrderItem, { variant }: Goods): number | null {
  const { length } = withoutLength(item.words);
  const weight = 'weight' in variant ? variant.weight : (variant.parcel?.[0] ?? 0);
  return soldQuantity(item.quantity ?? 1, item.unit, { unit: variant.unit, content: variant.content, weight }, length);
}

function limitOf({ variant }: Goods, quantity: number): ReviewLine['limit'] {
  const can = snapped(quantity, { stock: variant.stock, minimum: variant.min_quantity, step: variant.step_quantity });
  return can.reason === null ? null : { reason: can.reason, quantity: can.quantity };
}

function stateOf({
  isPassed,
  isWords,
  isAsking,
  goods,
  quantity,
  hasChoices,
}: {
  readonly isPassed: boolean;
  readonly isWords: boolean;
  readonly isAsking: boolean;
  readonly goods: Goods | null;
  readonly quantity: number | null;
  readonly hasChoices: boolean;
}): ReviewState {
  if (isPassed) return 'skipped';
  if (isWords) return 'ready';
  if (isAsking) return 'asked';
  if (goods === null) return hasChoices ? 'choose' : 'asked';
  return quantity !== null && quantity > 0 ? 'ready' : 'asked';
}

/** The text that is left once some of its things have gone into the cart or a list; nothing where only notes would be left. */
export function textLeft(lines: readonly OrderLine[], taken: ReadonlySet<string>, all: readonly ReviewLine[]): string {
  const left = all.filter(({ key }) => !taken.has(key));
  if (left.every(({ state }) => state === 'skipped')) return '';
  const keys = new Set(left.map(({ key }) => key));
  return itemsByLine(lines)
    .flatMap((items, at) => {
      const rest = items.filter(({ key }) => keys.has(key));
      if (rest.length === items.length) return items.length === 0 ? [] : [lines[at]?.text ?? ''];
      return rest.map(({ item }) => item.text);
    })
    .join('\n');
}
