import type { CategorySlug } from './categories.ts';
import { type Dice, diceFor } from './prng.ts';

/** How fast a product sells; a few carry most of the trade. */
export type Popularity = 'new' | 'rare' | 'steady' | 'good' | 'top' | 'best' | 'bulk';

const soldRange: Record<Popularity, readonly [number, number]> = {
  new: [0, 9],
  rare: [18, 95],
  steady: [110, 520],
  good: [600, 2_400],
  top: [4_200, 21_000],
  best: [26_000, 34_000],
  // Counted by the piece, ordered by the thousand.
  bulk: [64_000, 310_000],
};

const day = 86_400_000;
const opening = Date.UTC(2023, 2, 1);
const lastArrival = Date.UTC(2025, 9, 31);
const newFrom = Date.UTC(2025, 7, 4);

const arrival = (dice: Dice, from: number, to: number): string =>
  new Date(from + dice.between(0, Math.round((to - from) / day)) * day).toISOString().slice(0, 10);

/** Ratings, reviews and sales of the demo shop, and since when. */
export interface Demand {
  readonly sold: number;
  readonly rating: number;
  readonly ratings: number;
  readonly since: string;
  readonly isPromoted: boolean;
}

/** Sales, ratings (an average that this many whole stars can really have), arrival and promotion of a product. */
export const demandFor = (slug: string, given: Popularity | undefined): Demand => {
  const dice = diceFor(slug);
  const popularity =
    given ?? dice.pick(['new', 'rare', 'rare', 'rare', 'rare', 'steady', 'steady', 'steady', 'steady', 'steady', 'good', 'good', 'good']);
  const sold = dice.between(...soldRange[popularity]);
  const orders = popularity === 'bulk' ? sold / 900 : sold;
  const ratings = popularity === 'new' ? 0 : Math.max(3, Math.round(orders ** 0.72 * (0.25 + dice.next() * 0.35)));
  const stars = Math.round(ratings * (4.02 + dice.next() * 0.8));
  const since = popularity === 'new' ? arrival(dice, newFrom, lastArrival) : arrival(dice, opening, newFrom);
  return {
    sold,
    rating: ratings === 0 ? 0 : Math.round((stars / ratings) * 100),
    ratings,
    since,
    isPromoted: popularity !== 'new' && dice.chance(0.09),
  };
};

/** Goods that every shop sells at nearly the same price leave little to take off. */
const thinMargins: ReadonlySet<string> = new Set<CategorySlug>([
  'semen',
  'bata-merah',
  'batako',
  'pasir',
  'split',
  'besi-beton',
  'wiremesh',
  'seng',
]);

/** Percent off for one variant; a promoted product's first variant always has one. */
export const discountFor = (dice: Dice, category: string, isPromoted: boolean, isFirst: boolean): number => {
  const wanted = dice.chance(isPromoted ? 0.5 : 0.13);
  if (!wanted && !(isPromoted && isFirst)) return 0;
  return thinMargins.has(category) ? dice.pick([5, 5, 8, 10]) : dice.pick([5, 5, 8, 10, 10, 12, 15, 15, 20, 25, 30]);
};

/** Units on the shelf: dearer goods are kept in smaller numbers; a few shelves are bare or nearly so. */
export const stockFor = (dice: Dice, price: number, minimum: number, step: number): number => {
  const fate = dice.next();
  if (fate < 0.04) return 0;
  const scale = Math.max(1, Math.round(minimum / 10));
  if (fate < 0.11) return wholeSteps(dice.between(3, 12) * scale, step);
  if (price >= 3_000_000) return wholeSteps(dice.between(14, 60), step);
  if (price >= 800_000) return wholeSteps(dice.between(40, 140), step);
  if (price >= 150_000) return wholeSteps(dice.between(48, 320), step);
  return wholeSteps(dice.between(120, 900) * scale, step);
};

const wholeSteps = (count: number, step: number): number => Math.ceil(count / step) * step;
