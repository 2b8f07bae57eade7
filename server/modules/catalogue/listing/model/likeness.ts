import { shared, trigramsOf } from '#lib/trigrams.ts';

/** Compares one text with many others. Their words repeat, so each word's trigrams are numbered once. */
export class Likeness {
  readonly #numbers = new Map<string, number>();
  readonly #byWord = new Map<string, readonly number[]>();
  /** Place of each trigram's last occurrence within the other text, -1 for none. */
  readonly #lastAt: number[] = [];
  /** Different trigrams of the text; they have the lowest numbers. */
  readonly asked: number;

  constructor(text: string) {
    for (const trigram of trigramsOf(text)) this.#number(trigram);
    this.asked = this.#numbers.size;
  }

  /**
   * pg_trgm's word_similarity: how like the text is to the part of the other that is most like it, 0 to 1. Written after
   * iterate_word_similarity of contrib/pg_trgm/trgm_op.c.
   * @param other words with single blanks between them
   */
  to(other: string): number {
    const within: number[] = [];
    for (const word of other.split(' ')) for (const trigram of this.#trigrams(word)) within.push(trigram);
    const { asked } = this;
    const lastAt = this.#lastAt;
    let [best, lower, common, distinct] = [0, -1, 0, 0];
    for (let upper = 0; upper < within.length; upper += 1) {
      const trigram = within[upper] ?? 0;
      const isAsked = trigram < asked;
      if (lower >= 0 || isAsked) {
        if (lastAt[trigram] === -1) {
          distinct += 1;
          if (isAsked) common += 1;
        }
        lastAt[trigram] = upper;
      }
      if (!isAsked) continue;
      if (lower === -1) {
        lower = upper;
        distinct = 1;
      }
      let current = shared(common, asked, distinct);
      // A later beginning may be more alike.
      const start = lower;
      let [fewerCommon, fewerDistinct] = [common, distinct];
      for (let from = start; from <= upper; from += 1) {
        const shorter = shared(fewerCommon, asked, fewerDistinct);
        if (shorter > current) {
          current = shorter;
          [distinct, lower, common] = [fewerDistinct, from, fewerCommon];
        }
        const left = within[from] ?? 0;
        if (lastAt[left] !== from) continue;
        fewerDistinct -= 1;
        if (left < asked) fewerCommon -= 1;
      }
      best = Math.max(best, current);
      for (let from = start; from < lower; from += 1) {
        const left = within[from] ?? 0;
        if (lastAt[left] === from) lastAt[left] = -1;
      }
    }
    for (const trigram of within) lastAt[trigram] = -1;
    return best;
  }

  #trigrams(word: string): readonly number[] {
    const known = this.#byWord.get(word);
    if (known !== undefined) return known;
    const own = trigramsOf(word).map(trigram => this.#number(trigram));
    this.#byWord.set(word, own);
    return own;
  }

  #number(trigram: string): number {
    const known = this.#numbers.get(trigram);
    if (known !== undefined) return known;
    const own = this.#numbers.size;
    this.#numbers.set(trigram, own);
    this.#lastAt.push(-1);
    return own;
  }
}
