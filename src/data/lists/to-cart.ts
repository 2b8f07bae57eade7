import type { ListGoods } from '#contract/lists.ts';
import { type SnapReason, smallestQuantity, snapped } from '#lib/quantity.ts';
import { type CartLine, isOfVariant } from '../cart/model.ts';
import type { LineFacts } from './line-facts.ts';

/** Distinct lines that a cart takes; the shop's own limit (`customer-limits.ts`). */
const CART_LINES = 200;

/** A variant that goes into the cart: how many stand there then, and why that is not just what the list adds. */
export interface Addition {
  readonly goods: ListGoods;
  readonly quantity: number;
  readonly reason: SnapReason;
  /** Rupiah for one sold unit when the customer last saw or quoted it, where today's price is another one. */
  readonly seenPrice: number | null;
  /** The cart has some already. Only one list is told what an order brings of a line of the cart: the one that added to it last. */
  readonly isInCart: boolean;
}

/** What becomes of the chosen lines of a list. */
export interface CartPlan {
  readonly additions: readonly Addition[];
  /** Ids of lines that the additions are of. */
  readonly taken: readonly string[];
  /** Lines that can't be had now: words of the customer's own, sold no more, out of stock, bought already. */
  readonly left: readonly LineFacts[];
  /** Lines for which the cart has no room: they go once this part is ordered. */
  readonly later: readonly LineFacts[];
}

/** Plans what goes into the cart, on top of what is there: quantities as they are sold, and no more lines than a cart takes. Pure. */
export function cartPlan(chosen: readonly LineFacts[], cart: readonly CartLine[]): CartPlan {
  const wanted = new Map<string, { goods: ListGoods; rest: number; lines: LineFacts[] }>();
  const left: LineFacts[] = [];
  for (const facts of chosen) {
    const { goods, rest } = facts;
    if (goods === undefined || rest === 0 || facts.isGone || snapped(smallestQuantity(ruleOf(goods)), ruleOf(goods)).quantity === 0) {
      left.push(facts);
      continue;
    }
    const same = wanted.get(goods.id) ?? { goods, rest: 0, lines: [] };
    wanted.set(goods.id, { goods, rest: same.rest + rest, lines: [...same.lines, facts] });
  }
  let room = CART_LINES - cart.length;
  const additions: Addition[] = [];
  const taken: string[] = [];
  const later: LineFacts[] = [];
  for (const { goods, rest, lines } of wanted.values()) {
    const known = cart.find(line => isOfVariant(line, goods.id) || line.variantId === `n${goods.number}`);
    if (known === undefined && room <= 0) {
      later.push(...lines);
      continue;
    }
    if (known === undefined) room -= 1;
    const seenPrice = lines.find(({ change }) => change !== null)?.line.seen_price?.price ?? null;
    additions.push({ goods, seenPrice, isInCart: known !== undefined, ...snapped((known?.quantity ?? 0) + rest, ruleOf(goods)) });
    taken.push(...lines.map(({ line }) => line.id));
  }
  return { additions, taken, left, later };
}

const ruleOf = ({ stock, min_quantity: minimum, step_quantity: step }: ListGoods) => ({ stock, minimum, step });
