import { shared, trigramsOf } from '#lib/trigrams.ts';
import type { WordIndex } from './word-index.ts';

/** Least likeness by trigrams of a word that is looked at; the distance in letters decides. */
const WORD_LIKENESS = 0.2;
/** Likeness by trigrams says little of words up to this length. */
const SHORT = 4;

/** A word of the shop that may be what was typed. */
export interface Candidate {
  readonly word: string;
  /** How many products on sale have it. */
  readonly weight: number;
}

/** All words that products are found by, by their trigrams, and which of them are worth suggesting. */
export class Vocabulary {
  readonly #index: WordIndex;
  readonly #byTrigram = new Map<string, number[]>();
  /** Different trigrams of each word. */
  readonly #sizes: Uint8Array;
  /** Of words worth suggesting: how many products have them; else 0. */
  readonly #weights: Uint32Array;

  constructor(index: WordIndex, weights: ReadonlyMap<string, number>) {
    this.#index = index;
    this.#sizes = new Uint8Array(index.words.length);
    this.#weights = new Uint32Array(index.words.length);
    index.words.forEach((word, ordinal) => {
      const trigrams = new Set(trigramsOf(word));
      this.#sizes[ordinal] = trigrams.size;
      this.#weights[ordinal] = weights.get(word) ?? 0;
      for (const trigram of trigrams) {
        const own = this.#byTrigram.get(trigram);
        if (own === undefined) this.#byTrigram.set(trigram, [ordinal]);
        else own.push(ordinal);
      }
    });
  }

  /** Words worth suggesting that begin with, resemble, or (for short ones) share the first letter with what was typed. */
  candidates(typed: string): Candidate[] {
    const found = new Set([...this.#alike(typed), ...this.#within(this.#index.wordsOf(typed, true))]);
    if (typed.length <= SHORT) {
      for (const ordinal of this.#within(this.#index.wordsOf(typed.slice(0, 1), true))) {
        if (Math.abs((this.#index.words[ordinal] ?? '').length - typed.length) <= 1) found.add(ordinal);
      }
    }
    return [...found].flatMap(ordinal => {
      const weight = this.#weights[ordinal] ?? 0;
      return weight === 0 ? [] : [{ word: this.#index.words[ordinal] ?? '', weight }];
    });
  }

  /** Words that have a trigram. */
  withTrigram(trigram: string): readonly number[] {
    return this.#byTrigram.get(trigram) ?? [];
  }

  #within({ from, to }: { readonly from: number; readonly to: number }): number[] {
    return Array.from({ length: to - from }, (_, offset) => from + offset);
  }

  #alike(typed: string): number[] {
    const trigrams = new Set(trigramsOf(typed));
    const common = new Map<number, number>();
    for (const trigram of trigrams) for (const ordinal of this.withTrigram(trigram)) common.set(ordinal, (common.get(ordinal) ?? 0) + 1);
    return [...common]
      .filter(([ordinal, count]) => shared(count, trigrams.size, this.#sizes[ordinal] ?? 0) >= WORD_LIKENESS)
      .map(([ordinal]) => ordinal);
  }
}
