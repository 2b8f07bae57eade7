import type { Expression, Spelling } from './match.ts';
import { positionOf, type WordIndex, weightOf } from './word-index.ts';

/**
 * How well products answer a search, in hundredths: PostgreSQL's ts_rank with its weights, step by step in single precision, so that an
 * order of results is the database's. Written after src/backend/utils/adt/tsrank.c.
 */
export function rankProducts(index: WordIndex, expression: Expression, found: Uint8Array): Uint16Array {
  const operands = uniqueOperands(expression);
  const ranks =
    expression.kind === 'all' && expression.terms.length > 1 && operands.length > 1
      ? rankAll(index, operands, found)
      : rankAny(index, operands, found);
  return inHundredths(ranks);
}

/** Ranks as they are compared. A loop: `from` with a function takes ten times as long. */
export function inHundredths(ranks: Float32Array): Uint16Array {
  const rounded = new Uint16Array(ranks.length);
  for (let product = 0; product < ranks.length; product += 1) rounded[product] = hundredths(ranks[product] ?? 0);
  return rounded;
}

/** Of D, C, B, A. */
const factors = [0.1, 0.2, 0.4, 1].map(Math.fround);
const factor = (place: number): number => factors[weightOf(place)] ?? 0;

/** Each text once, sorted, as the database takes operands; of two with one text that counts which stands farther right. */
function uniqueOperands({ terms }: Expression): readonly Spelling[] {
  const spellings = terms.flatMap(term => term.spellings).reverse();
  const unique = spellings.filter(({ text }, position) => spellings.findIndex(other => other.text === text) === position);
  return unique.sort((left, right) => (left.text < right.text ? -1 : 1));
}

/** Calls back for each word of an operand and each product that has it, words in their order. */
function eachEntry(index: WordIndex, operand: Spelling, found: Uint8Array, use: (product: number, from: number, to: number) => void): void {
  const words = index.wordsOf(operand.text, operand.isBeginning);
  for (let word = words.from; word < words.to; word += 1) {
    const [from, to] = [index.starts[word] ?? 0, index.starts[word + 1] ?? 0];
    for (let at = from; at < to; ) {
      const product = index.products[at] ?? 0;
      let end = at + 1;
      while (end < to && index.products[end] === product) end += 1;
      if (found[product] === 1) use(product, at, end);
      at = end;
    }
  }
}

function rankAny(index: WordIndex, operands: readonly Spelling[], found: Uint8Array): Float32Array {
  const ranks = new Float32Array(found.length);
  for (const operand of operands) {
    eachEntry(index, operand, found, (product, from, to) => {
      ranks[product] = (ranks[product] ?? 0) + wordRank(index, from, to) / 1.64493406685;
    });
  }
  for (let product = 0; product < ranks.length; product += 1) ranks[product] = (ranks[product] ?? 0) / operands.length;
  return ranks;
}

/** Of one word in one product: its best place whole, the others less the later they come. */
function wordRank(index: WordIndex, from: number, to: number): number {
  let [sum, best, bestAt] = [0, -1, 0];
  for (let at = from; at < to; at += 1) {
    const own = factor(index.places[at] ?? 0);
    const nth = at - from + 1;
    sum = Math.fround(sum + Math.fround(own / (nth * nth)));
    if (own > best) [best, bestAt] = [own, nth];
  }
  return Math.fround(Math.fround(best + sum) - Math.fround(best / (bestAt * bestAt)));
}

function rankAll(index: WordIndex, operands: readonly Spelling[], found: Uint8Array): Float32Array {
  const ranks = new Float32Array(found.length).fill(-1);
  // Where each operand's last word stands in each product: what the later operands are compared with.
  const lasts: { from: Uint32Array; to: Uint32Array }[] = [];
  for (const operand of operands) {
    const last = { from: new Uint32Array(found.length), to: new Uint32Array(found.length) };
    eachEntry(index, operand, found, (product, from, to) => {
      last.from[product] = from;
      last.to[product] = to;
      for (const earlier of lasts) {
        ranks[product] = withPairs(index, ranks[product] ?? 0, [from, to], [earlier.from[product] ?? 0, earlier.to[product] ?? 0]);
      }
    });
    lasts.push(last);
  }
  return ranks;
}

type Places = readonly [from: number, to: number];

/** A rank with the nearness of two words at all their places taken in. */
function withPairs(index: WordIndex, rank: number, own: Places, other: Places): number {
  let sum = rank;
  for (let left = own[0]; left < own[1]; left += 1) {
    for (let right = other[0]; right < other[1]; right += 1) {
      const [mine, theirs] = [index.places[left] ?? 0, index.places[right] ?? 0];
      const distance = Math.abs(positionOf(mine) - positionOf(theirs));
      if (distance === 0) continue;
      const near = Math.fround(Math.sqrt(Math.fround(Math.fround(factor(mine) * factor(theirs)) * nearness(distance))));
      sum = Math.fround(sum < 0 ? near : 1 - (1 - sum) * (1 - near));
    }
  }
  return sum;
}

const nearness = (distance: number): number => Math.fround(distance > 100 ? 1e-30 : 1 / (1.005 + 0.05 * Math.exp(distance / 1.5 - 2)));

/** `round(value::numeric, 2)` of a single-precision value, times a hundred: six digits count, halves go up. */
function hundredths(value: number): number {
  if (value <= 0) return 0;
  const scaled = value * 100;
  const isNearHalf = Math.abs(scaled - Math.floor(scaled) - 0.5) < 1e-3;
  if (!isNearHalf) return Math.round(scaled);
  return Math.floor((Math.round(Number(value.toPrecision(6)) * 1e8) + 500_000) / 1_000_000);
}
