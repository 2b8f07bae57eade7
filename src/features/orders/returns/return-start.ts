import type { Returnable } from '#contract/returns.ts';
import type { MutationOf } from '#data/outbox/mutations.ts';

type Asked = MutationOf<'return.ask'>;

/** A line of the order that the form offers. */
export interface Offered {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  /** Sold units that can still be asked for. */
  readonly most: number;
  readonly mayBeUnwanted: boolean;
}

/** The values that the form of a return opens with. */
export interface ReturnStart {
  readonly orderId: string;
  readonly orderNumber: string | null;
  readonly offered: readonly Offered[];
  readonly chosen: ReadonlyMap<string, number>;
  readonly reason: Asked['reason'] | undefined;
  readonly wish: Asked['wish'] | undefined;
  readonly words: string;
  readonly photos: readonly Blob[];
}

const nameOf = ({ product_name, variant_name }: Returnable) => `${product_name} · ${variant_name}`;

const offeredOf = (line: Returnable): Offered => ({
  id: line.order_item_id,
  name: nameOf(line),
  unit: line.unit,
  most: line.quantity,
  mayBeUnwanted: line.may_be_unwanted,
});

/** Goods without those that wait to be asked for on this phone. */
export function offeredLines(returnable: readonly Returnable[], waiting: readonly Asked[]): readonly Offered[] {
  const taken = (id: string) =>
    waiting
      .flatMap(({ lines }) => lines)
      .filter(line => line.id === id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return returnable.map(offeredOf).flatMap(line => {
    const most = line.most - taken(line.id);
    return most > 0 ? [{ ...line, most }] : [];
  });
}

/** An empty form; where there is only one thing to choose it is chosen. */
export function startOfOrder(order: { readonly id: string; readonly number: string | null }, offered: readonly Offered[]): ReturnStart {
  const [only] = offered;
  return {
    orderId: order.id,
    orderNumber: order.number,
    offered,
    chosen: new Map(only !== undefined && offered.length === 1 ? [[only.id, 1]] : []),
    ...{ reason: undefined, wish: undefined, words: '', photos: [] },
  };
}

/** A return that was typed and not sent. @param returnable as far as this phone knows it: what is not there keeps its quantity */
export function startOfMutation(
  { orderId, orderNumber, reason, wish, words, lines, photos }: Asked,
  returnable: readonly Returnable[],
): ReturnStart {
  const known = new Map(returnable.map(line => [line.order_item_id, offeredOf(line)]));
  const own = lines.map(({ id, name, quantity, unit }): Offered => {
    const line = known.get(id);
    if (line !== undefined) return { ...line, most: Math.max(line.most, quantity) };
    return { id, name, unit, most: quantity, mayBeUnwanted: true };
  });
  const others = [...known.values()].filter(({ id }) => !lines.some(line => line.id === id));
  const chosen = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  return { orderId, orderNumber, offered: [...own, ...others], chosen, reason, wish, words, photos };
}
