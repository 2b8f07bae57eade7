import { uuidV5 } from '#server/modules/catalogue/import-export/catalogue-rows.ts';
import { type StarCounts, spreadOfStars } from '#server/modules/reviews/stars.ts';
import type { reviews } from '../../db/schema/reviews.ts';
import type { CatalogueData, ProductData } from '../../modules/catalogue/catalogue-data.ts';
import { type Dice, diceFor } from '../catalogue/prng.ts';
import { stableId } from '../stable-id.ts';
import { deliveries, firstNames, praise, towns, verdicts } from './words.ts';

/** Products that get reviews: those with the most ratings, and those that sell best, which everybody opens first. */
const MOST_RATED = 50;
const BEST_SELLING = 20;
const DAY = 86_400_000;
/** Of one product. */
const MOST_REVIEWS = 9;
/** Days over which the reviews of a product are spread. */
const SPAN = 300;

type Row = typeof reviews.$inferInsert;

/**
 * Invented reviews of the demo's most rated products, in words that fit their goods; their stars are drawn from the product's own
 * ratings, so that both agree. The same rows each time, counted back from `now`.
 */
export function reviewRows({ products, categories }: CatalogueData, now: Date): Row[] {
  const tops = new Map(categories.map(category => [category.slug, category.parent ?? category.slug]));
  const rated = products.filter(product => product.ratings >= 10);
  const chosen = new Set([...most(rated, 'ratings').slice(0, MOST_RATED), ...most(rated, 'sold').slice(0, BEST_SELLING)]);
  return [...chosen].flatMap(product => reviewsOf(product, tops.get(product.category) ?? '', now));
}

/** Every id that a review of these goods may have in the demo. */
export function demoReviewIds(slugs: readonly string[]): string[] {
  return slugs.flatMap(slug => Array.from({ length: MOST_REVIEWS }, (_, index) => reviewId(slug, index)));
}

const reviewId = (slug: string, index: number) => stableId(`review ${slug} ${index}`);

const most = (products: readonly ProductData[], field: 'ratings' | 'sold') =>
  [...products].sort((left, right) => right[field] - left[field] || (left.slug < right.slug ? -1 : 1));

function reviewsOf(product: ProductData, top: string, now: Date): Row[] {
  const dice = diceFor(`reviews ${product.slug}`);
  const count = dice.between(4, MOST_REVIEWS);
  const start = dice.between(0, firstNames.length - 1);
  let left = spreadOfStars(product.rating, product.ratings);
  const age = Math.min(SPAN, Math.floor((now.getTime() - Date.parse(product.since)) / DAY) - 10);
  return Array.from({ length: count }, (_, index) => {
    const rating = drawStars(dice, left);
    left = taken(left, rating);
    const variant = product.variants[dice.between(0, product.variants.length - 1)] ?? product.variants[0];
    // Reviews come one after the other, the newest first, so that none are of the same moment.
    const daysAgo = 2 + ((index + dice.next()) * Math.max(1, age)) / count;
    return {
      id: reviewId(product.slug, index),
      productId: uuidV5('product', product.slug),
      variantId: uuidV5('variant', variant?.sku ?? ''),
      orderItemId: null,
      customerId: null,
      // In steps, so that no customer seems to have written twice.
      author: `${firstNames[(start + index * 7) % firstNames.length]}, ${dice.pick(towns)}`,
      rating,
      text: textOf(dice, rating, praise[top]),
      photos: [],
      createdAt: new Date(Math.round(now.getTime() - daysAgo * DAY)),
    };
  });
}

function textOf(dice: Dice, rating: 1 | 2 | 3 | 4 | 5, praised: readonly [string, ...string[]] | undefined): string {
  const isContent = rating >= 4;
  const sentences = [
    dice.chance(0.75) || !isContent || praised === undefined ? dice.pick(verdicts[rating]) : '',
    isContent && praised !== undefined ? dice.pick(praised) : '',
    isContent && dice.chance(0.35) ? dice.pick(deliveries) : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Each rating that is left is as likely as any other. */
function drawStars(dice: Dice, left: StarCounts): 1 | 2 | 3 | 4 | 5 {
  let draw = dice.next() * left.reduce((sum, count) => sum + count, 0);
  for (const stars of [5, 4, 3, 2, 1] as const) {
    draw -= left[stars - 1] ?? 0;
    if (draw < 0) return stars;
  }
  return 5;
}

function taken([ones, twos, threes, fours, fives]: StarCounts, rating: number): StarCounts {
  const less = (count: number, stars: number) => (stars === rating ? Math.max(0, count - 1) : count);
  return [less(ones, 1), less(twos, 2), less(threes, 3), less(fours, 4), less(fives, 5)];
}
