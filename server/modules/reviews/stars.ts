/** How many customers gave one, two, three, four and five stars. */
export type StarCounts = readonly [ones: number, twos: number, threes: number, fours: number, fives: number];

const STARS = [1, 2, 3, 4, 5] as const;

export const countOf = (counts: StarCounts): number => counts.reduce((sum, count) => sum + count, 0);
const starsOf = (counts: StarCounts): number => counts.reduce((sum, count, index) => sum + count * (index + 1), 0);

/** Average in hundredths of a star; 0 where no customer gave any. */
export function averageOf(counts: StarCounts): number {
  const count = countOf(counts);
  return count === 0 ? 0 : Math.round((starsOf(counts) / count) * 100);
}

/** With one more rating, or with one changed. @param from what the same customer gave before; null for nothing */
export function withRating(counts: StarCounts, from: number | null, to: number): StarCounts {
  const changed = counts.map((count, index) => count - (index + 1 === from ? 1 : 0) + (index + 1 === to ? 1 : 0));
  return atLeastNone(changed);
}

/**
 * Spreads ratings of which only the average and the number are known, as those that came with a catalogue: the most even spread
 * (each step of stars is so many times as frequent as the one below) that has exactly this many stars in all.
 * @param average hundredths of a star
 */
export function spreadOfStars(average: number, count: number): StarCounts {
  if (count <= 0) return [0, 0, 0, 0, 0];
  const stars = Math.min(5 * count, Math.max(count, Math.round((average * count) / 100)));
  const shares = sharesOf(stars / count).map(share => share * count);
  const counts = shares.map(Math.floor);
  const byRemainder = STARS.map((_, index) => index).sort((left, right) => fraction(shares[right]) - fraction(shares[left]));
  const missing = count - counts.reduce((sum, each) => sum + each, 0);
  for (const index of byRemainder.slice(0, missing)) counts[index] = (counts[index] ?? 0) + 1;
  // Rounding left the sum a few stars off: neighbours exchange one each until it fits.
  for (let off = stars - starsOf(atLeastNone(counts)); off !== 0; off -= Math.sign(off)) {
    const step = Math.sign(off);
    const giver = [3, 2, 1, 4, 0].find(index => (counts[index] ?? 0) > 0 && counts[index + step] !== undefined) ?? 0;
    counts[giver] = (counts[giver] ?? 0) - 1;
    counts[giver + step] = (counts[giver + step] ?? 0) + 1;
  }
  return atLeastNone(counts);
}

/** Shares of one to five stars with this mean, as a geometric series whose ratio is found by halving. */
function sharesOf(mean: number): number[] {
  let [low, high] = [-20, 20];
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2;
    if (meanOf(weights(middle)) < mean) low = middle;
    else high = middle;
  }
  const found = weights((low + high) / 2);
  const sum = found.reduce((total, weight) => total + weight, 0);
  return found.map(weight => weight / sum);
}

const weights = (logRatio: number): number[] => STARS.map(stars => Math.exp(logRatio * (stars - 3)));

function meanOf(found: readonly number[]): number {
  const sum = found.reduce((total, weight) => total + weight, 0);
  return found.reduce((total, weight, index) => total + weight * (index + 1), 0) / sum;
}

const fraction = (value = 0): number => value - Math.floor(value);

function atLeastNone([ones = 0, twos = 0, threes = 0, fours = 0, fives = 0]: readonly number[]): StarCounts {
  const none = (count: number) => Math.max(0, count);
  return [none(ones), none(twos), none(threes), none(fours), none(fives)];
}
