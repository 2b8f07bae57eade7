import type { Columns } from './columns.ts';
import type { ListingOrder } from './filters.ts';

type Compare = (left: number, right: number) => number;

/** All orders as lists of ordinals, so that a late page costs no more than the first. */
export class Orders {
  readonly #compare: Readonly<Record<ListingOrder, Compare>>;
  readonly #sorted: Record<ListingOrder, Uint32Array>;

  constructor({ size, sold, since, priceFrom, rating, ratings }: Columns) {
    const by =
      (column: Uint16Array | Uint32Array, direction: 1 | -1): Compare =>
      (left, right) =>
        direction * ((column[left] ?? 0) - (column[right] ?? 0));
    // Ordinals are in the order of ids: ties are broken by id, else pages could repeat a product or leave one out.
    const chain =
      (...compares: readonly Compare[]): Compare =>
      (left, right) => {
        for (const compare of compares) {
          const difference = compare(left, right);
          if (difference !== 0) return difference;
        }
        return left - right;
      };
    this.#compare = {
      best_selling: chain(by(sold, -1)),
      newest: chain(by(since, -1)),
      price_asc: chain(by(priceFrom, 1)),
      price_desc: chain(by(priceFrom, -1)),
      rating: chain(by(rating, -1), by(ratings, -1)),
    };
    const sorted = (order: ListingOrder) => Uint32Array.from({ length: size }, (_, product) => product).sort(this.#compare[order]);
    this.#sorted = {
      best_selling: sorted('best_selling'),
      newest: sorted('newest'),
      price_asc: sorted('price_asc'),
      price_desc: sorted('price_desc'),
      rating: sorted('rating'),
    };
  }

  of(order: ListingOrder): Uint32Array {
    return this.#sorted[order];
  }

  /** Puts products whose figures changed where they belong now. */
  move(changed: ReadonlySet<number>): void {
    for (const order of Object.keys(this.#sorted) as ListingOrder[]) this.#sorted[order] = this.#moved(order, changed);
  }

  #moved(order: ListingOrder, changed: ReadonlySet<number>): Uint32Array {
    const compare = this.#compare[order];
    const moving = [...changed].sort(compare);
    const result = new Uint32Array(this.#sorted[order].length);
    let [at, next] = [0, 0];
    for (const product of this.#sorted[order]) {
      if (changed.has(product)) continue;
      for (let own = moving[next]; own !== undefined && compare(own, product) < 0; own = moving[next]) {
        result[at++] = own;
        next += 1;
      }
      result[at++] = product;
    }
    result.set(moving.slice(next), at);
    return result;
  }
}
