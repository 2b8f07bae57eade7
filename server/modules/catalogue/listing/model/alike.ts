import { trigramsOf } from '#lib/trigrams.ts';
import { Likeness } from './likeness.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordIndex } from './word-index.ts';

/** Least likeness of a name to the whole text (pg_trgm's own threshold). */
const LIKENESS = 0.6;

export interface Names {
  readonly index: WordIndex;
  readonly vocabulary: Vocabulary;
  /** Names and groups of each product in plain words. */
  readonly texts: readonly string[];
  readonly isOnSale: Uint8Array;
}

/**
 * Products with a part in their names that resembles a text, and how much; nothing for the others. Only those that have enough of its
 * trigrams in any of their words are compared in full.
 */
export function resembling({ index, vocabulary, texts, isOnSale }: Names, text: string): Float32Array {
  const likeness = new Float32Array(texts.length);
  const wanted = new Likeness(text);
  if (wanted.asked === 0) return likeness;
  const counts = countTrigrams(index, vocabulary, new Set(trigramsOf(text)), texts.length);
  const enough = LIKENESS * wanted.asked;
  for (let product = 0; product < counts.length; product += 1) {
    if (isOnSale[product] !== 1 || (counts[product] ?? 0) < enough) continue;
    const own = wanted.to(texts[product] ?? '');
    if (own >= LIKENESS) likeness[product] = own;
  }
  return likeness;
}

/** How many of the trigrams each product has, in whichever of its words. */
function countTrigrams(index: WordIndex, vocabulary: Vocabulary, asked: ReadonlySet<string>, products: number): Uint16Array {
  const counts = new Uint16Array(products);
  // The trigram that was counted last for a product: one that stands in several of its words counts once.
  const last = new Uint16Array(products);
  let nth = 0;
  for (const trigram of asked) {
    nth += 1;
    for (const word of vocabulary.withTrigram(trigram)) {
      const { from, to } = index.postingsOf({ from: word, to: word + 1 });
      for (let at = from; at < to; at += 1) {
        const product = index.products[at] ?? 0;
        if (last[product] === nth) continue;
        last[product] = nth;
        counts[product] = (counts[product] ?? 0) + 1;
      }
    }
  }
  return counts;
}
